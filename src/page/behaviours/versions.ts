import {openDrawer} from './drawer';

/** As the classic theme stores it: src/frame/VersionSwitch has the names. */
const KEY = 'docs-preferred-version-default-rift';

const buttonOf = () => document.querySelector<HTMLElement>('[data-version-menu]');
const menuOf = () => document.querySelector<HTMLElement>('#version-menu');
const choicesIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('[data-version-choice]')];

const isOpen = () => buttonOf()?.getAttribute('aria-expanded') === 'true';

/** Opens the list; on small screens the drawer, which has another. */
export function openVersions(): void {
  const button = buttonOf();
  const menu = menuOf();
  if (button && menu && button.getClientRects().length > 0) {
    // The button gets the focus back when the list is closed.
    button.focus();
    if (!isOpen()) button.click();
    choicesIn(menu)[0]?.focus();
  } else {
    const drawer = openDrawer();
    if (drawer) choicesIn(drawer)[0]?.focus();
  }
}

function remember({target}: Event): void {
  const choice = target instanceof Element ? target.closest<HTMLElement>('[data-version-choice]') : null;
  if (!choice) return;
  try {
    localStorage.setItem(KEY, choice.dataset.versionChoice ?? '');
  } catch {
    // Denied or full: pages outside the documentation name the latest.
  }
}

function note(event: Event): void {
  if (event.target === menuOf())
    buttonOf()?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
}

function closeBehind({target}: Event): void {
  const isInside = [buttonOf(), menuOf()].some((part) => part?.contains(target as Node));
  if (!isInside && isOpen()) menuOf()?.hidePopover();
}

export function install(): void {
  document.addEventListener('click', remember);
  document.addEventListener('beforetoggle', note, true);
  document.addEventListener('focusin', closeBehind);
}

/** Outside the docs, shows the version that was chosen last. */
function showChosen(button: HTMLElement): void {
  let name: string | null = null;
  try {
    name = localStorage.getItem(KEY);
  } catch {
    // Denied: it is the latest.
  }
  const all = choicesIn(document);
  const label = all.find(({dataset}) => dataset.versionChoice === name)?.dataset.label;
  if (label === undefined) return;
  button.textContent = label;
  button.setAttribute('aria-label', `Version of the documentation: ${label}`);
  for (const choice of all)
    if (choice.dataset.versionChoice === name) choice.setAttribute('aria-current', 'true');
    else choice.removeAttribute('aria-current');
}

export function arrive(): void {
  const button = buttonOf();
  if (!button) return;
  if (isOpen()) menuOf()?.hidePopover();
  button.setAttribute('aria-expanded', 'false');
  if (button.dataset.versionMenu === 'outside') showChosen(button);
}

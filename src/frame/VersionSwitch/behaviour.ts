import {follow} from '@site/config/address';
import {closestOf} from '@site/src/shared/dom';
import {storedText} from '@site/src/shared/storedText';
import {openDrawer} from '../Drawer/behaviour';

/** Stored as the classic theme stores it: src/frame/VersionSwitch has the names. */
const stored = storedText('docs-preferred-version-default-rift');

const buttonOf = () => document.querySelector<HTMLElement>('[data-version-menu]');
const menuOf = () => document.querySelector<HTMLElement>('#Rift-version-menu');
const choicesIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('[data-version-choice]')];

const isOpen = () => buttonOf()?.getAttribute('aria-expanded') === 'true';

/** Opens the list, or on small screens the drawer, which has a list of its own. */
export function openVersions(): void {
  const button = buttonOf();
  const menu = menuOf();
  if (button && menu && button.getClientRects().length > 0) {
    // So that the button gets the focus back when the list closes.
    button.focus();
    if (!isOpen()) button.click();
    choicesIn(menu)[0]?.focus();
  } else {
    const drawer = openDrawer();
    if (drawer) choicesIn(drawer)[0]?.focus();
  }
}

/** Adds the query and fragment to a link to the same page in another version, just before the browser reads its address. */
function addPlace(event: Event): void {
  const link = closestOf(event, '[data-same-page]');
  if (!link) return;
  const {pathname, search, hash} = follow(link.dataset.samePage ?? '', window.location);
  link.setAttribute('href', pathname + search + hash);
}

function remember(event: Event): void {
  const choice = closestOf(event, '[data-version-choice]');
  if (choice) stored.write(choice.dataset.versionChoice ?? '');
}

function note(event: Event): void {
  if (event.target === menuOf())
    buttonOf()?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
}

function closeBehind({target}: Event): void {
  const isInside = [buttonOf(), menuOf()].some((part) => part?.contains(target as Node));
  if (!isInside && isOpen()) menuOf()?.hidePopover();
}

/** Hides the explanation of the version label until the pointer or the focus returns. */
function dismissTip({key}: KeyboardEvent): void {
  if (key === 'Escape')
    document.querySelector('[data-tip]:is(:hover, :focus-within)')?.setAttribute('data-dismissed', '');
}

export function setup(): void {
  for (const type of ['pointerdown', 'click'] as const) document.addEventListener(type, addPlace, true);
  document.addEventListener('keydown', dismissTip);
  for (const type of ['pointerout', 'focusout'] as const)
    document.addEventListener(type, (event) =>
      closestOf(event, '[data-tip]')?.removeAttribute('data-dismissed'),
    );
  document.addEventListener('click', remember);
  document.addEventListener('beforetoggle', note, true);
  document.addEventListener('focusin', closeBehind);
}

/** Outside the docs, shows the version that was chosen last. */
function showChosen(button: HTMLElement): void {
  const name = stored.read();
  const all = choicesIn(document);
  const label = all.find(({dataset}) => dataset.versionChoice === name)?.dataset.label;
  if (label === undefined) return;
  button.textContent = label;
  button.setAttribute('aria-label', `Version of the documentation: ${label}`);
  for (const choice of all)
    if (choice.dataset.versionChoice === name) choice.setAttribute('aria-current', 'true');
    else choice.removeAttribute('aria-current');
}

export function onPageLoad(): void {
  const button = buttonOf();
  if (!button) return;
  if (isOpen()) menuOf()?.hidePopover();
  button.setAttribute('aria-expanded', 'false');
  if (button.dataset.versionMenu === 'outside') showChosen(button);
}

import {actionOf, type Action} from '@site/src/frame/shortcutActions';
import {closestOf} from '@site/src/shared/closestOf';
import {isModalOpen} from '@site/src/shared/modals';
import {leaveEntry, openModal} from '@site/src/shared/openModal';
import {areShortcutsOn, setShortcuts, subscribeShortcuts} from '@site/src/shared/shortcuts';
import {isTyping} from '@site/src/shared/typing';
import {switchColours} from './colourMode';
import {openVersions} from './versions';

/** Follows a link. The step back of a dialog that was just closed would cancel that, so it waits for it. */
async function follow(selector: string): Promise<void> {
  await leaveEntry();
  document.querySelector<HTMLElement>(selector)?.click();
}

function openSheet(): void {
  const sheet = document.querySelector<HTMLDialogElement>('#Rift-shortcut-sheet');
  // Not on the checkbox, which a repeated key would change.
  if (sheet && !sheet.open) openModal(sheet, sheet.querySelector<HTMLElement>('[data-close]'));
}

const acts: Record<Action, () => void> = {
  help: openSheet,
  previous: () => void follow('.pagination-nav__link--prev'),
  next: () => void follow('.pagination-nav__link--next'),
  version: openVersions,
  mode() {
    const status = document.querySelector('[data-shortcut-said]');
    const colours = switchColours() === 'dark' ? 'Dark colours' : 'Light colours';
    if (status) status.textContent = colours;
  },
};

function pressKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || isTyping(event.target)) return;
  const action = actionOf(event);
  if (action === undefined || !areShortcutsOn() || isModalOpen()) return;
  event.preventDefault();
  acts[action]();
}

function check(): void {
  const choice = document.querySelector<HTMLInputElement>('[data-single-keys]');
  if (choice) choice.checked = areShortcutsOn();
}

/** The link itself would go to the sidebar, and stay in the address. */
function skip(event: MouseEvent): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main || !closestOf(event, '[href="#__docusaurus_skipToContent_fallback"]')) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
}

export function install(): void {
  document.addEventListener('keydown', pressKey);
  document.addEventListener('click', skip, true);
  document.addEventListener('click', (event) => {
    if (closestOf(event, '[data-shortcuts]')) openSheet();
  });
  document.addEventListener('change', ({target}) => {
    if (target instanceof HTMLInputElement && target.matches('[data-single-keys]'))
      setShortcuts(target.checked);
  });
  subscribeShortcuts(check);
}

export const arrive = check;

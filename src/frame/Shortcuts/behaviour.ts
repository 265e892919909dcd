import {actionOf, type Action} from '../shortcutActions';
import {closestOf, isModalOpen, isTyping} from '@site/src/shared/dom';
import {leaveEntry} from '@site/src/shared/openModal';
import {areShortcutsOn} from '@site/src/shared/keys';
import {isStaleBuild} from '@site/src/shared/missingFile';
import {switchColours} from '../ColourModeToggle/behaviour';
import {openVersions} from '../VersionSwitch/behaviour';

/** Follows a link. Waits for the history step of a dialog that was just closed, because that would cancel it. */
async function follow(selector: string): Promise<void> {
  await leaveEntry();
  document.querySelector<HTMLElement>(selector)?.click();
}

function say(text: string): void {
  const status = document.querySelector('[data-shortcut-said]');
  if (status) status.textContent = text;
}

async function openList(): Promise<void> {
  try {
    const {openSheet} = await import(/* webpackChunkName: "shortcuts" */ './Sheet');
    // The reader may have opened something else meanwhile.
    if (!isModalOpen()) openSheet();
  } catch (error) {
    if (await isStaleBuild(error)) window.location.reload();
    say('The list of shortcuts could not be loaded.');
  }
}

const acts: Record<Action, () => void> = {
  help: () => void openList(),
  previous: () => void follow('.pagination-nav__link--prev'),
  next: () => void follow('.pagination-nav__link--next'),
  version: openVersions,
  mode: () => say(switchColours() === 'dark' ? 'Dark colours' : 'Light colours'),
};

function pressKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || isTyping(event.target)) return;
  const action = actionOf(event);
  if (action === undefined || !areShortcutsOn() || isModalOpen()) return;
  event.preventDefault();
  acts[action]();
}

/** Followed as a link, it would go to the sidebar, and its fragment would stay in the address. */
function skip(event: MouseEvent): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main || !closestOf(event, '[href="#__docusaurus_skipToContent_fallback"]')) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
}

export function setup(): void {
  document.addEventListener('keydown', pressKey);
  document.addEventListener('click', skip, true);
  document.addEventListener('click', (event) => {
    if (closestOf(event, '[data-shortcuts]')) void openList();
  });
}

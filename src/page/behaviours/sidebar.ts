import {nameToggle, placeList, restoreGroups, showGroup, type Tree} from '@site/src/frame/sidebarScript';
import {COLLAPSED, SIDEBAR_KEY, TREE_KEY} from '@site/src/frame/sidebarState';
import {isPlainPress} from '@site/src/shared/plainPress';
import {createWatchers} from '@site/src/shared/watchers';
import {afterPaint} from '../afterPaint';

const listOf = () => document.querySelector('.theme-doc-sidebar-container .menu');

function readStored(): boolean | undefined {
  try {
    return localStorage.getItem(SIDEBAR_KEY) === COLLAPSED;
  } catch {
    return undefined;
  }
}

let stored: boolean | undefined;

/** The state lives on <html>, where style sheets see it. */
function collapse(isCollapsed: boolean): void {
  const {dataset} = document.documentElement;
  if (isCollapsed) dataset.sidebar = COLLAPSED;
  else delete dataset.sidebar;
  nameToggle();
}

function toggleSidebar(): void {
  const isCollapsed = document.documentElement.dataset.sidebar !== COLLAPSED;
  collapse(isCollapsed);
  try {
    if (isCollapsed) localStorage.setItem(SIDEBAR_KEY, COLLAPSED);
    else localStorage.removeItem(SIDEBAR_KEY);
    stored = isCollapsed;
  } catch {
    // Storage is denied or full: the choice holds until the page is left.
  }
}

function followOtherTabs(): void {
  const now = readStored();
  if (now === undefined || now === stored) return;
  stored = now;
  collapse(now);
}

/** Stores the open groups and the scroll position for the next page of this visit. */
function keep(): void {
  const carets = [...document.querySelectorAll<HTMLElement>('[data-group]')];
  if (carets.length === 0) return;
  const groups = Object.fromEntries(
    carets.map((caret) => [caret.dataset.group, caret.getAttribute('aria-expanded') === 'true']),
  );
  try {
    sessionStorage.setItem(TREE_KEY, JSON.stringify({groups, top: listOf()?.scrollTop} satisfies Tree));
  } catch {
    // Denied or full: the next page has its own groups open.
  }
}

/** The button of a group, also if the link of the current page is pressed. */
function caretOf(event: MouseEvent, pressed: Element): HTMLElement | null {
  const link = isPlainPress(event) ? pressed.closest('a[aria-current="page"]') : null;
  const row = link?.parentElement?.querySelector<HTMLElement>(':scope > [data-group]');
  return row ?? pressed.closest<HTMLElement>('[data-group]');
}

function press(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('[data-sidebar-toggle]')) toggleSidebar();
  const caret = caretOf(event, event.target);
  if (!caret) return;
  event.preventDefault();
  const isOpen = caret.getAttribute('aria-expanded') !== 'true';
  // The drawer has the same tree.
  for (const one of document.querySelectorAll<HTMLElement>('[data-group]'))
    if (one.dataset.group === caret.dataset.group) showGroup(one, isOpen);
  keep();
}

export function install(): void {
  stored = readStored();
  // Before the router of development follows a link.
  document.addEventListener('click', press, true);
  createWatchers().subscribe(followOtherTabs);
  window.addEventListener('pagehide', keep);
}

/** In the build a script in the page does this before the sidebar is painted. */
export function arrive(): void {
  if (process.env.NODE_ENV === 'production') return;
  nameToggle();
  const tree = restoreGroups(TREE_KEY, showGroup);
  afterPaint(() => placeList(listOf(), tree?.top));
}

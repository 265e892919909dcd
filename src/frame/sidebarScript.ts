/*
 * The build also writes these functions into pages as text, to run before the sidebar is painted. So none of them can use
 * anything outside itself.
 */

/** Not made with the Docusaurus helper, which adds a suffix: src/page/plugin.ts reads it before the first paint. */
export const SIDEBAR_KEY = 'rift-sidebar';
export const COLLAPSED = 'collapsed';

export const TREE_KEY = 'rift-tree';

export interface Tree {
  /** Whether a group is open, by its address. */
  groups?: Record<string, boolean>;
  /** How far the list was scrolled, in px. */
  top?: number;
}

export function nameToggle(): void {
  const toggle = document.querySelector<HTMLElement>('[data-sidebar-toggle]');
  if (!toggle) return;
  const isCollapsed = document.documentElement.dataset.sidebar === 'collapsed';
  toggle.setAttribute('aria-expanded', String(!isCollapsed));
  toggle.title = isCollapsed ? 'Expand the sidebar' : 'Collapse the sidebar';
}

/** Opens and closes the groups as the reader left them. The group of the page being read is open. */
export function restoreGroups(key: string): Tree | null {
  let tree: Tree | null = null;
  try {
    tree = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Tree | null;
  } catch {
    // Denied, or not ours.
  }
  for (const group of document.querySelectorAll<HTMLDetailsElement>('[data-group]')) {
    const isRead = Boolean(group.parentElement?.querySelector('[aria-current="page"]'));
    const isOpen: unknown = isRead || tree?.groups?.[group.dataset.group ?? ''];
    if (typeof isOpen === 'boolean') group.open = isOpen;
  }
  return tree;
}

/** Scrolls a list of pages to where it was, and then to the page being read if that is out of sight. */
export function placeList(list: Element | null, top?: number): void {
  const page = list?.querySelector('[aria-current="page"]');
  if (!list || !page) return;
  // In a low drawer the list scrolls with what is around it.
  const scroller = list.scrollHeight > list.clientHeight ? list : (list.parentElement ?? list);
  if (top) scroller.scrollTop = top;
  const frame = scroller.getBoundingClientRect();
  const place = page.getBoundingClientRect();
  // The toggle of the sidebar lies on the first entry.
  if (place.top < frame.top + 40 || place.bottom > frame.bottom - 8)
    scroller.scrollTop += place.top - frame.top - frame.height / 3;
}

import {
  COLLAPSED,
  nameToggle,
  placeList,
  restoreGroups,
  SIDEBAR_KEY,
  TREE_KEY,
  type Tree,
} from '../sidebarScript';
import {afterPaint, closestOf, isPlainPress} from '@site/src/shared/dom';
import {storedText} from '@site/src/shared/storedText';
import {listOf} from '../Drawer/behaviour';

const stored = storedText(SIDEBAR_KEY);

/** The state is kept on <html>, where style sheets can use it. */
function show(): void {
  const {dataset} = document.documentElement;
  if (stored.read() === COLLAPSED) dataset.sidebar = COLLAPSED;
  else delete dataset.sidebar;
  nameToggle();
  placeList(listOf());
}

/** Stores the open groups and the scroll position for the next page of this visit. */
function storeState(): void {
  const groups = document.querySelectorAll<HTMLDetailsElement>('[data-group]');
  const tree: Tree = {
    groups: Object.fromEntries([...groups].map(({dataset, open}) => [dataset.group, open])),
    top: listOf()?.scrollTop ?? 0,
  };
  try {
    sessionStorage.setItem(TREE_KEY, JSON.stringify(tree));
  } catch {
    // Denied or full: the next page opens its default groups.
  }
}

/** The link to the page being read opens and closes its group. */
function pressLink(event: MouseEvent): void {
  const link = isPlainPress(event) ? closestOf(event, '.menu a[aria-current="page"]') : null;
  const group = link?.nextElementSibling;
  if (!(group instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  group.open = !group.open;
}

export function setup(): void {
  document.addEventListener('click', (event) => {
    if (closestOf(event, '[data-sidebar-toggle]'))
      stored.write(stored.read() === COLLAPSED ? null : COLLAPSED);
  });
  // In the capture phase, before the development router follows the link.
  document.addEventListener('click', pressLink, true);
  stored.subscribe(show);
  window.addEventListener('pagehide', storeState);
}

/** In a build, a script in pages with a sidebar does this before the sidebar is painted. */
export function onPageLoad(): void {
  if (process.env.NODE_ENV === 'production' && document.querySelector('[data-sidebar-toggle]')) return;
  nameToggle();
  const tree = restoreGroups(TREE_KEY);
  afterPaint(() => placeList(listOf(), tree?.top));
}

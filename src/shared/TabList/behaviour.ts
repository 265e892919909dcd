import {closestOf, elementOf} from '../dom';
import {reveal} from '../reveal';
import {nextIndex} from '../keys';
import {TABS_KEY} from './restore';
import {storedText} from '../storedText';

const LISTS = '[data-tabs]';

const tabsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('[role="tab"]')];

const valueIn = (list: Element, value: string | null | undefined) =>
  tabsIn(list).find(({dataset}) => dataset.value === value);

const panelOf = (tab: Element) => document.getElementById(tab.getAttribute('aria-controls') ?? '');

/** If the browser can open closed panels, its find-in-page searches them, too. */
function setOpen(panel: HTMLElement, isOpen: boolean): void {
  delete panel.dataset.closed;
  if (panel.hasAttribute('tabindex')) panel.tabIndex = isOpen ? 0 : -1;
  if (isOpen) panel.removeAttribute('hidden');
  else panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
}

function show(tab: HTMLElement): void {
  const list = tab.closest(LISTS);
  if (!list) return;
  const wasSelected = tab.ariaSelected === 'true';
  for (const one of tabsIn(list)) {
    one.setAttribute('aria-selected', String(one === tab));
    one.tabIndex = one === tab ? 0 : -1;
    const panel = panelOf(one);
    if (panel) setOpen(panel, one === tab);
  }
  // The first tab of a new page is in sight: asking where it is would lay out the section around it.
  if (!wasSelected || tab.previousElementSibling) reveal(list, tab, {axis: 'inline'});
}

/** Applies the reader's choice to all rows of the group, and keeps the tab under the pointer. */
function choose(tab: HTMLElement): void {
  const {top} = tab.getBoundingClientRect();
  show(tab);
  const {group, query} = tab.closest<HTMLElement>(LISTS)?.dataset ?? {};
  const value = tab.dataset.value ?? '';
  const address = new URL(window.location.href);
  if (query !== undefined) address.searchParams.set(query, value);
  if (group !== undefined) {
    storedText(TABS_KEY + group).write(value);
    for (const list of document.querySelectorAll<HTMLElement>(`[data-group="${CSS.escape(group)}"]`)) {
      const same = valueIn(list, value);
      if (same) show(same);
      // The choice that the address names for another row of the group would win after a reload.
      const {query: other} = list.dataset;
      if (same && other !== undefined && address.searchParams.has(other))
        address.searchParams.set(other, value);
    }
  }
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address);
  window.scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
}

/** Opens the panels around an element; returns whether one was closed. */
function openAround(element: Element | null): boolean {
  const closed = element?.closest('[role="tabpanel"]:is([hidden], [data-closed])');
  if (!closed) return false;
  const tab = document.querySelector<HTMLElement>(`${LISTS} > [aria-controls="${CSS.escape(closed.id)}"]`);
  if (!tab) return false;
  show(tab);
  openAround(closed.parentElement);
  return true;
}

function goToFragment(): void {
  const target = elementOf(window.location.hash);
  if (openAround(target)) target?.scrollIntoView({behavior: 'instant'});
}

function move(event: KeyboardEvent): void {
  const list = closestOf(event, `${LISTS} > [role="tab"]`)?.parentElement;
  if (!list) return;
  const tabs = tabsIn(list).filter((tab) => tab.checkVisibility());
  const index = nextIndex(event, 'horizontal', tabs.indexOf(event.target as HTMLElement), tabs.length);
  const tab = index === undefined ? undefined : tabs[index];
  if (!tab) return;
  event.preventDefault();
  choose(tab);
  tab.focus({preventScroll: true});
}

/** The tab that the address or the reader's last choice names, otherwise the one selected in the HTML. */
function chosenIn(list: HTMLElement): HTMLElement | undefined {
  const {group, query, default: usual} = list.dataset;
  const asked = query === undefined ? null : new URLSearchParams(window.location.search).get(query);
  const kept = group === undefined ? null : storedText(TABS_KEY + group).read();
  return (
    valueIn(list, asked ?? kept) ??
    valueIn(list, usual) ??
    tabsIn(list).find((tab) => tab.getAttribute('aria-selected') === 'true')
  );
}

function showChosen(lists: string): void {
  for (const list of document.querySelectorAll<HTMLElement>(lists)) {
    const tab = chosenIn(list);
    if (tab) show(tab);
  }
}

/** Rows of tabs and their panels, of src/shared/TabList. */
export function setup(): void {
  document.addEventListener('click', (event) => {
    const tab = closestOf(event, `${LISTS} > [role="tab"]`);
    if (tab) choose(tab);
    else openAround(elementOf(closestOf(event, 'a[href^="#"]')?.getAttribute('href') ?? ''));
  });
  document.addEventListener('keydown', move);
  document.addEventListener('beforematch', (event) => openAround(event.target as Element));
  window.addEventListener('hashchange', goToFragment);
  // Going back may lead to an address that names another tab.
  window.addEventListener('popstate', () => showChosen('[data-query]'));
}

export function onPageLoad(): void {
  showChosen(LISTS);
  goToFragment();
}

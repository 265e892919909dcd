import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {focusFragment} from '@site/src/utils/fragment';

/** One list a tab: entries of the session history by their key, each with the distance scrolled in px. */
const STORE = 'rift-reading-positions';
const FIRST_ENTRY = 'first';

const positions = new Map<string, number>();
let currentKey = FIRST_ENTRY;

function recall() {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, number][];
    stored.forEach(([key, top]) => positions.set(key, top));
  } catch {
    // Storage is denied or holds something else: positions live as long as the page.
  }
}

function keep() {
  history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...positions]));
  } catch {
    // Denied or full: nothing is lost but the way back after leaving the site.
  }
}

if (ExecutionEnvironment.canUseDOM) {
  recall();
  currentKey = (history.state as {key?: string} | null)?.key ?? FIRST_ENTRY;
  // The browser restores a reload by itself; between pages of one visit it would do so before the page is there.
  window.addEventListener('load', () => (history.scrollRestoration = 'manual'));
  window.addEventListener('pagehide', keep);
  window.addEventListener('scroll', () => positions.set(currentKey, window.scrollY), {passive: true});
}

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

/** A change of the query alone leaves the reader where they are. */
const isOtherPlace = (a: Location, b: Location) => a.pathname !== b.pathname || a.hash !== b.hash;

const clientModule: ClientModule = {
  // Still the page that is left; its last scroll event may not have come yet.
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location !== previousLocation) positions.set(currentKey, window.scrollY);
  },
  // Docusaurus has already scrolled to the top or to the fragment.
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) return;
    currentKey = location.key ?? FIRST_ENTRY;
    const position = positions.get(currentKey);
    if (position !== undefined) window.scrollTo({top: position, behavior: 'instant'});
    else if (location.hash && isOtherPlace(location, previousLocation)) focusFragment(location.hash);
  },
};

export default clientModule;

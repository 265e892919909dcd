import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {prefersReducedMotion} from '@docusaurus/theme-common';
import {elementOf} from '@site/src/utils/fragment';

/** Longer than any smooth scroll takes: browsers without the scrollend event stop here. */
const GLIDE_LIMIT_MS = 1500;

const root = () => document.documentElement;

let glideTimer: number | undefined;

function endGlide() {
  window.clearTimeout(glideTimer);
  root().style.removeProperty('scroll-behavior');
}

/** Makes the next scroll a smooth one. Set for one press only: in a sheet it would also animate page changes. */
function glide() {
  if (prefersReducedMotion()) return;
  root().style.setProperty('scroll-behavior', 'smooth');
  document.addEventListener('scrollend', endGlide, {once: true});
  glideTimer = window.setTimeout(endGlide, GLIDE_LIMIT_MS);
}

/** The fragment of a plain press on a link to a place in this very page, where that place exists. */
function pressedFragment(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return undefined;
  const href = event.target.closest('a[href]')?.getAttribute('href');
  if (!href?.startsWith('#') || !elementOf(href)) return undefined;
  return href;
}

/**
 * A press on a link inside the page scrolls smoothly and goes through the router, so that the history entry
 * has a key under which src/clientModules/readingPosition.ts can remember where the reader was.
 */
export default function ScrollManager(): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      endGlide();
      const hash = pressedFragment(event);
      if (hash === undefined) return;
      event.preventDefault();
      glide();
      const {pathname, search, hash: currentHash} = history.location;
      const target = {pathname, search, hash};
      if (currentHash === hash) history.replace(target);
      else history.push(target);
    };
    document.addEventListener('click', follow);
    window.addEventListener('popstate', endGlide);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('popstate', endGlide);
    };
  }, [history]);
  return null;
}

import {useEffect, type RefObject} from 'react';
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {useHistory} from '@docusaurus/router';
import {isPlainPress} from '@site/src/utils/plainPress';

/** The link to a page of this site, if it is one. */
function linkOf({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target !== '') return undefined;
  // The browser itself goes to a place in the page.
  if (link.pathname === window.location.pathname) return undefined;
  return matchRoutes(routes, link.pathname).at(-1)?.route.exact ? link : undefined;
}

/** Links that no component stands behind go through the router all the same. */
export function useLinks(ref: RefObject<HTMLElement | null>, isStill: boolean): void {
  const history = useHistory();
  useEffect(() => {
    const element = ref.current;
    if (!element || !isStill) return undefined;
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented || !isPlainPress(event) ? undefined : linkOf(event);
      if (!link) return;
      event.preventDefault();
      const {pathname, search, hash} = link;
      history.push({pathname, search, hash});
    };
    const ahead = (event: Event) => {
      const link = linkOf(event);
      if (link) void window.docusaurus.preload(link.pathname);
    };
    const listening = new AbortController();
    const {signal} = listening;
    element.addEventListener('click', follow, {signal});
    element.addEventListener('pointerover', ahead, {signal, passive: true});
    element.addEventListener('focusin', ahead, {signal});
    return () => listening.abort();
  }, [ref, isStill, history]);
}

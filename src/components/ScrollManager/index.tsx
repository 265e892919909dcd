import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {elementOf} from '@site/src/utils/fragment';
import {isPlainPress} from '@site/src/utils/plainPress';
import {Glide} from './glide';

/** The fragment of a plain press on a link to a place in this very page, where that place exists. */
function pressedFragment(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || !isPlainPress(event) || !(event.target instanceof Element)) return undefined;
  const href = event.target.closest('a[href]')?.getAttribute('href');
  return href?.startsWith('#') && elementOf(href) ? href : undefined;
}

/**
 * A press on a link inside the page scrolls smoothly and goes through the router, so that the history entry
 * has a key under which src/clientModules/readingPosition.ts can remember where the reader was.
 */
export default function ScrollManager(): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const glide = new Glide();
    const follow = (event: MouseEvent) => {
      const hash = pressedFragment(event);
      const place = hash === undefined ? null : elementOf(hash);
      if (hash === undefined || !place) {
        glide.end();
        return;
      }
      event.preventDefault();
      glide.start(place);
      const {pathname, search: knownSearch, hash: currentHash} = history.location;
      // Labs write their state there, and do not tell the router.
      const {search} = window.location;
      const target = {pathname, search, hash};
      if (currentHash === hash) history.replace(target);
      else history.push(target);
      // Docusaurus takes this for a change of the query alone, and stays where it is.
      if (currentHash === hash && search !== knownSearch) place.scrollIntoView();
    };
    const end = () => glide.end();
    document.addEventListener('click', follow);
    window.addEventListener('popstate', end);
    return () => {
      glide.end();
      document.removeEventListener('click', follow);
      window.removeEventListener('popstate', end);
    };
  }, [history]);
  return null;
}

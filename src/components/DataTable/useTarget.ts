import {useEffect, useEffectEvent, useRef} from 'react';
import {flushSync} from 'react-dom';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {idOf} from '@site/src/utils/fragment';

/** The id that the address names. The server knows no fragment. */
export function useTarget(): string | undefined {
  const {hash} = useLocation();
  return useIsBrowser() ? idOf(hash) : undefined;
}

/** Calls back when the reader goes to a row that is not in the page. */
export function useHiddenTarget(rows: readonly {id: string}[], show: () => void): void {
  const history = useHistory();
  const location = useLocation();
  const typedRef = useRef<string>(undefined);
  const showHidden = useEffectEvent((hash: string, isTyped = false) => {
    const id = idOf(hash);
    if (id === undefined || !rows.some((row) => row.id === id) || document.getElementById(id)) return;
    flushSync(show);
    if (isTyped) typedRef.current = id;
  });
  useEffect(() => {
    // Before src/components/ScrollManager looks for the place.
    const follow = ({target}: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      if (link) showHidden(link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', follow, true);
    const leave = history.listen(({hash, key}) => showHidden(hash, key === undefined));
    return () => {
      document.removeEventListener('click', follow, true);
      leave();
    };
  }, [history]);
  // The browser looked for the row when it was not there.
  useEffect(() => {
    if (typedRef.current === undefined) return;
    document.getElementById(typedRef.current)?.scrollIntoView({behavior: 'instant'});
    typedRef.current = undefined;
  }, [location]);
}

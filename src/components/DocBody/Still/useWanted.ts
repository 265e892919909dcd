import {useEffect, useEffectEvent, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {readEntry} from '@site/src/components/DataTable/useEntryState';
import {useTenantUid} from '@site/src/hooks/useTenantUid';
import {DEFAULT_UID} from '@site/src/utils/tenant';
import {elementOf} from '@site/src/utils/fragment';
import {watchNear} from '@site/src/utils/near';

/** What says that the reader turns to something in the text. The last is of src/starter.ts. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'wanted'] as const;

/** What draws itself in the browser, and the room for it. */
const DRAWN = '[aria-busy="true"]';

/** What shows which place of it the address names. */
const MARKING = '[role="table"], [data-lab]';

/** The session history holds how the reader left the page. */
const isLeftChanged = () => Boolean(readEntry()?.tables);

/** A link needs no code of the text, and what it leads to comes first (useLinks). */
const isOfLink = ({target}: Event) => target instanceof Element && target.closest('a') !== null;

/** Calls back when the HTML alone is not enough for what the reader does, or did before. */
export function useWanted(ref: RefObject<HTMLElement | null>, wake: () => void, isStill: boolean): void {
  const {hash, search} = useLocation();
  const isOwnTenant = useTenantUid() !== DEFAULT_UID;
  const wakeNow = useEffectEvent(wake);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isStill) return undefined;
    const listening = new AbortController();
    const {signal} = listening;
    for (const sign of SIGNS)
      element.addEventListener(sign, (event) => isOfLink(event) || wakeNow(), {signal, passive: true});
    // A keyboard has no way to point at something before it goes there.
    const tab = ({key}: KeyboardEvent) => {
      if (key === 'Tab') wakeNow();
    };
    window.addEventListener('keydown', tab, {signal});
    window.addEventListener('beforeprint', () => wakeNow(), {signal});
    const stopWatching = watchNear(element.querySelectorAll(DRAWN), () => wakeNow());
    return () => {
      listening.abort();
      stopWatching();
    };
  }, [ref, isStill]);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isStill) return;
    const marked = hash === '' ? null : elementOf(hash);
    const isMarking = marked?.closest(MARKING) && element.contains(marked);
    const isWanted = element.dataset.wanted !== undefined;
    if (isWanted || isOwnTenant || search !== '' || isMarking || isLeftChanged()) wakeNow();
  }, [ref, isStill, isOwnTenant, hash, search]);
}

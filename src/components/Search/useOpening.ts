import {useCallback, useEffect, useState, type ComponentType, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useLostCode} from '@site/src/hooks/useLostCode';
import {isModalOpen} from '@site/src/utils/modals';
import {areShortcutsOn, SEARCH_EVENT, type SearchRequest} from '@site/src/utils/shortcuts';
import {isTyping} from '@site/src/utils/typing';
import type {Props} from './SearchDialog';
import {isIndexed, requestHeads} from './requests';
import {searchKeyOf} from './searchKey';
import {useEarlyInput} from './useEarlyInput';

const loadDialog = () => import('./SearchDialog');

function isShortcut(event: KeyboardEvent): boolean {
  const key = searchKeyOf(event);
  return key === 'held' || (key === 'single' && areShortcutsOn() && !isTyping(event.target));
}

/** Calls back for the keys of the search, and where another part of the site asks for it. */
function useRequests(openWith: (text: string) => void) {
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      // Also while it stays down: the browser has a search of its own on it.
      event.preventDefault();
      if (!event.repeat) openWith('');
    };
    const openByEvent = (event: Event) =>
      openWith((event as CustomEvent<SearchRequest | null>).detail?.question ?? '');
    window.addEventListener('keydown', openByKey);
    window.addEventListener(SEARCH_EVENT, openByEvent);
    return () => {
      window.removeEventListener('keydown', openByKey);
      window.removeEventListener(SEARCH_EVENT, openByEvent);
    };
  }, [openWith]);
}

/** Makes way for the search; what else is modal comes first. */
function useWay(): () => boolean {
  const {shown, toggle} = useNavbarMobileSidebar();
  return useCallback(() => {
    // At once, so that it gives the focus back before the search takes it.
    if (shown) flushSync(toggle);
    return !isModalOpen();
  }, [shown, toggle]);
}

interface Opening {
  /** Undefined until it is loaded. */
  Dialog: ComponentType<Props> | undefined;
  /** What the open search is asked; undefined where it is closed. */
  question: string | undefined;
  isFailed: boolean;
  /** The reader may be about to search: what that needs is loaded. */
  reach: () => void;
  open: () => void;
  close: () => void;
}

/** Opens the search by keys and by an event, and loads it no sooner than it is reached for. */
export function useOpening(version: string, buttonRef: RefObject<HTMLElement | null>): Opening {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [question, setQuestion] = useState<string>();
  const [isFailed, setIsFailed] = useState(false);
  const {note, renew} = useLostCode();
  const makeWay = useWay();
  const close = useCallback(() => setQuestion(undefined), []);

  const reach = useCallback(() => {
    setIsFailed(false);
    loadDialog().then(
      (module) => setDialog(() => module.default),
      async (error: unknown) => {
        await note(error);
        setQuestion(undefined);
        setIsFailed(true);
      },
    );
    // What goes wrong is said by the dialog, which asks for the same.
    if (isIndexed) requestHeads(version).catch(() => undefined);
  }, [version, note]);

  const openWith = useCallback(
    (text: string) => {
      renew();
      if (!makeWay()) return;
      reach();
      // What is typed while it is loading stays when it is asked for again.
      setQuestion((typed) => (typed === undefined || typed === '' ? text : typed));
    },
    [renew, makeWay, reach],
  );
  useRequests(openWith);

  const type = useCallback(
    (change: (text: string) => string) =>
      setQuestion((text) => (text === undefined ? undefined : change(text))),
    [],
  );
  useEarlyInput(question !== undefined && !Dialog, buttonRef, {type, callOff: close});

  return {Dialog, question, isFailed, reach, open: () => openWith(''), close};
}

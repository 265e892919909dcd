import {useCallback, useEffect, useLayoutEffect, useState, type ComponentType} from 'react';
import {areShortcutsOn, isTyping, SEARCH_EVENT, type SearchRequest} from '@site/src/utils/shortcuts';
import type {Props} from './SearchDialog';
import {isIndexed, requestHeads} from './requests';

const loadDialog = () => import('./SearchDialog');

/** What is modal already comes first. */
const isBlocked = () => document.querySelector('dialog[open], [aria-modal="true"]') !== null;

function isShortcut({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return key === '/' && areShortcutsOn() && !isTyping(target);
}

/** Keeps what is typed between the shortcut and the field, which may have to be loaded. */
function useEarlyKeys(isWaiting: boolean, type: (change: (question: string) => string) => void) {
  // In one step with the field: a key goes either here or there.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const keep = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, altKey} = event;
      if (ctrlKey || metaKey || altKey || (key !== 'Backspace' && [...key].length !== 1)) return;
      event.preventDefault();
      event.stopPropagation();
      type((question) => (key === 'Backspace' ? question.slice(0, -1) : question + key));
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [isWaiting, type]);
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
export function useOpening(version: string): Opening {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [question, setQuestion] = useState<string>();
  const [isFailed, setIsFailed] = useState(false);

  const reach = useCallback(() => {
    setIsFailed(false);
    loadDialog().then(
      (module) => setDialog(() => module.default),
      () => {
        setQuestion(undefined);
        setIsFailed(true);
      },
    );
    // What goes wrong is said by the dialog, which asks for the same.
    if (isIndexed) requestHeads(version).catch(() => undefined);
  }, [version]);

  const openWith = useCallback(
    (text: string) => {
      if (isBlocked()) return;
      reach();
      setQuestion(text);
    },
    [reach],
  );

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      openWith('');
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

  const type = useCallback(
    (change: (text: string) => string) =>
      setQuestion((text) => (text === undefined ? undefined : change(text))),
    [],
  );
  useEarlyKeys(question !== undefined && !Dialog, type);

  return {Dialog, question, isFailed, reach, open: () => openWith(''), close: () => setQuestion(undefined)};
}

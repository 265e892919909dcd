import {useEffect, useState, type KeyboardEvent, type RefObject} from 'react';
import {nextIndex} from '@site/src/shared/roving';
import {optionId} from '../Results';

interface Choice {
  /** The number of the option that the reader has chosen; -1 for none. */
  chosen: number;
  /** Whether the reader has chosen among the options, so that they had better stay. */
  isHeld: boolean;
  point: (index: number) => void;
  /** Before anything is chosen again: for another question. */
  release: () => void;
  /** Chooses by a key, from the option that Enter would go to. */
  choose: (event: KeyboardEvent, active: number, count: number) => void;
}

const NONE = -1;

/** They move the caret of a field that is typed in. */
const isForField = ({key, shiftKey, nativeEvent}: KeyboardEvent) =>
  shiftKey || nativeEvent.isComposing || key === 'Home' || key === 'End';

/** Which of the options is chosen while the focus stays in the field. */
export function useChoice(id: string, listRef: RefObject<HTMLElement | null>): Choice {
  const [chosen, setChosen] = useState(NONE);
  const [isByKey, setIsByKey] = useState(false);

  useEffect(() => {
    const list = listRef.current;
    if (!list || !isByKey) return;
    // The first one with the name of its group.
    if (chosen <= 0) list.scrollTo({top: 0});
    else document.getElementById(optionId(id, chosen))?.scrollIntoView({block: 'nearest'});
  }, [id, listRef, chosen, isByKey]);

  return {
    chosen,
    isHeld: chosen !== NONE,
    point: (index) => {
      setIsByKey(false);
      setChosen(index);
    },
    release: () => {
      setIsByKey(false);
      setChosen(NONE);
      listRef.current?.scrollTo({top: 0});
    },
    choose: (event, active, count) => {
      if (isForField(event)) return;
      const from = active === NONE && event.key === 'ArrowUp' ? 0 : active;
      const next = nextIndex(event, 'vertical', from, count);
      if (next === undefined) return;
      event.preventDefault();
      setIsByKey(true);
      setChosen(next);
    },
  };
}

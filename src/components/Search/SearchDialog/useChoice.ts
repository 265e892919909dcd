import {useEffect, useState, type KeyboardEvent, type RefObject} from 'react';
import {nextIndex} from '@site/src/utils/roving';
import {optionId} from '../Results';

interface Choice {
  /** The number of the option that Enter goes to; -1 for none. */
  active: number;
  /** Whether the reader has chosen among the options, so that they had better stay. */
  isHeld: boolean;
  point: (index: number) => void;
  /** Before anything is chosen again: for another question. */
  release: () => void;
  /** Returns the option that a key chooses; none where the key is another. */
  choose: (event: KeyboardEvent, count: number) => void;
}

const NONE = -1;

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
    active: chosen,
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
    choose: (event, count) => {
      if (event.shiftKey || event.nativeEvent.isComposing) return;
      const from = chosen === NONE && event.key === 'ArrowUp' ? 0 : chosen;
      const next = nextIndex(event, 'vertical', from, count);
      if (next === undefined) return;
      event.preventDefault();
      setIsByKey(true);
      setChosen(next);
    },
  };
}

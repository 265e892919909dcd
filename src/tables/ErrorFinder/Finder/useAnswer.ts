import {useRef, useState} from 'react';
import type {Answer} from '../answer';
import {answerFrom} from '../answerFrom';
import type {CatalogueRow} from '../catalogue';

interface State {
  answer?: Answer<CatalogueRow>;
  /** Counts the answers. */
  turn: number;
}

interface Finding extends State {
  find: (text: string) => void;
  /** Takes the answer away, also one that is still to come. */
  clear: () => void;
}

/** Looks texts up, in the rows that `load` gives; the last text counts. */
export function useAnswer(load: () => Promise<readonly CatalogueRow[]>): Finding {
  const lastRef = useRef(0);
  const [state, setState] = useState<State>({turn: 0});

  async function answer(text: string, turn: number) {
    const found = await answerFrom(text, load);
    // Another text may have come in the meantime.
    if (turn === lastRef.current) setState({answer: found, turn});
  }

  function find(text: string) {
    lastRef.current += 1;
    void answer(text, lastRef.current);
  }

  function clear() {
    lastRef.current += 1;
    setState({turn: lastRef.current});
  }

  return {...state, find, clear};
}

import {useRef, useState} from 'react';
import {lookUp, type Answer} from '../answer';
import {NoFacts, type CatalogueRow} from '../catalogue';

const ABSENT: Answer<CatalogueRow> = {
  says: 'The list of messages is made by the build, and this copy of the site has none. Run "npm run build" and "npm run serve".',
  found: [],
};
const UNREACHABLE: Answer<CatalogueRow> = {
  says: 'The list of messages could not be loaded. Look at your connection and try again.',
  found: [],
};

interface State {
  answer?: Answer<CatalogueRow>;
  /** Counts the answers. */
  turn: number;
}

/** Looks texts up, in the rows that `load` gives; the last text counts. */
export function useAnswer(
  load: () => Promise<readonly CatalogueRow[]>,
): State & {find: (text: string) => void} {
  const lastRef = useRef(0);
  const [state, setState] = useState<State>({turn: 0});

  async function answer(text: string, turn: number) {
    const found = await load().then(
      (rows) => lookUp(text, rows),
      (error: unknown) => (error instanceof NoFacts ? ABSENT : UNREACHABLE),
    );
    // Another text may have come in the meantime.
    if (turn === lastRef.current) setState({answer: found, turn});
  }

  function find(text: string) {
    lastRef.current += 1;
    void answer(text, lastRef.current);
  }

  return {...state, find};
}

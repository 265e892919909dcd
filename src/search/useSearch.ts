import {useEffect, useState, useSyncExternalStore} from 'react';
import {readVersion, type ReadVersion} from '@site/src/page/readVersion';
import {load, loadingOf, subscribe, type Loading} from './useIndex';
import {pageOf, recentPages} from './recentPages';
import {viewFor} from './pastedResponse';
import {useResponse} from './useResponse';
import {firstView, refined, type Index, type View} from './resultList';

interface Shown {
  text: string;
  answer: ReturnType<typeof useResponse>['answer'];
  index: Index;
  view: View;
}

interface Found {
  version: ReadVersion;
  state: Loading['state'];
  /** Undefined until there is an index. */
  view: View | undefined;
  loadAgain: () => void;
}

const NOTHING: Loading = {state: 'waiting'};

/**
 * What the version being read has for a question, or for a response of Rift.
 *
 * @param isHeld - whether the reader looks through the list: then what is in it stays where it is
 */
export function useView(text: string, isHeld: boolean): Found {
  const [version] = useState(readVersion);
  const {label, path: root} = version;
  const [recent] = useState(() => recentPages().filter((page) => page !== pageOf(window.location.pathname)));
  const [shown, setShown] = useState<Shown>();
  const loading = useSyncExternalStore(
    subscribe,
    () => loadingOf(label),
    () => NOTHING,
  );

  const {answer, isReading} = useResponse(text, root);

  useEffect(() => void load(label), [label]);

  const index = 'index' in loading ? loading.index : undefined;
  const isSame = shown?.text === text;
  if (index && !(isSame && shown.index === index && shown.answer === answer)) {
    const better = text.trim() === '' ? firstView(index, recent, root) : viewFor(text, answer, index, root);
    setShown({text, answer, index, view: isSame && isHeld ? refined(shown.view, better) : better});
  }

  return {
    version,
    state: loading.state,
    view: isReading ? undefined : index && shown?.view,
    loadAgain: () => void load(label),
  };
}

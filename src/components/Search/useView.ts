import {useEffect, useState, useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {load, loadingOf, subscribe, type Loading} from './loading';
import {pageOf, recentPages} from './recent';
import {useReadVersion, type ReadVersion} from './useReadVersion';
import {answerOf, firstView, refined, type Index, type View} from './view';

interface Shown {
  question: string;
  root: string;
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
 * What the version being read has for a question.
 *
 * @param isHeld - whether the reader looks through the list: then what is in it stays where it is
 */
export function useView(question: string, isHeld: boolean): Found {
  const version = useReadVersion();
  const {label, path: root} = version;
  const {pathname} = useLocation();
  const [recent] = useState(() => recentPages().filter((page) => page !== pageOf(pathname)));
  const [shown, setShown] = useState<Shown>();
  const loading = useSyncExternalStore(
    subscribe,
    () => loadingOf(label),
    () => NOTHING,
  );

  useEffect(() => void load(label), [label]);

  const index = loading.state === 'ready' ? loading.index : undefined;
  const isSame = shown?.question === question && shown.root === root;
  if (index && !(isSame && shown.index === index)) {
    const better = question.trim() === '' ? firstView(index, recent, root) : answerOf(question, index, root);
    setShown({question, root, index, view: isSame && isHeld ? refined(shown.view, better) : better});
  }

  return {version, state: loading.state, view: index && shown?.view, loadAgain: () => void load(label)};
}

import {useEffect, useState} from 'react';
import {memoizeAsync} from '@site/src/shared/memoizeAsync';
import {createEngine, createFullEngine, type Engine} from './engine';
import {isIndexed, requestHeads, requestTexts} from './requests';
import type {Heads, Texts} from './searchIndex';

/** The index of a version as far as it is loaded. */
export interface Index {
  heads: Heads;
  texts?: Texts;
  engine: Engine;
}

/** `namesOnly`: the texts could not be loaded. */
export type IndexStatus = 'notBuilt' | 'loading' | 'ready' | 'namesOnly' | 'failed';

const loadNames = memoizeAsync(async (version): Promise<Index> => {
  const heads = await requestHeads(version);
  return {heads, engine: createEngine(heads)};
});

const loadAll = memoizeAsync(async (version): Promise<Index> => {
  const [heads, texts] = await Promise.all([requestHeads(version), requestTexts(version)]);
  return {heads, texts, engine: await createFullEngine(heads, texts)};
});

/** Loads the index of a version: names first, which give results soon, then texts. */
export function useIndex(version: string) {
  const [status, setStatus] = useState<IndexStatus>(isIndexed ? 'loading' : 'notBuilt');
  const [index, setIndex] = useState<Index>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isIndexed) return undefined;
    let isCurrent = true;
    const show = (next: IndexStatus, loaded?: Index) => {
      if (!isCurrent) return;
      setStatus(next);
      if (loaded) setIndex(loaded);
    };
    const loadBoth = async () => {
      try {
        show('ready', await loadNames(version));
      } catch {
        show('failed');
        return;
      }
      try {
        show('ready', await loadAll(version));
      } catch {
        show('namesOnly');
      }
    };
    void loadBoth();
    return () => {
      isCurrent = false;
    };
  }, [version, attempt]);

  const retry = () => {
    if (status === 'failed') setStatus('loading');
    setAttempt(attempt + 1);
  };
  return {status, index, retry};
}

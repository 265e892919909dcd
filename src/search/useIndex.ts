import {once} from '@site/src/shared/once';
import {createEngine} from './engine';
import {isIndexed, requestHeads, requestTexts} from './requests';
import type {Index} from './resultList';

/** How far the index of a version has come. */
export type Loading =
  | {state: 'waiting'}
  | {state: 'unbuilt'}
  | {state: 'failed'}
  /** `namesOnly`: its texts could not be loaded. */
  | {state: 'ready' | 'namesOnly'; index: Index};

const WAITING: Loading = {state: 'waiting'};
const UNBUILT: Loading = {state: 'unbuilt'};

const loadings = new Map<string, Loading>();
const listeners = new Set<() => void>();

function tell(version: string, loading: Loading): void {
  loadings.set(version, loading);
  listeners.forEach((listener) => listener());
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const loadingOf = (version: string): Loading =>
  isIndexed ? (loadings.get(version) ?? WAITING) : UNBUILT;

const indexNames = once(async (version): Promise<Index> => {
  const heads = await requestHeads(version);
  return {heads, texts: undefined, engine: createEngine(heads)};
});

/** Once, also where the search is opened again meanwhile. */
const indexTexts = once(async (version): Promise<Index> => {
  const index = await indexNames(version);
  const texts = await requestTexts(version);
  await index.engine.takeTexts(texts);
  return {...index, texts};
});

/** Texts make results better; without them the names are found all the same. */
async function loadTexts(version: string, index: Index): Promise<void> {
  try {
    tell(version, {state: 'ready', index: await indexTexts(version)});
  } catch {
    tell(version, {state: 'namesOnly', index});
  }
}

/** Loads what of an index is not there and not on its way. */
export async function load(version: string): Promise<void> {
  if (!isIndexed) return;
  const loading = loadingOf(version);
  if ('index' in loading) {
    if (!loading.index.texts) await loadTexts(version, loading.index);
    return;
  }
  tell(version, WAITING);
  try {
    const index = await indexNames(version);
    if ('index' in loadingOf(version)) return;
    tell(version, {state: 'ready', index});
    await loadTexts(version, index);
  } catch {
    tell(version, {state: 'failed'});
  }
}

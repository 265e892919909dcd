import {wrap, type Remote} from 'comlink';
import {memoizeAsync} from '../shared/memoize';
import {requestHeads, requestTexts, type Heads} from './searchIndex';
import {endWorker, startWorker} from './startWorker';
import type {WorkerSearch} from './worker';

export interface Search {
  heads: Heads;
  remote: Remote<WorkerSearch>;
}

/** Starts the search of a version, for names only. It runs in a worker, so that the page stays responsive. */
export const loadSearch = memoizeAsync(async (version): Promise<Search> => {
  const {worker, failure} = startWorker();
  const remote = wrap<WorkerSearch>(worker);
  const start = async () => {
    const heads = await requestHeads(version);
    await remote.addNames(heads);
    return {heads, remote};
  };
  try {
    return await Promise.race([start(), failure]);
  } catch (error) {
    endWorker();
    throw error;
  }
});

/** Extends the search to texts. */
export const loadTexts = memoizeAsync(async (version): Promise<void> => {
  const [{remote}, texts] = await Promise.all([loadSearch(version), requestTexts(version)]);
  await remote.addTexts(texts);
});

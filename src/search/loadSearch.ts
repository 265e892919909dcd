import {wrap} from 'comlink';
import {requestHeads, requestTexts} from './searchIndex';
import {endWorker, startWorker} from './startWorker';
import type {Question, WorkerSearch} from './worker';
import type {ResultList} from './resultList';

/** In ms: a worker that has not answered by then will not. */
const LONGEST_WAIT = 10_000;

export interface Search {
  /** @throws if the worker has failed or does not answer; a search loaded afterwards has a new worker */
  find: (question: Question) => Promise<ResultList>;
  /** Extends the search to texts. */
  addTexts: () => Promise<void>;
}

function tooLate(): {promise: Promise<never>; cancel: () => void} {
  let timer = 0;
  const promise = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('The worker does not answer.')), LONGEST_WAIT);
  });
  return {promise, cancel: () => clearTimeout(timer)};
}

let loading: Promise<Search> | undefined;

function end(): void {
  loading = undefined;
  endWorker();
}

async function start(version: string): Promise<Search> {
  const {worker, failure} = startWorker();
  const remote = wrap<WorkerSearch>(worker);
  const addNames = async () => remote.addNames(await requestHeads(version));
  await Promise.race([addNames(), failure]);
  let texts: Promise<void> | undefined;
  return {
    async find(question) {
      const late = tooLate();
      try {
        return await Promise.race([remote.find(question), failure, late.promise]);
      } catch (error) {
        end();
        throw error;
      } finally {
        late.cancel();
      }
    },
    addTexts() {
      texts ??= requestTexts(version).then((added) => remote.addTexts(added));
      texts.catch(() => (texts = undefined));
      return texts;
    },
  };
}

/** Starts the search of the version being read, for names only. It runs in a worker, so that the page stays responsive. */
export function loadSearch(version: string): Promise<Search> {
  loading ??= start(version);
  loading.catch(end);
  return loading;
}

import {wrap} from 'comlink';
import {requestHeads, requestTexts} from './searchIndex';
import {endWorker, startWorker} from './startWorker';
import type {Question, WorkerSearch} from './worker';
import type {ResultList} from './resultList';

/** In ms: a worker that has not answered by then will not; on slow phones the texts take a third of it. */
const LONGEST_WAIT = 20_000;

export interface Search {
  /** @throws if the worker has failed or does not answer; a search loaded afterwards has a new worker */
  find: (question: Question) => Promise<ResultList>;
  /** Extends the search to texts. */
  addTexts: () => Promise<void>;
}

let loading: Promise<Search> | undefined;

function end(): void {
  loading = undefined;
  endWorker();
}

async function start(version: string): Promise<Search> {
  const {worker, failure} = startWorker();
  const remote = wrap<WorkerSearch>(worker);

  /** What the worker answers. If it does not, it is ended. */
  async function answerOf<T>(answer: Promise<T>): Promise<T> {
    let timer = 0;
    const late = new Promise<never>((_, reject) => {
      timer = window.setTimeout(() => reject(new Error('The worker does not answer.')), LONGEST_WAIT);
    });
    try {
      return await Promise.race([answer, failure, late]);
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  const heads = await Promise.race([requestHeads(version), failure]);
  await answerOf(remote.addNames(heads));
  let texts: Promise<void> | undefined;
  return {
    find: (question) => answerOf(remote.find(question)),
    addTexts() {
      texts ??= requestTexts(version).then((added) => answerOf(remote.addTexts(added)));
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

import {availableParallelism} from 'node:os';

/** Processes items, as many at a time as there are processors. Rejects if the work on one of them does. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const workOn = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({length: availableParallelism()}, workOn));
}

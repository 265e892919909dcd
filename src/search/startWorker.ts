interface Running {
  worker: Worker;
  /** Rejects if the script of the worker cannot be loaded, or fails. */
  failure: Promise<never>;
}

let running: Running | undefined;

function start(): Running {
  const worker = new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({message}) => reject(new Error(message || 'The worker is missing.')));
  });
  // Avoids an unhandled rejection if nobody is waiting yet.
  failure.catch(() => undefined);
  return {worker, failure};
}

/** The search worker, started once. Its script is loaded at the same time as that of the dialog. */
export const startWorker = (): Running => (running ??= start());

/** Makes the next call of `startWorker` start a new one. */
export function endWorker(): void {
  running?.worker.terminate();
  running = undefined;
}

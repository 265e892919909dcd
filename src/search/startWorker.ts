interface Running {
  worker: Worker;
  /** Rejects when its script cannot be loaded, or fails. */
  failure: Promise<never>;
}

let running: Running | undefined;

function start(): Running {
  const worker = new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({message}) => reject(new Error(message || 'The worker is missing.')));
  });
  // Nobody may be waiting yet.
  failure.catch(() => undefined);
  return {worker, failure};
}

/** The worker of the search, which is started once: its script comes at the same time as that of the dialog. */
export const startWorker = (): Running => (running ??= start());

/** The next start is a new one. */
export function endWorker(): void {
  running?.worker.terminate();
  running = undefined;
}

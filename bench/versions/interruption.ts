/** How long children may take to end. */
const GRACE_MS = 5000;

/**
 * Hears of the first Ctrl-C or signal to end. Children hear of it by themselves; whoever waits for them looks here then, and goes
 * no further, so that what is cleaned up is no longer written to.
 */
export function listenForInterruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      controller.abort();
      setTimeout(() => process.exit(1), GRACE_MS).unref();
    });
  }
  return controller.signal;
}

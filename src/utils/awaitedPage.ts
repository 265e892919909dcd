import {createWatchers} from './watchers';

interface Wait {
  ended: Promise<void>;
  end: () => void;
}

const watchers = createWatchers();
export const subscribeAwaited = watchers.subscribe;

/** A page has several files, which wait together. */
let wait: Wait | undefined;

/** Asks for the page again; undefined where none is waited for. */
export const askAgain = (): (() => void) | undefined => wait?.end;

function begin(): Wait {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  window.addEventListener('online', end);
  void ended.then(() => window.removeEventListener('online', end));
  return {ended, end};
}

/** No page is waited for any more. */
export function endWait(): void {
  wait?.end();
  wait = undefined;
  watchers.tell();
}

/** Says that a page is waited for, until there is a connection or the reader asks for it again. */
export async function waitForConnection(): Promise<void> {
  wait ??= begin();
  const own = wait;
  watchers.tell();
  await own.ended;
  if (wait === own) wait = undefined;
}

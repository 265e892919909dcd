/**
 * What is asked for by a key, once: who asks again gets the same promise, until it fails.
 *
 * @param ask - asks for it
 */
export function once<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (key) => {
    const known = asked.get(key);
    if (known) return known;
    const promise = ask(key);
    asked.set(key, promise);
    promise.catch(() => asked.delete(key));
    return promise;
  };
}

/** Caches the promise per key; a failure is retried. */
export function memoizeAsync<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const cache = new Map<string, Promise<T>>();
  return (key) => {
    const cached = cache.get(key);
    if (cached) return cached;
    const promise = load(key);
    cache.set(key, promise);
    promise.catch(() => cache.delete(key));
    return promise;
  };
}

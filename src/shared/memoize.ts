/** Keeps the result for each key. */
export function memoize<T>(make: (key: string) => T): (key: string) => T {
  const cache = new Map<string, T>();
  return (key) => {
    const cached = cache.get(key) ?? make(key);
    cache.set(key, cached);
    return cached;
  };
}

/** Gives a copy that is made of what is allowed and nothing else; undefined where there is anything else. */
export type Guard<T> = (value: unknown) => T | undefined;

export const oneOf =
  <const T extends string | number | boolean | null>(...values: readonly T[]): Guard<T> =>
  (value) =>
    values.find((one) => one === value);

export const flag: Guard<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const integer =
  (least: number, most: number): Guard<number> =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
      ? value
      : undefined;

/** @param most - of its length in characters */
export const text =
  (most: number): Guard<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most ? value : undefined;

export const either =
  <T>(...guards: readonly Guard<T>[]): Guard<T> =>
  (value) => {
    for (const guard of guards) {
      const taken = guard(value);
      if (taken !== undefined) return taken;
    }
    return undefined;
  };

export const list =
  <T>(guard: Guard<T>, most: number): Guard<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const taken: T[] = [];
    for (const item of value) {
      const one = guard(item);
      if (one === undefined) return undefined;
      taken.push(one);
    }
    return taken;
  };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Guards = Readonly<Record<string, Guard<unknown>>>;

type Taken<G extends Guards> = {[K in keyof G]: G[K] extends Guard<infer T> ? T : never};

/** An object with the keys of `must`, perhaps those of `may`, and no other: not `__proto__` either. */
export const shape =
  <M extends Guards, O extends Guards = Record<never, never>>(
    must: M,
    may?: O,
  ): Guard<Taken<M> & Partial<Taken<O>>> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const guards = new Map([...Object.entries(must), ...Object.entries(may ?? {})]);
    const taken: [string, unknown][] = [];
    for (const [key, own] of Object.entries(value)) {
      const one = guards.get(key)?.(own);
      if (one === undefined) return undefined;
      taken.push([key, one]);
    }
    if (!Object.keys(must).every((key) => Object.hasOwn(value, key))) return undefined;
    // Defines each key as the object's own, whatever its name.
    return Object.fromEntries(taken) as Taken<M> & Partial<Taken<O>>;
  };

const nothing = () => undefined;

/**
 * A guard of what contains its own kind, as deep as is said: `nested(3, (inner) => shape({fields: list(inner, 9)}))`.
 *
 * @param make - makes the guard of a level from that of the level below it
 * @param last - takes what stands below the last level
 */
export const nested = <T>(
  depth: number,
  make: (inner: Guard<T>) => Guard<T>,
  last: Guard<T> = nothing,
): Guard<T> => (depth === 0 ? last : make(nested(depth - 1, make, last)));

export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

interface JsonLimits {
  /** Of lists and objects in one another. */
  depth: number;
  /** Of entries in one list or object. */
  entries: number;
}

const leaf: Guard<Json> = (value) =>
  value === null || typeof value === 'boolean' || typeof value === 'string' || Number.isFinite(value)
    ? (value as Json)
    : undefined;

/** Any JSON within limits, but an object with the key `__proto__`. */
export const json = ({depth, entries}: JsonLimits): Guard<Json> =>
  nested<Json>(
    depth,
    (inner) => {
      const items = list(inner, entries);
      const pairs = list<[string, Json]>((pair) => {
        const [key, own] = pair as [string, unknown];
        const taken = key === '__proto__' ? undefined : inner(own);
        return taken === undefined ? undefined : [key, taken];
      }, entries);
      return (value) => {
        if (Array.isArray(value)) return items(value);
        if (!isRecord(value)) return leaf(value);
        const taken = pairs(Object.entries(value));
        return taken && Object.fromEntries(taken);
      };
    },
    leaf,
  );

/** A state as a text, and back. Equal states have equal texts. */
export interface Codec<S> {
  encode: (state: S) => string;
  /** Gives undefined for whatever `encode` would not have written. The text may come from anybody. */
  decode: (text: string) => S | undefined;
}

export interface Field<T> {
  write: (value: T) => string;
  read: (text: string) => T | undefined;
}

export const integerField = (least: number, most: number): Field<number> => ({
  write: String,
  read(text) {
    const value = Number(text);
    return String(value) === text && Number.isSafeInteger(value) && value >= least && value <= most
      ? value
      : undefined;
  },
});

/** Words without commas and colons. */
export const wordField = <const T extends string>(...words: readonly T[]): Field<T> => ({
  write: (word) => word,
  read: (text) => words.find((word) => word === text),
});

/** Short values that people can read: `steps:5,scale:linear`. What is as in the preset is left out. */
export function fieldsCodec<S extends object>(
  preset: S,
  fields: {readonly [K in keyof S]: Field<S[K]>},
): Codec<S> {
  const names = Object.keys(fields) as (keyof S & string)[];
  return {
    encode: (state) =>
      names
        .filter((name) => state[name] !== preset[name])
        .map((name) => `${name}:${fields[name].write(state[name])}`)
        .join(','),
    decode(text) {
      const state = {...preset};
      const left = new Set<string>(names);
      for (const part of text === '' ? [] : text.split(',')) {
        const end = part.indexOf(':');
        const name = part.slice(0, end) as keyof S & string;
        // No name twice.
        if (end === -1 || !left.delete(name)) return undefined;
        const value = fields[name].read(part.slice(end + 1));
        if (value === undefined) return undefined;
        state[name] = value;
      }
      return state;
    },
  };
}

export function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @throws where it is no base64, or no UTF-8 in it */
function fromBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
}

/** Any text, such as JSON, as base64url. `read` may throw at a text that it cannot read. */
export function packedCodec<S>(write: (state: S) => string, read: (text: string) => S | undefined): Codec<S> {
  return {
    encode: (state) => toBase64Url(write(state)),
    decode(text) {
      if (!/^[\w-]+$/.test(text)) return undefined;
      try {
        return read(fromBase64Url(text));
      } catch {
        return undefined;
      }
    },
  };
}

/** Before what is not the name of a preset. */
const UNNAMED = '.';

/** A state that a lab can start from. */
export interface Preset<S> {
  /** In the address. */
  name: string;
  label: string;
  state: S;
}

/** A preset as its name, `then-failure`, and every other state by another codec, after a full stop. */
export function namedCodec<S>(
  presets: readonly Pick<Preset<NoInfer<S>>, 'name' | 'state'>[],
  other: Codec<S>,
): Codec<S> {
  const named = new Map(presets.map(({name, state}) => [name, state]));
  const names = new Map(presets.map(({name, state}) => [other.encode(state), name]));
  return {
    encode(state) {
      const text = other.encode(state);
      return names.get(text) ?? UNNAMED + text;
    },
    decode: (text) => (text.startsWith(UNNAMED) ? other.decode(text.slice(UNNAMED.length)) : named.get(text)),
  };
}

/** Longer values are neither read nor written: some programs cut longer links. */
export const MOST = 4000;

const partsOf = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean);

const isOf = (part: string, name: string) => part === name || part.startsWith(`${name}=`);

/** The value of a parameter as it stands in a query; undefined where there is none. */
export const rawIn = (search: string, name: string): string | undefined =>
  partsOf(search)
    .find((part) => isOf(part, name))
    ?.slice(name.length + 1);

/** The query with another value of one parameter, or without it. Every other one stays as it was written. */
export function withRaw(search: string, name: string, raw: string | undefined): string {
  const parts = partsOf(search).filter((part) => !isOf(part, name));
  if (raw !== undefined) parts.push(`${name}=${raw}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** A text as the value of a parameter: readable where a query allows it, without what programs take for the end of a link. */
export const toRaw = (text: string): string =>
  // Half of a surrogate pair cannot be encoded.
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll(/%(?:2C|3A|2F|40)/g, (code) => decodeURIComponent(code))
    .replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** The text of a value; undefined where it is too long, or not encoded as it should be. */
export function fromRaw(raw: string): string | undefined {
  if (raw.length > MOST) return undefined;
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

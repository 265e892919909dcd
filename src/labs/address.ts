import type {Guard} from './guards';

/** A state as a text, and back. Two states that mean the same have the same text. */
export interface Codec<S> {
  encode: (state: S) => string;
  /** Gives undefined for whatever `encode` would not have written. Never trusts the text. */
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

/** Short values as they are read: `steps:5,scale:linear`. What is as in the preset is left out. */
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
        // Nor twice.
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
export function fromBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
  return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
}

/** Whatever JSON can hold, as base64url: letters, digits, hyphens and underscores alone. */
export function jsonCodec<S>(guard: Guard<S>): Codec<S> {
  return {
    encode: (state) => toBase64Url(JSON.stringify(state)),
    decode(text) {
      if (!/^[\w-]+$/.test(text)) return undefined;
      try {
        return guard(JSON.parse(fromBase64Url(text)));
      } catch {
        return undefined;
      }
    },
  };
}

/** Before what is not the name of a preset. */
const UNNAMED = '.';

/** Presets by their name, `then-failure`, and every other state by another codec, with a full stop before it. */
export function namedCodec<S>(presets: Readonly<Record<string, NoInfer<S>>>, other: Codec<S>): Codec<S> {
  const named = new Map(Object.entries(presets));
  const names = new Map(Object.entries(presets).map(([name, state]) => [other.encode(state), name]));
  return {
    encode(state) {
      const text = other.encode(state);
      return names.get(text) ?? UNNAMED + text;
    },
    decode: (text) => (text.startsWith(UNNAMED) ? other.decode(text.slice(UNNAMED.length)) : named.get(text)),
  };
}

/** More characters of an address than this are not read, nor written: some programs cut longer links. */
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

/** Allowed in a query, and not at risk where a link stands in a text. */
const READABLE: Readonly<Record<string, string>> = {'%2C': ',', '%3A': ':', '%2F': '/', '%40': '@'};

/** What programs take for the end of a link, or of a part of a text. */
const AT_RISK = /[!'()*]/g;

/** Half of a sign, which no address can hold. */
const HALF = /\p{Surrogate}/gu;

/** A text as the value of a parameter. */
export const toRaw = (text: string): string =>
  encodeURIComponent(text.replaceAll(HALF, '\uFFFD'))
    .replaceAll(/%2C|%3A|%2F|%40/g, (code) => READABLE[code] ?? code)
    .replaceAll(AT_RISK, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The text of a value; undefined where it is too long, or not encoded as it should be. */
export function fromRaw(raw: string): string | undefined {
  if (raw.length > MOST) return undefined;
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

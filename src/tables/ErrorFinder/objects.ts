import type {Span} from './patterns';

export interface JsonObject extends Span {
  value: unknown;
}

const BEGINS = /\{\s*["}]/y;

function beginsObject(text: string, at: number): boolean {
  BEGINS.lastIndex = at;
  return BEGINS.test(text);
}

/** What has a meaning in JSON, by its number: texts of megabytes are read sign by sign. */
export const SIGN = {
  quote: 34,
  backslash: 92,
  opening: 123,
  closing: 125,
  list: 91,
  listEnd: 93,
  line: 10,
} as const;

/** What is being read: the brackets that are open, and what was closed. */
class Reading {
  readonly found: Span[] = [];
  private readonly open: number[] = [];

  get isOutside(): boolean {
    return this.open.length === 0;
  }

  begin(at: number): void {
    this.open.push(at);
  }

  end(at: number): void {
    const start = this.open.pop();
    if (start === undefined) return;
    while ((this.found.at(-1)?.start ?? -1) > start) this.found.pop();
    this.found.push({start, end: at + 1});
  }

  forget(): void {
    this.open.length = 0;
  }
}

/** Where the text that begins at a quote ends: at a quote, or at the end of the line, which it cannot cross. */
function textEnd(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === SIGN.quote || sign === SIGN.line) break;
    if (sign === SIGN.backslash) at += 1;
  }
  return at;
}

/**
 * The largest parts in brackets that may be JSON objects. Outside of them quotes and brackets are prose.
 *
 * Whatever the text: it is read once, from its beginning to its end.
 */
function braced(text: string): readonly Span[] {
  const reading = new Reading();
  const first = text.indexOf('{');
  for (let at = first === -1 ? text.length : first; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === SIGN.opening) {
      if (!reading.isOutside || beginsObject(text, at)) reading.begin(at);
    } else if (sign === SIGN.closing) reading.end(at);
    else if (sign === SIGN.quote && !reading.isOutside) {
      at = textEnd(text, at);
      // A quote was left open.
      if (text.charCodeAt(at) === SIGN.line) reading.forget();
    }
  }
  return reading.found;
}

/** The JSON objects in a text, outermost ones only. */
export function objectsIn(text: string): JsonObject[] {
  return braced(text).flatMap(({start, end}) => {
    try {
      return [{start, end, value: JSON.parse(text.slice(start, end)) as unknown}];
    } catch {
      return [];
    }
  });
}

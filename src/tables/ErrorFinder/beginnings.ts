import {cleaned} from './clean';
import type {Found, Message, Piece} from './find';
import {LONG, patternOf, sourceOf, type Pattern} from './patterns';

/** In characters: with fewer, too many messages begin so. */
const SHORTEST = 12;
/** Of these, what never varies. */
const FIXED = 6;

/** How many letters of a part stand at the end of a text, where it is cut: `must b` of `must be`. */
function cutPart(low: string, from: number, part: string): number {
  for (let at = Math.max(from, low.length - part.length); at < low.length; at += 1) {
    if (part.startsWith(low.slice(at))) return low.length - at;
  }
  return 0;
}

/** How many letters of what never varies a text has, where a message begins with it; -1 where none does. */
function fixedLetters<R>(low: string, {parts, shapes}: Pattern<R>): number {
  const [first = ''] = parts;
  if (low.length <= first.length) return first.startsWith(low) ? low.length : -1;
  if (!low.startsWith(first)) return -1;
  let at = first.length;
  let fixed = at;
  for (const [index, shape] of shapes.entries()) {
    const part = parts[index + 1] ?? '';
    const next = part === '' ? -1 : low.indexOf(part, at + 1);
    const cut = next === -1 ? cutPart(low, at + 1, part) : 0;
    const value = low.slice(at, next === -1 ? low.length - cut : next);
    if (shape === 'word' && /\s/.test(value)) return -1;
    if (next === -1) return fixed + cut;
    at = next + part.length;
    fixed += part.length;
  }
  return low.length === at ? fixed : -1;
}

/** The rows whose message begins with a text that was cut; of those with the same message, the ones with the code. */
export function findBeginnings<R extends Message>({text, code}: Piece, rows: readonly R[]): Found<R>[] {
  const {low} = sourceOf(cleaned(text.slice(0, LONG)).trim());
  if (low.length < SHORTEST) return [];
  const begun = rows.filter((row) => fixedLetters(low, patternOf(row)) >= FIXED);
  const coded = new Set(begun.filter((row) => row.code === code).map(({message}) => message));
  return begun
    .filter((row) => row.code === code || !coded.has(row.message))
    .map((row) => ({row, values: [], isReason: false}));
}

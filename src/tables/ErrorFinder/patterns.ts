import {fixedParts, folded} from '@site/src/shared/message';

/** What is looked up. */
export interface Message {
  id: string;
  message: string;
  code: number | null;
}

/** What may stand in a place: one word, anything up to a quote, or anything. */
export type Shape = 'word' | 'quoted' | 'free';

export interface Pattern<R> {
  row: R;
  parts: readonly string[];
  shapes: readonly Shape[];
  /** Letters that never vary. */
  weight: number;
}

export interface Span {
  start: number;
  end: number;
}

export interface Occurrence<R> extends Span {
  pattern: Pattern<R>;
  values: readonly Span[];
}

/** How far is looked for what belongs to a place in the text: with it, all of the text is read in one go. */
export const AROUND = 40;
export const WORD = 200;
export const LONG = 600;

/** Behind a colon anything may stand, in quotes anything but these, elsewhere one word. */
function shapeBehind(part: string): Shape {
  if (/["']$/.test(part)) return 'quoted';
  return /:\s+$/.test(part) ? 'free' : 'word';
}

export function patternOf<R extends Message>(row: R): Pattern<R> {
  // A full stop at the end is often lost on the way.
  const parts = fixedParts(folded(row.message).replace(/\.$/, ''));
  return {
    row,
    parts,
    shapes: parts.slice(0, -1).map(shapeBehind),
    weight: parts.join('').length,
  };
}

/** A cleaned text, and in lower case with spaces alone; what stands in one stands in the same place of the other. */
export interface Source {
  text: string;
  low: string;
}

export const sourceOf = (text: string): Source => ({text, low: folded(text).replaceAll(/[\n\t]/g, ' ')});

export const isSame = (a: Span, b: Span) => a.start === b.start && a.end === b.end;
export const isWithin = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;
export const isApart = (a: Span, b: Span) => a.end <= b.start || b.end <= a.start;

/** What goes on to the end of a line has no end of its own. */
export const isOpen = <R>({parts, shapes}: Pattern<R>) => parts.at(-1) === '' && shapes.at(-1) === 'free';

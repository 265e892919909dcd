import {beginsAlone, endsAlone} from './alone';
import {cleaned} from './clean';
import {codesNear} from './codes';
import {
  isApart,
  isOpen,
  isSame,
  isWithin,
  patternOf,
  sourceOf,
  type Message,
  type Occurrence,
  type Pattern,
  type Source,
  type Span,
} from './patterns';
import {firstWord, follow, wholeValues} from './values';

export type {Message} from './patterns';

export interface Found<R extends Message> {
  row: R;
  /** What stands in the place of each {name}, in the order of the message. */
  values: readonly string[];
  /** It stands in the reason that another message gives. */
  isReason: boolean;
}

/** A text to look messages up in. */
export interface Piece {
  text: string;
  /** Of the answer; else the numbers beside a message count. */
  code?: number;
  /** Whether it is one message from beginning to end, as in an envelope. */
  isWhole?: boolean;
}

/** Of one message. */
const OCCURRENCES = 50;

function occurrenceAt<R>(source: Source, pattern: Pattern<R>, at: number): Occurrence<R> | undefined {
  const index = pattern.parts[0] === '' ? 1 : 0;
  const end = at + (pattern.parts[index] ?? '').length;
  const word = index === 1 ? firstWord(source.text, at) : {start: at, end: at};
  if (!word || !beginsAlone(source.text, word.start)) return undefined;
  const rest = follow(source, pattern, {index, start: word.start, end});
  if (!rest || !(isOpen(pattern) || endsAlone(source.text, rest))) return undefined;
  const values = [...(index === 1 ? [word] : []), ...rest.values];
  return {start: word.start, end: rest.end, pattern, values};
}

function occurrencesOf<R>(source: Source, pattern: Pattern<R>): Occurrence<R>[] {
  const anchor = pattern.parts.find((part) => part !== '') ?? '';
  const found: Occurrence<R>[] = [];
  if (anchor.trim() === '') return found;
  let at = source.low.indexOf(anchor);
  while (at !== -1 && found.length < OCCURRENCES) {
    const one = occurrenceAt(source, pattern, at);
    if (one) found.push(one);
    at = source.low.indexOf(anchor, at + anchor.length);
  }
  return found;
}

/** Reasons in reasons. */
const DEPTH = 3;

/** The messages that take up all of a span, and those that take up all of the reason in one of these. */
function wholesOf<R>(
  source: Source,
  span: Span,
  patterns: readonly Pattern<R>[],
  depth = DEPTH,
): Occurrence<R>[] {
  if (depth === 0) return [];
  const found = patterns.flatMap((pattern) => {
    const values = wholeValues(source, span, pattern);
    return values ? [{...span, pattern, values}] : [];
  });
  const reasons = found.flatMap(({pattern, values}) => (isOpen(pattern) ? values.slice(-1) : []));
  return [...found, ...reasons.flatMap((reason) => wholesOf(source, reason, patterns, depth - 1))];
}

function allOf<R>(source: Source, patterns: readonly Pattern<R>[], isWhole: boolean): Occurrence<R>[] {
  const span = {start: 0, end: source.text.length};
  const wholes = isWhole ? wholesOf(source, span, patterns) : [];
  const known = new Set(wholes.map(({pattern}) => pattern));
  const others = patterns.filter((pattern) => !known.has(pattern));
  return [...wholes, ...others.flatMap((pattern) => occurrencesOf(source, pattern))];
}

const isReasonOf = <R>(inner: Span, {values, pattern: {shapes, parts}}: Occurrence<R>) =>
  shapes.length > 0 && parts.at(-1) === '' && values.some((value) => isWithin(inner, value));

/** Those that overlap, directly or through others, together: only these need to be compared. */
function clustersOf<R>(all: readonly Occurrence<R>[]): Occurrence<R>[][] {
  const clusters: Occurrence<R>[][] = [];
  let end = -1;
  for (const one of [...all].sort((a, b) => a.start - b.start)) {
    if (one.start >= end) clusters.push([]);
    clusters.at(-1)?.push(one);
    end = Math.max(end, one.end);
  }
  return clusters;
}

/** Where two overlap, the one with more fixed text stays, unless one is the reason that the other gives. */
function withoutWeaker<R>(all: readonly Occurrence<R>[]): Occurrence<R>[] {
  const kept: Occurrence<R>[] = [];
  const byWeight = [...all].sort((a, b) => b.pattern.weight - a.pattern.weight);
  for (const one of byWeight) {
    const fits = (other: Occurrence<R>) =>
      isApart(one, other) || isSame(one, other) || isReasonOf(one, other) || isReasonOf(other, one);
    if (kept.every(fits)) kept.push(one);
  }
  return kept;
}

/** Of messages with the same text, those with the code; all of them where none has it. */
function decided<R extends Message>(
  all: readonly Occurrence<R>[],
  text: string,
  code?: number,
): Occurrence<R>[] {
  return all.filter((one) => {
    const equal = all.filter(
      (other) => isSame(one, other) && other.pattern.row.message === one.pattern.row.message,
    );
    if (equal.length === 1) return true;
    const codes = code === undefined ? codesNear(text, one) : [new Set([code])];
    const has = (known: ReadonlySet<unknown>, {pattern: {row}}: Occurrence<R>) => known.has(row.code);
    const deciding = codes.find((known) => equal.some((other) => has(known, other)));
    return !deciding || has(deciding, one);
  });
}

/** The full stop of the message is not part of the last one. */
function valuesOf<R extends Message>(text: string, {values, pattern: {row}}: Occurrence<R>): string[] {
  const texts = values.map(({start, end}) => text.slice(start, end));
  return row.message.endsWith('}.') ? texts.map((value) => value.replace(/\.$/, '')) : texts;
}

function foundIn<R extends Message>(
  cluster: readonly Occurrence<R>[],
  text: string,
  code?: number,
): Found<R>[] {
  const kept = withoutWeaker(cluster).sort(
    (a, b) => a.start - b.start || b.end - a.end || b.pattern.weight - a.pattern.weight,
  );
  return decided(kept, text, code).map((one) => ({
    row: one.pattern.row,
    values: valuesOf(text, one),
    isReason: kept.some((other) => other !== one && !isSame(one, other) && isReasonOf(one, other)),
  }));
}

/** The first of each row. */
function distinct<R extends Message>(all: readonly Found<R>[]): Found<R>[] {
  const ids = new Set<string>();
  return all.filter(({row}) => !ids.has(row.id) && ids.add(row.id));
}

/**
 * The messages in texts, in the order in which they stand: outer ones before the reasons they give, and of those in the same
 * place the one with more fixed text.
 */
export function findInPieces<R extends Message>(pieces: readonly Piece[], rows: readonly R[]): Found<R>[] {
  const patterns = rows.map(patternOf);
  return distinct(
    pieces.flatMap(({text, code, isWhole = false}) => {
      const source = sourceOf(cleaned(text).trim());
      const clusters = clustersOf(allOf(source, patterns, isWhole));
      return clusters.flatMap((cluster) => foundIn(cluster, source.text, code));
    }),
  );
}

/** The messages in one text. */
export const findMessages = <R extends Message>(
  text: string,
  rows: readonly R[],
  code?: number,
): Found<R>[] => findInPieces([{text, ...(code !== undefined && {code})}], rows);

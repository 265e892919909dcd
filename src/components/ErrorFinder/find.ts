import {fixedParts, folded} from '@site/src/utils/message';

/** What is looked up. */
export interface Message {
  id: string;
  message: string;
  code: number | null;
}

export interface Found<R extends Message> {
  row: R;
  /** What stands in the place of each {name}, in the order of the message. */
  values: readonly string[];
  /** It stands in the reason that another message gives. */
  isReason: boolean;
}

/** What may stand in a place: one word, anything up to a quote, or anything. */
type Shape = 'word' | 'quoted' | 'free';

interface Pattern<R> {
  row: R;
  parts: readonly string[];
  shapes: readonly Shape[];
  /** Letters that never vary. */
  weight: number;
}

interface Span {
  start: number;
  end: number;
}

interface Occurrence<R> extends Span {
  pattern: Pattern<R>;
  values: Span[];
}

/** How far is looked for what belongs to a place in the text: with it, all of the text is read in one go. */
const AROUND = 40;
const WORD = 200;
const LONG = 600;
/** Of one message. */
const OCCURRENCES = 50;

/** Behind a colon anything may stand, in quotes anything but these, elsewhere one word. */
function shapeBehind(part: string): Shape {
  if (/["']$/.test(part)) return 'quoted';
  return /:\s+$/.test(part) ? 'free' : 'word';
}

function patternOf<R extends Message>(row: R): Pattern<R> {
  // A full stop at the end is often lost on the way.
  const parts = fixedParts(folded(row.message).replace(/\.$/, ''));
  return {
    row,
    parts,
    shapes: parts.slice(0, -1).map(shapeBehind),
    weight: parts.join('').length,
  };
}

/** A message stands by itself: behind a sign, or the level, time or number of a log line, or the name of an exception. */
const SIGN = /^[\n\r\t:[\]"'`|=<>(){},]$/;
const MARK =
  /^(?:\w*error|\w*exception|warn(?:ing)?|info|notice|critical|alert|emergency|debug|fatal|[-–—#*]|[\d:.,TZ+/-]*\d[\w:.,+/-]*)$/i;
const AFTER =
  /^[.!]?(?:\s*$|\s*[\n\r\t"'`”’|;<>{}()[\]]|,|:\s|\s[-–—#]|\s\d|\s\w+=|\s(?:in|at|on|for|from)\s\S*[/\\\d(])|^[.!]\s/;

function beginsAlone(text: string, start: number): boolean {
  let end = start;
  while (text[end - 1] === ' ' && start - end < AROUND) end -= 1;
  const last = text[end - 1];
  if (last === undefined) return true;
  // A comma with a space behind it belongs to a sentence.
  if (SIGN.test(last)) return last !== ',' || end === start;
  if (end === start) return false;
  let begin = end;
  while (begin > 0 && end - begin < AROUND && !/\s/.test(text[begin - 1] ?? '')) begin -= 1;
  return MARK.test(text.slice(begin, end));
}

const endsAlone = (text: string, end: number) => AFTER.test(text.slice(end, end + AROUND));

const ENDS_WORD = /[\s:"'`=|,;(){}<>[\]]/;
const LAST_WORD = /^[^\s"'`,;(){}<>[\]|]+/;
/** Where a log goes on behind a message: `{"exception":…} []`, or the quote that closes it. */
const CONTEXT = / (?:\{"|\[\]|\{\})|"(?=[,}\]\s]|$)/;

function firstWord(text: string, end: number): Span | undefined {
  let start = end;
  while (start > 0 && end - start < WORD && !ENDS_WORD.test(text[start - 1] ?? '')) start -= 1;
  return start < end ? {start, end} : undefined;
}

function lastValue(text: string, start: number, shape: Shape): Span | undefined {
  if (shape === 'word') {
    const word = LAST_WORD.exec(text.slice(start, start + WORD))?.[0].replace(/[.!?:]+$/, '');
    return word ? {start, end: start + word.length} : undefined;
  }
  const line = text.slice(start, start + LONG).split(/[\n\r]/, 1)[0] ?? '';
  const value = (line.split(CONTEXT, 1)[0] ?? '').trimEnd();
  return value.trim() === '' ? undefined : {start, end: start + value.length};
}

const ENDS: Readonly<Record<Shape, RegExp>> = {word: /\s/, quoted: /["'\n\r]/, free: /[\n\r]/};

function innerValue(low: string, start: number, next: string, shape: Shape): Span | undefined {
  const room = low.slice(start, start + (shape === 'word' ? WORD : LONG));
  const end = room.search(ENDS[shape]);
  const at = low.slice(start, start + (end === -1 ? room.length : end) + next.length).indexOf(next, 1);
  return at === -1 ? undefined : {start, end: start + at};
}

/** The rest of a message whose part number `index` ends at `end`. */
function follow<R>(
  text: string,
  low: string,
  {parts, shapes}: Pattern<R>,
  from: {index: number; end: number},
): {values: Span[]; end: number} | undefined {
  const values: Span[] = [];
  let {end} = from;
  for (let index = from.index; index < shapes.length; index += 1) {
    const next = parts[index + 1] ?? '';
    const shape = shapes[index] ?? 'word';
    const value = next === '' ? lastValue(text, end, shape) : innerValue(low, end, next, shape);
    if (!value) return undefined;
    values.push(value);
    end = value.end + next.length;
  }
  return {values, end};
}

function occurrencesOf<R>(text: string, low: string, pattern: Pattern<R>): Occurrence<R>[] {
  const {parts, shapes} = pattern;
  const index = parts[0] === '' ? 1 : 0;
  const anchor = parts[index] ?? '';
  const found: Occurrence<R>[] = [];
  if (anchor.trim() === '') return found;
  for (let at = low.indexOf(anchor); at !== -1; at = low.indexOf(anchor, at + anchor.length)) {
    const word = index === 1 ? firstWord(text, at) : {start: at, end: at};
    const rest = word && follow(text, low, pattern, {index, end: at + anchor.length});
    if (!word || !rest) continue;
    // What goes on to the end of a line has no end of its own.
    const isOpen = parts.at(-1) === '' && shapes.at(-1) === 'free';
    if (!beginsAlone(text, word.start) || !(isOpen || endsAlone(text, rest.end))) continue;
    const values = [...(index === 1 ? [word] : []), ...rest.values];
    found.push({start: word.start, end: rest.end, pattern, values});
    if (found.length === OCCURRENCES) break;
  }
  return found;
}

const isWithin = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;
const isSame = (a: Span, b: Span) => a.start === b.start && a.end === b.end;
const isApart = (a: Span, b: Span) => a.end <= b.start || b.end <= a.start;
const isReasonOf = <R>(inner: Span, {values, pattern: {shapes, parts}}: Occurrence<R>) =>
  shapes.length > 0 && parts.at(-1) === '' && values.some((value) => isWithin(inner, value));

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

const NUMBER = /(?<![\d.,-])[1-5]\d\d(?![\d.,-]*\d)/g;

/** Whether the line that a message stands in has this code. */
function hasCode(text: string, {start, end}: Span, code: number | null): boolean {
  if (code === null) return false;
  const before =
    text
      .slice(Math.max(0, start - LONG), start)
      .split('\n')
      .at(-1) ?? '';
  const behind = text.slice(end, end + LONG).split('\n', 1)[0] ?? '';
  return [...`${before} ${behind}`.matchAll(NUMBER)].some(([number]) => Number(number) === code);
}

/** Of messages with the same text, those with the code; all of them where none has it. */
function decided<R extends Message>(
  all: readonly Occurrence<R>[],
  isCode: (occurrence: Occurrence<R>) => boolean,
): Occurrence<R>[] {
  return all.filter((one) => {
    const equal = all.filter(
      (other) => isSame(one, other) && other.pattern.row.message === one.pattern.row.message,
    );
    return isCode(one) || !equal.some(isCode);
  });
}

/** The full stop of the message is not part of the last one. */
function valuesOf<R extends Message>(text: string, {values, pattern: {row}}: Occurrence<R>): string[] {
  const texts = values.map(({start, end}) => text.slice(start, end));
  return row.message.endsWith('}.') ? texts.map((value) => value.replace(/\.$/, '')) : texts;
}

/** The first of each row. */
function distinct<R extends Message>(all: readonly Occurrence<R>[]): Occurrence<R>[] {
  const ids = new Set<string>();
  return all.filter(({pattern: {row}}) => !ids.has(row.id) && ids.add(row.id));
}

/**
 * The messages in a text, in the order in which they stand: outer ones before the reasons they give, and of those in the same
 * place the one with more fixed text. With `code`, that of the answer, else with the numbers in the line.
 */
export function findMessages<R extends Message>(text: string, rows: readonly R[], code?: number): Found<R>[] {
  // As JSON prints them within a log line.
  const shown = text.replaceAll(/\\(["'/])/g, '$1');
  const low = folded(shown);
  const all = rows.flatMap((row) => occurrencesOf(shown, low, patternOf(row)));
  const kept = withoutWeaker(all).sort(
    (a, b) => a.start - b.start || b.end - a.end || b.pattern.weight - a.pattern.weight,
  );
  const isCode = (one: Occurrence<R>) =>
    code === undefined ? hasCode(shown, one, one.pattern.row.code) : one.pattern.row.code === code;
  return distinct(decided(kept, isCode)).map((one) => ({
    row: one.pattern.row,
    values: valuesOf(shown, one),
    isReason: kept.some((other) => other !== one && !isSame(one, other) && isReasonOf(one, other)),
  }));
}

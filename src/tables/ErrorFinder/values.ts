import {AROUND, LONG, WORD, type Pattern, type Shape, type Source, type Span} from './patterns';

const ENDS_WORD = /[\s:"'`=|,;(){}<>[\]]/;
const LAST_WORD = /^[^\s"'`,;(){}<>[\]|]+/;
const LEVEL = /^(?:\[[a-z][\w-]*\])+/i;
const INDEX = /^\[[\w*-]*\]$/;

/** The letters of the `[0]` that a text ends with. */
function indexLetters(text: string): number {
  const index = text.slice(text.lastIndexOf('['));
  return INDEX.test(index) ? index.length : 0;
}

const QUOTED = /(?:"[^"'`\n]+"|'[^"'`\n]+'|`[^"'`\n]+`)$/;

/** The word that ends at `end`, with its indexes: `items[0].name`; or what stands there in quotes, with these. */
export function firstWord(text: string, end: number): Span | undefined {
  const quoted = /["'`]/.test(text[end - 1] ?? '') && QUOTED.exec(text.slice(Math.max(0, end - AROUND), end));
  if (quoted) return {start: end - quoted[0].length, end};
  const first = Math.max(0, end - WORD);
  let start = end;
  while (start > first) {
    const sign = text[start - 1] ?? '';
    const index = sign === ']' ? indexLetters(text.slice(Math.max(first, start - AROUND), start)) : 0;
    if (index === 0 && ENDS_WORD.test(sign)) break;
    start -= Math.max(1, index);
  }
  // Behind nothing it is no index but the level of a line: `[error]name`.
  start += LEVEL.exec(text.slice(start, end))?.[0].length ?? 0;
  return start < end ? {start, end} : undefined;
}

/** The place in a program, behind a message of PHP: ` in /app/index.php:33`, ` in C:\app.php on line 12`. */
const PLACE =
  / in (?:\/|[a-z]:[\\/]|[a-z]+:\/\/)[^\n]{0,200}?(?:\.php\b|:\d+|\(\d+\)| on line \d+)| on line \d+/i;
/** Where a log goes on behind a message: `{"exception":…} []`. */
const CONTEXT = / (?:\{"|\[\]|\{\})/;
/** Lines in which a database explains itself belong to what it says. */
const LINE_END = /\n(?!\s*(?:DETAIL|HINT|CONTEXT|LINE \d+):)/;

/** The quote that closes what began before the value: all quotes of the value itself come in pairs. */
function closingQuote(line: string): number {
  let isInner = false;
  for (let at = line.indexOf('"'); at !== -1; at = line.indexOf('"', at + 1)) {
    if (!isInner && /^(?:[,}\]\s]|$)/.test(line.slice(at + 1, at + 2))) return at;
    isInner = !isInner;
  }
  return -1;
}

/** `'a',` of `'payload' => 'Unsupported type: a',` stops before the quote. */
const CLOSING = {"'": /'[\s,;)\]}]*$/, '`': /`[\s,;.)\]}]*$/} as const;

function freeValue(text: string, start: number, opener: string): Span | undefined {
  const line = text.slice(start, start + LONG).split(LINE_END, 1)[0] ?? '';
  const ends = [line.search(PLACE), line.search(CONTEXT), closingQuote(line)].filter((at) => at !== -1);
  let value = line.slice(0, Math.min(line.length, ...ends));
  if (opener === "'" || opener === '`') value = value.replace(CLOSING[opener], '');
  return value.trim() === '' ? undefined : {start, end: start + value.trimEnd().length};
}

function lastValue(text: string, start: number, shape: Shape, opener: string): Span | undefined {
  if (shape !== 'word') return freeValue(text, start, opener);
  const word = LAST_WORD.exec(text.slice(start, start + WORD))?.[0].replace(/[.!?:]+$/, '');
  return word ? {start, end: start + word.length} : undefined;
}

const ENDS: Readonly<Record<Shape, RegExp>> = {word: /\s/, quoted: /["'\n]/, free: /\n/};

function innerValue({text, low}: Source, start: number, next: string, shape: Shape): Span | undefined {
  const room = text.slice(start, start + (shape === 'word' ? WORD : LONG));
  const end = room.search(ENDS[shape]);
  const at = low.slice(start, start + (end === -1 ? room.length : end) + next.length).indexOf(next, 1);
  return at === -1 ? undefined : {start, end: start + at};
}

interface Rest extends Span {
  values: Span[];
}

/**
 * The rest of a message whose part number `index` ends at `end`.
 *
 * @param start - of the message
 */
export function follow<R>(
  source: Source,
  {parts, shapes}: Pattern<R>,
  from: {index: number; start: number; end: number},
): Rest | undefined {
  const values: Span[] = [];
  const opener = source.text[from.start - 1] ?? '';
  let {end} = from;
  for (let index = from.index; index < shapes.length; index += 1) {
    const next = parts[index + 1] ?? '';
    const shape = shapes[index] ?? 'word';
    const value =
      next === '' ? lastValue(source.text, end, shape, opener) : innerValue(source, end, next, shape);
    if (!value) return undefined;
    values.push(value);
    end = value.end + next.length;
  }
  return {values, start: from.start, end};
}

/** Words of a sentence about something; names have none of these. */
const SENTENCE =
  /[,;:!?"]|(?:^|\s)(?:an?|the|of|and|or|is|are|was|were|be|been|has|have|that|this|these|those|your|my|our|its|every|each|all|any|no|not|in|on|for|to|with|it|we|you|if)(?=\s|$)/i;
const MOST_WORDS = 4;

const isName = (value: string) => value.split(/\s/).length <= MOST_WORDS && !SENTENCE.test(value);

function fitsShape(value: string, shape: Shape): boolean {
  if (value.trim() === '' || shape === 'free') return value.trim() !== '';
  return shape === 'quoted' ? !value.includes('\n') : value.length <= WORD && isName(value);
}

/** The end of a whole text without its full stop, or without the place in the program. */
function endOf<R>({text}: Source, {start, end}: Span, {parts, shapes}: Pattern<R>): number {
  if (parts.at(-1) !== '') return text[end - 1] === '.' ? end - 1 : end;
  if (shapes.at(-1) === 'word') return text[end - 1] === '.' ? end - 1 : end;
  const place = text.slice(start, end).search(PLACE);
  return place === -1 ? end : start + place;
}

/** The values of a message that takes up all of a span. There, each may have several words. */
export function wholeValues<R>(source: Source, span: Span, pattern: Pattern<R>): Span[] | undefined {
  const {parts, shapes} = pattern;
  const {text, low} = source;
  if (!low.startsWith(parts[0] ?? '', span.start)) return undefined;
  const end = endOf(source, span, pattern);
  const last = parts.at(-1) ?? '';
  const values: Span[] = [];
  let at = span.start + (parts[0] ?? '').length;
  for (const [index, shape] of shapes.entries()) {
    const next = parts[index + 1] ?? '';
    const isLast = index === shapes.length - 1;
    const to = isLast ? end - last.length : low.indexOf(next, at + 1);
    if (to <= at || to > end || !low.startsWith(next, to) || !fitsShape(text.slice(at, to), shape)) {
      return undefined;
    }
    values.push({start: at, end: to});
    at = to + next.length;
  }
  return at === end ? values : undefined;
}

import {fixedParts} from '@site/src/shared/message';

/** What is needed of a row to find it. */
export interface Message {
  id: string;
  /** With {name} for a part that varies. */
  message: string;
  code: number | null;
  /** Other texts in which it is met. */
  also?: readonly string[] | undefined;
}

/** A text to look for messages in. */
export interface CodedText {
  text: string;
  /** The code of the response; without it, numbers beside a message count. */
  code?: number | undefined;
}

export interface Match<R extends Message> {
  row: R;
  /** What stands in the place of each {name}, in the order of the message. */
  values: readonly string[];
  /** The message stands in the reason that another message gives. */
  isReason: boolean;
}

interface Hit<R extends Message> {
  row: R;
  start: number;
  end: number;
  values: readonly string[];
}

/** Of one row in one text. */
const MOST_HITS = 50;

/** Spaces and quotes as in the catalogue: pages, word processors and JSON write them differently. */
const normalized = (text: string) =>
  text
    // Colours of a terminal.
    .replaceAll(/[^\w\s]\[\d[\d;]*m/g, '')
    .replaceAll(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' '))
    .replaceAll(/&(?:quot|#0*34|#x22);|\\"|[“”„]/gi, '"')
    .replaceAll(/&(?:apos|#0*39|#x27);|\\'|[‘’]/gi, "'");

/** The source of an expression for a fixed part. A line may break at its spaces. */
const literal = (part: string) =>
  part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`);

/** Characters that stand around a name and not in it. */
const AROUND_NAME = '\\s"\'`|,;(){}<>';

/** Behind a colon anything may stand, between quotes anything but these, elsewhere a word. */
function valueSource(before: string, isLast: boolean): string {
  if (/["']$/.test(before)) return String.raw`([^"'\n]{1,200}?)`;
  if (before.endsWith(': ')) return isLast ? '(.{1,600})' : '(.{1,100}?)';
  return isLast ? `([^${AROUND_NAME}]{0,199}[^${AROUND_NAME}.!?:])` : String.raw`(\S{1,200}?)`;
}

/** A first word is read backwards from the space behind it, which is as fast in long texts without spaces. */
const FIRST_WORD = String.raw`\s(?<=([^:=${AROUND_NAME}]{1,200})\s)`;

function expressionOf({message}: Message): RegExp {
  const parts = fixedParts(message.replace(/\.$/, ''));
  const source = parts.map((part, index) => {
    if (index === 0) return literal(part);
    if (index === 1 && parts[0] === '') return FIRST_WORD + literal(part.slice(1));
    const isLast = index === parts.length - 1 && part === '';
    return valueSource(parts[index - 1] ?? '', isLast) + literal(part);
  });
  return new RegExp(source.join(''), 'gi');
}

/** Whether a message ends with a value that may be a message itself: the reason. */
const endsWithReason = ({message}: Message) => /: \{[^{}]+\}\.?$/.test(message);

/** Where a log or a program continues after a reason. */
const REASON_END =
  /\.?(?: in (?:\/|[a-z]:[\\/])[^\n]*?\.php\b| on line \d| (?:\{"|\[\]|\{\})|"\s*(?:[,}\])]|\w+=|$)|['`][\s,;)\]}]*$|$)/i;

function hitOf<R extends Message>(row: R, [all, ...values]: RegExpExecArray, index: number): Hit<R> {
  const start = row.message.startsWith('{') ? index - (values[0] ?? '').length : index;
  const end = index + all.length;
  const reason = endsWithReason(row) ? values.at(-1) : undefined;
  if (reason === undefined) return {row, start, end, values};
  const length = reason.search(REASON_END);
  values[values.length - 1] = reason.slice(0, length);
  return {row, start, end: end - reason.length + length, values};
}

/** Whether words of a sentence stand directly before or after a message: then it only has the same words. */
const isInSentence = (text: string, {row, start, end}: Hit<Message>) =>
  /[\w-]$|[a-z],? $/.test(text.slice(Math.max(0, start - 3), start)) ||
  (!endsWithReason(row) && /^(?:[\w-]| (?!(?:in|on|at) \S*[\d/\\])[a-z])/.test(text.slice(end, end + 40)));

function hitsOfMessage<R extends Message>(row: R, text: string): Hit<R>[] {
  const hits: Hit<R>[] = [];
  for (const found of text.matchAll(expressionOf(row))) {
    const hit = hitOf(row, found, found.index);
    if (!isInSentence(text, hit)) hits.push(hit);
    if (hits.length === MOST_HITS) break;
  }
  return hits;
}

/** Those of its message, and those of other texts with a part that varies, whose values have no names of the message. */
function hitsOf<R extends Message>(row: R, text: string): Hit<R>[] {
  const others = row.also?.filter((other) => other.includes('{')) ?? [];
  return [
    ...hitsOfMessage(row, text),
    ...others.flatMap((message) =>
      hitsOfMessage({...row, message}, text).map((hit) => ({...hit, row, values: []})),
    ),
  ];
}

const isSamePlace = (a: Hit<Message>, b: Hit<Message>) => a.start === b.start && a.end === b.end;

const fixedLength = ({message}: Message) => fixedParts(message).join('').length;

/** Of hits that overlap the first stays, or the one with more fixed text; rows with the same place all stay. */
function withoutOverlaps<R extends Message>(hits: readonly Hit<R>[]): Hit<R>[] {
  const kept: Hit<R>[] = [];
  for (const hit of [...hits].sort((a, b) => a.start - b.start || fixedLength(b.row) - fixedLength(a.row))) {
    const before = kept.at(-1);
    if (!before || hit.start >= before.end || isSamePlace(hit, before)) kept.push(hit);
  }
  return kept;
}

/** Numbers in the lines of a message that may be its code. */
function codesBeside(text: string, {start, end}: Hit<Message>): number[] {
  const before = /.*$/.exec(text.slice(Math.max(0, start - 600), start));
  const after = /^.*/.exec(text.slice(end, end + 600));
  const lines = `${before} ${text.slice(start, end)} ${after}`;
  return lines.match(/(?<![\d.,-])[1-5]\d\d(?![\d.,-]*\d)/g)?.map(Number) ?? [];
}

/** Codes that a text calls so. */
const codesIn = (text: string): number[] =>
  [...text.matchAll(/(?:\bcode\W{1,8}|HTTP\/[\d.]+ )([1-5]\d\d)\b/gi)].map(([, code]) => Number(code));

/** Of rows with the same message only those with the code, where it can be told. */
function withCode<R extends Message>(hits: readonly Hit<R>[], {text, code}: CodedText): Hit<R>[] {
  const inText = code === undefined ? codesIn(text) : [code];
  return hits.filter((hit) => {
    const equal = hits.filter((other) => isSamePlace(hit, other) && other.row.message === hit.row.message);
    const beside = code === undefined ? codesBeside(text, hit) : [];
    const has = (codes: readonly (number | null)[], {row}: Hit<R>) => codes.includes(row.code);
    const deciding = [beside, inText].find((codes) => equal.some((one) => has(codes, one)));
    return !deciding || has(deciding, hit);
  });
}

/** Matches in a normalized text, each before those in the reason that it gives. */
function matchesIn<R extends Message>(source: CodedText, rows: readonly R[], isReason = false): Match<R>[] {
  const hits = withoutOverlaps(rows.flatMap((row) => hitsOf(row, source.text)));
  return withCode(hits, source).flatMap(({row, values}) => {
    const reason = endsWithReason(row) ? values.at(-1) : undefined;
    return [{row, values, isReason}, ...(reason ? matchesIn({text: reason}, rows, true) : [])];
  });
}

/** The rows whose messages stand in texts, in the order of the texts, each once. */
export function findRows<R extends Message>(texts: readonly CodedText[], rows: readonly R[]): Match<R>[] {
  const byId = new Map<string, Match<R>>();
  for (const {text, code} of texts)
    for (const match of matchesIn({text: normalized(text), code}, rows))
      if (!byId.has(match.row.id)) byId.set(match.row.id, match);
  return [...byId.values()];
}

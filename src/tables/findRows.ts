import {fixedParts} from '@site/src/shared/message';

/** What is needed of a row to find it. */
export interface Message {
  id: string;
  /** With {name} for a part that varies. */
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

/** A text to look messages up in. */
export interface Piece {
  text: string;
  /** Of the response; without it, the numbers around a message count. */
  code?: number | undefined;
  /** Whether it is one message from beginning to end, as in an envelope. */
  isWhole?: boolean;
}

interface Match<R extends Message> {
  row: R;
  start: number;
  end: number;
  values: readonly string[];
}

/** Matches of one row in one text that are looked at. */
const MOST_MATCHES = 50;

/** Spaces and quotes as the catalogue has them. Pages, word processors and JSON write them in ways of their own. */
const normalized = (text: string) =>
  text
    // Colours of a terminal.
    .replaceAll(/[^\w\s]\[\d[\d;]*m/g, '')
    .replaceAll(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' '))
    .replaceAll(/&(?:quot|#0*34|#x22);|\\"|[“”„]/gi, '"')
    .replaceAll(/&(?:apos|#0*39|#x27);|\\'|[‘’]/gi, "'");

/** The source of an expression for a part that never varies. A line may break at its spaces. */
const literal = (part: string) =>
  part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`);

/** These stand around names, not in them. */
const SIGNS = '\\s"\'`|,;(){}<>';

/** One word; in a message that stands alone up to three. */
function wordSource(isWhole: boolean, isLast: boolean): string {
  if (isWhole) return String.raw`(\S{1,200}?(?:\s\S{1,200}?){0,2})`;
  return isLast ? `([^${SIGNS}]{0,199}[^${SIGNS}.!?:])` : String.raw`(\S{1,200}?)`;
}

/** Behind a colon anything may stand, between quotes anything but these, elsewhere a word. */
function valueSource(before: string, isWhole: boolean, isLast: boolean): string {
  if (/["']$/.test(before)) return String.raw`([^"'\n]{1,200}?)`;
  if (!before.endsWith(': ')) return wordSource(isWhole, isLast);
  if (isLast) return isWhole ? '([^]{1,2000})' : '(.{1,600})';
  return '(.{1,100}?)';
}

/** In a line, the first word is read backwards from the text behind it: long texts without spaces take no longer. */
const FIRST_WORD = String.raw`\s(?<=([^:=${SIGNS}]{1,200})\s)`;

/** An expression for a message in a line of text, or for one that is the whole text. */
function expressionOf(message: string, isWhole: boolean): RegExp {
  const parts = fixedParts(message.replace(/\.$/, ''));
  const source = parts
    .map((part, index) => {
      if (index === 0) return literal(part);
      if (index === 1 && parts[0] === '' && !isWhole) return FIRST_WORD + literal(part.slice(1));
      const isLast = index === parts.length - 1 && part === '';
      return valueSource(parts[index - 1] ?? '', isWhole, isLast) + literal(part);
    })
    .join('');
  return isWhole ? new RegExp(String.raw`^${source}\.?$`, 'i') : new RegExp(source, 'gi');
}

/** How much of a message never varies. */
const weightOf = ({message}: Message) => fixedParts(message).join('').length;

/** Whether the message ends with a value that may be a text of its own: the reason. */
const endsWithReason = ({message}: Message) => /: \{[^{}]+\}\.?$/.test(message);

/** Where a log or a program goes on behind a value. */
const VALUE_END =
  /\.?(?: in (?:\/|[a-z]:[\\/])[^\n]*?\.php\b| on line \d| (?:\{"|\[\]|\{\})|"\s*(?:[,}\])]|\w+=|$)|['`][\s,;)\]}]*$|$)/i;

/** Whether words of a sentence stand before or behind. Behind a value that may be a text of its own anything goes. */
const isInSentence = (text: string, {row, start, end}: Match<Message>) =>
  /[\w-]$|[a-z],? $/.test(text.slice(Math.max(0, start - 3), start)) ||
  (!endsWithReason(row) && /^(?:[\w-]| (?!(?:in|on|at) \S*[\d/\\])[a-z])/.test(text.slice(end, end + 40)));

function matchOf<R extends Message>(row: R, found: RegExpExecArray): Match<R> {
  const [all, ...values] = found;
  const end = found.index + all.length;
  const last = values.at(-1);
  if (last !== undefined && endsWithReason(row)) {
    const length = last.search(VALUE_END);
    values.splice(-1, 1, last.slice(0, length));
    return {row, start: found.index, end: end - last.length + length, values};
  }
  return {row, start: found.index, end, values};
}

function matchesOf<R extends Message>(row: R, {text, isWhole}: Piece): Match<R>[] {
  const whole = isWhole ? expressionOf(row.message, true).exec(text.trim()) : null;
  if (whole) return [matchOf(row, whole)];
  const matches: Match<R>[] = [];
  for (const found of text.matchAll(expressionOf(row.message, false))) {
    const match = matchOf(row, found);
    if (row.message.startsWith('{')) match.start -= match.values[0]?.length ?? 0;
    if (!isInSentence(text, match)) matches.push(match);
    if (matches.length === MOST_MATCHES) break;
  }
  return matches;
}

const isSame = (a: Match<Message>, b: Match<Message>) => a.start === b.start && a.end === b.end;

/** Where two overlap, the first stays, of those the one with more fixed text; all that take up the same place. */
function withoutOverlaps<R extends Message>(matches: readonly Match<R>[]): Match<R>[] {
  const kept: Match<R>[] = [];
  for (const match of [...matches].sort((a, b) => a.start - b.start || weightOf(b.row) - weightOf(a.row))) {
    const before = kept.at(-1);
    if (!before || match.start >= before.end || isSame(match, before)) kept.push(match);
  }
  return kept;
}

const NUMBER = /(?<![\d.,-])[1-5]\d\d(?![\d.,-]*\d)/g;

/** The numbers in the lines of a match that may be codes. */
function codesBeside(text: string, {start, end}: Match<Message>): number[] {
  const before = /.*$/.exec(text.slice(Math.max(0, start - 600), start));
  const behind = /^.*/.exec(text.slice(end, end + 600));
  return `${before} ${text.slice(start, end)} ${behind}`.match(NUMBER)?.map(Number) ?? [];
}

const CODE = /(?:\bcode\W{1,8}|HTTP\/[\d.]+ )([1-5]\d\d)\b/gi;

/** The code that a text names, if it names only one. */
export function codeIn(text: string): number | undefined {
  const codes = new Set([...text.matchAll(CODE)].map(([, code]) => Number(code)));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/** Of rows with the same message in the same place, those with the code; all of them where none has it. */
function withCode<R extends Message>(matches: readonly Match<R>[], {text, code}: Piece): Match<R>[] {
  const ofText = [code ?? codeIn(text)];
  return matches.filter((match) => {
    const equal = matches.filter((other) => isSame(match, other) && other.row.message === match.row.message);
    if (equal.length === 1) return true;
    const beside = code === undefined ? codesBeside(text, match) : [];
    const has = (codes: readonly unknown[], {row}: Match<R>) => codes.includes(row.code);
    const deciding = [beside, ofText].find((codes) => equal.some((one) => has(codes, one)));
    return !deciding || has(deciding, match);
  });
}

/** The messages in a normalized text, each before the messages in the reason that it gives. */
function findIn<R extends Message>(piece: Piece, rows: readonly R[], isReason = false): Found<R>[] {
  const matches = withoutOverlaps(rows.flatMap((row) => matchesOf(row, piece)));
  return withCode(matches, piece).flatMap(({row, values}) => {
    const reason = endsWithReason(row) ? values.at(-1) : undefined;
    const inner = reason === undefined ? [] : findIn({text: reason, isWhole: true}, rows, true);
    return [{row, values, isReason}, ...inner];
  });
}

/** The rows whose messages stand in texts, in the order of the texts, each once. */
export function findRows<R extends Message>(pieces: readonly Piece[], rows: readonly R[]): Found<R>[] {
  const ids = new Set<string>();
  return pieces
    .flatMap((piece) => findIn({...piece, text: normalized(piece.text)}, rows))
    .filter(({row}) => !ids.has(row.id) && ids.add(row.id));
}

/** In characters: too many messages begin with fewer. */
const SHORTEST_BEGINNING = 12;

/** The rows whose message begins with a text that was cut. */
export function findBeginnings<R extends Message>({text, code}: Piece, rows: readonly R[]): Found<R>[] {
  const beginning = normalized(text).trim();
  if (beginning.length < SHORTEST_BEGINNING || !beginning.includes(' ')) return [];
  const begun = rows.filter(({message}) => {
    const steps = message.match(/\{[^{}]+\}|[^]/g) ?? [];
    // The text may end behind any step.
    const source = steps.reduceRight(
      (rest, step) => `${step.length > 1 ? String.raw`\S+` : literal(step)}(?:$${rest && `|${rest}`})`,
      '',
    );
    return new RegExp(`^${source}`, 'i').test(beginning);
  });
  const coded = begun.filter((row) => row.code === code);
  return (coded.length > 0 ? coded : begun).map((row) => ({row, values: [], isReason: false}));
}

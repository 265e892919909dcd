import {distance} from 'fastest-levenshtein';
import {memoize} from '../src/shared/memoize';
import type {ErrorRow} from '../src/tables/docsData';
import {envelopesOf} from './json';
import {blockAt, codeLines, linesOf, type Page, type TextAt} from './lib/page';
import {each, type Finding} from './lib/rule';

export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The parts of a message that vary are in braces. */
const PLACEHOLDER = /\{[^{}]+\}/g;

/** Matches the message with any text in its places. */
export const patternOf = (message: string) => message.split(PLACEHOLDER).map(escaped).join('.+?');

interface Message {
  row: ErrorRow;
  exact: RegExp;
  /** The same, but ignoring case and the final full stop. */
  loose: RegExp;
  /** The text before the first place, or all of it. */
  fixed: string;
  isFixed: boolean;
  /** What a constant may contain of it: the text up to its first place, with or without the colon, or with %s in it. */
  beginnings: string[];
}

/** Messages without places first, because they identify a row more exactly. */
const messagesOf = memoize((errors: readonly ErrorRow[]): Message[] => {
  const messages = errors.map((row): Message => {
    const pattern = patternOf(row.message);
    const bare = pattern.replace(/\\\.$/, '');
    const fixed = row.message.split(PLACEHOLDER)[0] ?? '';
    return {
      row,
      exact: new RegExp(`^${pattern}$`, 's'),
      loose: new RegExp(`^${bare}\\.?$`, 'is'),
      fixed,
      isFixed: pattern === escaped(row.message),
      beginnings: [
        ...[fixed, fixed.trimEnd(), fixed.replace(/:? *$/, '')],
        ...['%s', '…', '...'].map((place) => row.message.replaceAll(PLACEHOLDER, place)),
      ],
    };
  });
  return [...messages.filter(({isFixed}) => isFixed), ...messages.filter(({isFixed}) => !isFixed)];
});

/** The codes that a failure text may have; undefined if it, or a cause whose code it keeps, is not in the catalogue. */
function codesOf(text: string, messages: readonly Message[]): number[] | undefined {
  const rows = messages.filter(({exact}) => exact.test(text));
  if (rows.length === 0) {
    // A message without its own code may be followed by its cause.
    const [, prefix, cause] = /^([^:]+): (.+)$/s.exec(text) ?? [];
    const isKept = messages.some(({row}) => row.message === prefix && row.code === null);
    return isKept && cause !== undefined ? codesOf(cause, messages) : undefined;
  }
  const codes = rows.flatMap(({row}) => {
    if (row.code !== null) return [row.code];
    const cause = row.message.endsWith('}') ? text.slice(row.message.indexOf('{')) : undefined;
    return (cause === undefined ? undefined : codesOf(cause, messages)) ?? [NaN];
  });
  return codes.some(Number.isNaN) ? undefined : codes;
}

function codeProblems(line: number, text: string, code: number, messages: readonly Message[]): Finding[] {
  const codes = codesOf(text, messages);
  if (codes === undefined || codes.includes(code)) return [];
  const known = [...new Set(codes)].join(' or ');
  return [{line, message: `"${text}" has the code ${known} in the catalogue, not ${code}`}];
}

const inEnvelopes = (page: Page, messages: readonly Message[]): Finding[] =>
  envelopesOf(page).flatMap(({line, body: {ok, code, payload}}) =>
    ok === false && typeof payload === 'string' ? codeProblems(line, payload, Number(code), messages) : [],
  );

/** Between a code and its message may be a few words or a cell border, but no other code and no end of a sentence. */
const CODE_BEFORE = /(?<![\w.$:-])((?:20|4\d|5\d)\d)\b(?![.%]?\d)(?:(?!\d{3})[^.;]){0,30}$/;
const CODE_AFTER =
  /^[`"'*]* *(?:\||\(|,? (?:with|and|has) (?:the )?code|, code|:)[ `*]*((?:20|4\d|5\d)\d)\b(?![.%]?\d)/;

/** The code in a table row that is a cell by itself, if there is only one. */
function codeInRow(line: string): string | undefined {
  if (!line.trimStart().startsWith('|')) return undefined;
  const codes = line.split('|').flatMap((cell) => /^[ `*]*((?:20|4\d|5\d)\d)[ `*]*$/.exec(cell)?.[1] ?? []);
  return codes.length === 1 ? codes[0] : undefined;
}

/** The code that a line gives for a text in it: before the text, otherwise after it. */
function codeBeside(line: string, from: number, to: number): number | undefined {
  const code =
    CODE_BEFORE.exec(line.slice(0, from))?.[1] ?? CODE_AFTER.exec(line.slice(to))?.[1] ?? codeInRow(line);
  return code === undefined ? undefined : Number(code);
}

interface Span {
  from: number;
  text: string;
}

/** The texts in backticks or quotes, without a code at the beginning. */
const quotedIn = (line: string): Span[] =>
  Array.from(line.matchAll(/(`+|")(.+?)\1/g), ({index, 1: mark = '', 2: inside = ''}) => {
    const text = inside.replace(/^(?:20|4\d|5\d)\d /, '');
    return {from: index + mark.length + inside.length - text.length, text};
  });

/** The messages in a line: whole quotations, or exact matches outside quotations. */
function messagesIn(line: string, messages: readonly Message[]): Span[] {
  const quoted = quotedIn(line);
  const isQuoted = (at: number) => quoted.some(({from, text}) => at >= from && at < from + text.length);
  const bare = messages
    .filter(({isFixed}) => isFixed)
    .flatMap(({row: {message}}) => {
      const from = line.indexOf(message);
      return from < 0 || isQuoted(from) ? [] : [{from, text: message}];
    });
  return [...quoted.filter(({text}) => messages.some(({exact}) => exact.test(text))), ...bare];
}

/** Lines outside PHP and JSON, and PHP comments; for a table, its texts. */
const textIn = (page: Page): TextAt[] =>
  linesOf(page).flatMap(({line, value}) => {
    const language = blockAt(page, line)?.language;
    if (language === 'json') return [];
    if (language !== 'php') return [{line, value}];
    const comment = /\/\/.*$/.exec(value)?.[0];
    return comment === undefined ? [] : [{line, value: comment}];
  });

const inText = (page: Page, messages: readonly Message[]): Finding[] =>
  textIn(page).flatMap(({line, value: whole}) =>
    messagesIn(whole, messages).flatMap(({from, text}) => {
      const code = codeBeside(whole, from, from + text.length);
      return code === undefined ? [] : codeProblems(line, text, code, messages);
    }),
  );

/** A message of the catalogue must have its code. */
export const messageCodes = each((page, {errors}) => {
  const messages = messagesOf(errors);
  return [...inEnvelopes(page, messages), ...inText(page, messages)];
});

/** Shorter texts are too similar to each other. */
const MIN_CHARACTERS = 10;
const LONG = 12;

/** A message without a fixed beginning is compared only by its pattern. */
function isNear(text: string, {loose, fixed, isFixed, row}: Message): boolean {
  const words = row.message.replaceAll(PLACEHOLDER, '').trim();
  if (words.length >= MIN_CHARACTERS && loose.test(text)) return true;
  if (fixed.length < MIN_CHARACTERS) return false;
  const start = isFixed ? text : text.slice(0, fixed.length);
  const most = fixed.length < LONG ? 1 : 2;
  return start !== fixed && Math.abs(start.length - fixed.length) <= most && distance(start, fixed) <= most;
}

/** The message of the catalogue that a text almost matches. */
function nearMiss(text: string, messages: readonly Message[]): ErrorRow | undefined {
  if (messages.some(({exact, beginnings}) => beginnings.includes(text) || exact.test(text))) return undefined;
  return messages.find((message) => isNear(text, message))?.row;
}

/** A string of PHP on one line. */
const PHP_STRING = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g;

const QUOTED = /"([^"\n]{8,})"|“([^”\n]{8,})”|(?<![\w])'([^'\n]{8,})'(?!\w)/g;

/** Every text of a page that could be a message. */
function candidatesOf(page: Page): TextAt[] {
  const {inlineCode, texts} = page;
  const php = codeLines(page, 'php').flatMap(({line, value}) =>
    Array.from(value.matchAll(PHP_STRING), ([, single, double]) => ({line, value: single ?? double ?? ''})),
  );
  const json = codeLines(page, 'json').flatMap(({line, value}) =>
    Array.from(value.matchAll(/: *("(?:[^"\\]|\\.)*")/g), ([, literal = '""']) => ({
      line,
      value: String(JSON.parse(literal)),
    })),
  );
  const quoted = texts.flatMap(({line, value}) =>
    [...value.matchAll(QUOTED)].map(([, ...found]) => ({line, value: found.find(Boolean) ?? ''})),
  );
  const inline = inlineCode.map(({line, value}) => ({line, value: value.replace(/^(['"])(.*)\1$/, '$2')}));
  return [...php, ...json, ...inline, ...quoted];
}

/** No text may be almost a message of the catalogue. */
export const nearMessages = each((page, {errors}) => {
  const messages = messagesOf(errors);
  return candidatesOf(page).flatMap(({line, value}) => {
    const row = nearMiss(value, messages);
    return row === undefined
      ? []
      : [
          {
            line,
            message: `"${value}" is almost a message of the catalogue: write "${row.message}", or word it differently`,
          },
        ];
  });
});

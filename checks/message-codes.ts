import {distance} from 'fastest-levenshtein';
import type {ErrorRow} from '../../config/docsData';
import {constantsIn, textOf} from './classConstants';
import type {Data} from './data';
import {envelopesOf} from './json';
import type {Page} from './page';
import {escaped, patternOf, PLACEHOLDER} from './pattern';
import {isPhp, nameOf, nodesIn, readPhp, walk, type PhpNode} from './php';
import {each, type Finding} from './rule';

interface Message {
  row: ErrorRow;
  exact: RegExp;
  /** The same but for case and the final stop. */
  loose: RegExp;
  /** The text before the first place, or all of it. */
  fixed: string;
  isFixed: boolean;
}

/** Messages without places first: they say more exactly which row is meant. */
function messagesOf(errors: readonly ErrorRow[]): Message[] {
  const messages = errors.map((row): Message => {
    const pattern = patternOf(row.message);
    const bare = pattern.replace(/\\\.$/, '');
    return {
      row,
      exact: new RegExp(`^${pattern}$`, 's'),
      loose: new RegExp(`^${bare}\\.?$`, 'is'),
      fixed: row.message.split(PLACEHOLDER)[0] ?? '',
      isFixed: pattern === escaped(row.message),
    };
  });
  return [...messages.filter(({isFixed}) => isFixed), ...messages.filter(({isFixed}) => !isFixed)];
}

/** Shorter texts are too much alike. */
const LEAST = 10;
const LONG = 12;

/** Text without a fixed beginning is compared by its pattern alone. */
function isNear(text: string, {loose, fixed, isFixed, row}: Message): boolean {
  const words = row.message.replaceAll(PLACEHOLDER, '').trim();
  if (words.length >= LEAST && loose.test(text)) return true;
  if (fixed.length < LEAST) return false;
  const start = isFixed ? text : text.slice(0, fixed.length);
  const most = fixed.length < LONG ? 1 : 2;
  return start !== fixed && Math.abs(start.length - fixed.length) <= most && distance(start, fixed) <= most;
}

/** A message of the catalogue that a text comes close to without being one. */
function nearMiss(text: string, messages: readonly Message[]): ErrorRow | undefined {
  if (messages.some(({exact, fixed, row}) => exact.test(text) || isBeginning(text, fixed, row)))
    return undefined;
  return messages.find((message) => isNear(text, message))?.row;
}

/** A constant may hold the message up to its place, with or without the colon, or with %s in it. */
const isBeginning = (text: string, fixed: string, {message}: ErrorRow) =>
  [fixed, fixed.trimEnd(), fixed.replace(/:? *$/, '')].includes(text) ||
  text === message.replaceAll(PLACEHOLDER, '%s') ||
  text === message.replaceAll(PLACEHOLDER, '…') ||
  text === message.replaceAll(PLACEHOLDER, '...');

/** Literals of a PHP block, with their lines in it; a text that is broken over lines is joined. */
function* stringsIn(tree: PhpNode): Generator<{line: number; value: string}> {
  for (const node of walk(tree)) {
    if (node.kind === 'string' && typeof node.value === 'string')
      yield {line: node.loc?.start.line ?? 1, value: node.value};
  }
}

const QUOTED = /"([^"\n]{8,})"|“([^”\n]{8,})”|(?<![\w])'([^'\n]{8,})'(?!\w)/g;

/** Every text of a page that may be a message. */
function candidatesOf({code, inlineCode, texts}: Page): {line: number; value: string}[] {
  const php = code.filter(isPhp).flatMap((block) => {
    const outcome = readPhp(block.value);
    if ('error' in outcome) return [];
    return [...stringsIn(outcome.tree)].map(({line, value}) => ({line: block.line + line, value}));
  });
  const json = code
    .filter(({language}) => language === 'json')
    .flatMap(({line, value}) =>
      value.split('\n').flatMap((text, index) =>
        [...text.matchAll(/: *("(?:[^"\\]|\\.)*")/g)].map(([, literal = '""']) => ({
          line: line + index + 1,
          value: String(JSON.parse(literal)),
        })),
      ),
    );
  const quoted = texts.flatMap(({line, value}) =>
    value.split('\n').flatMap((text, index) =>
      [...text.matchAll(QUOTED)].map(([, ...found]) => ({
        line: line + index,
        value: found.find(Boolean) ?? '',
      })),
    ),
  );
  const inline = inlineCode.map(({line, value}) => ({line, value: value.replace(/^(['"])(.*)\1$/, '$2')}));
  return [...php, ...json, ...inline, ...quoted];
}

export const nearMisses = each((page, {errors}) => {
  const messages = messagesOf(errors);
  return candidatesOf(page).flatMap(({line, value}) => {
    const row = nearMiss(value, messages);
    return row === undefined
      ? []
      : [{line, message: `"${value}" is almost a message of the catalogue: "${row.message}"`}];
  });
});

/** The codes that a text of a failure may have; undefined if it is not of the catalogue, or keeps the code of a cause that is not. */
function codesOf(text: string, messages: readonly Message[]): number[] | undefined {
  const same = messages.filter(({exact, isFixed}) => isFixed && exact.test(text));
  const rows = same.length > 0 ? same : messages.filter(({exact}) => exact.test(text));
  if (rows.length === 0) {
    // A message without a code of its own may be followed by its cause.
    const [, prefix, cause] = /^([^:]+): (.+)$/s.exec(text) ?? [];
    const isKept = messages.some(({row}) => row.message === prefix && row.code === null);
    return isKept && cause !== undefined ? codesOf(cause, messages) : undefined;
  }
  const codes = rows.flatMap(({row, exact}) => {
    if (row.code !== null) return [row.code];
    const cause = row.message.endsWith('}')
      ? text.slice(exact.test(text) ? row.message.indexOf('{') : 0)
      : undefined;
    return (cause === undefined ? undefined : codesOf(cause, messages)) ?? [NaN];
  });
  return codes.some(Number.isNaN) ? undefined : codes;
}

function codeProblem(text: string, code: number, messages: readonly Message[]): string | undefined {
  const codes = codesOf(text, messages);
  if (codes === undefined || codes.includes(code)) return undefined;
  return `"${text}" has the code ${[...new Set(codes)].join(' or ')} in the catalogue, not ${code}`;
}

const inEnvelopes = (page: Page, messages: readonly Message[]): Finding[] =>
  envelopesOf(page).flatMap(({line, body: {ok, code, payload}}) => {
    if (ok !== false || typeof payload !== 'string') return [];
    const message = codeProblem(payload, Number(code), messages);
    return message === undefined ? [] : [{line, message}];
  });

/** Where Failure() and ensure() take code and message. */
const PLACES: Readonly<Record<string, {code: [string, number]; message: [string, number]}>> = {
  Failure: {code: ['code', 0], message: ['message', 1]},
  ensure: {code: ['errorCode', 2], message: ['errorMessage', 1]},
};

const DEFAULT_CODE: Readonly<Record<string, number>> = {Failure: 500, ensure: 400};

function argumentOf(given: readonly PhpNode[], [name, place]: [string, number]): PhpNode | undefined {
  const named = given.find((one) => one.kind === 'namedargument' && one.name === name);
  if (named) return nodesIn(named.value)[0];
  const [argument] = given.slice(place);
  return argument?.kind === 'namedargument' ? undefined : argument;
}

const inPhp = ({code}: Page, {errors, codes}: Data, messages: readonly Message[]): Finding[] =>
  code.filter(isPhp).flatMap((block) => {
    const outcome = readPhp(block.value);
    if ('error' in outcome) return [];
    const constants = [...constantsIn(outcome.tree)].flatMap(({name, line, value}) => {
      const text = textOf(value);
      return text === undefined ? [] : [{name, line, value: text}];
    });
    const numberOf = (node: PhpNode | undefined): number | undefined => {
      if (node?.kind === 'number') return Number(node.value);
      return codes.find(({constant}) => constant === nameOf(node?.offset))?.code;
    };
    const wordsOf = (node: PhpNode | undefined): string | undefined =>
      textOf(node) ?? constants.find(({name}) => name === nameOf(node?.offset))?.value;
    const calls = [...walk(outcome.tree)].flatMap((node): Finding[] => {
      const method = node.kind === 'call' ? nameOf(nodesIn(node.what)[0]?.offset) : undefined;
      const places = method === undefined ? undefined : PLACES[method];
      if (places === undefined || method === undefined) return [];
      const given = nodesIn(node.arguments);
      const words = wordsOf(argumentOf(given, places.message));
      const place = argumentOf(given, places.code);
      const number = place === undefined ? DEFAULT_CODE[method] : numberOf(place);
      if (words === undefined || number === undefined) return [];
      const message = codeProblem(words, number, messages);
      return message === undefined ? [] : [{line: block.line + (node.loc?.start.line ?? 1), message}];
    });
    const held = constants.flatMap(({name, value, line}) => {
      const rows = errors.filter(({constant}) => constant === name);
      // Two samples have a constant of this name.
      if (rows.length === 0 || messages.some(({exact}) => exact.test(value))) return [];
      if (rows.some((row) => isBeginning(value, row.message.split(PLACEHOLDER)[0] ?? '', row))) return [];
      return [
        {
          line: block.line + line,
          message: `${name} is "${rows[0]?.message}" in the catalogue, not "${value}"`,
        },
      ];
    });
    return [...calls, ...held];
  });

/** A message of the catalogue comes with its code, and a constant of the catalogue holds its message. */
export const catalogue = each((page, data) => {
  const messages = messagesOf(data.errors);
  return [...inEnvelopes(page, messages), ...inPhp(page, data, messages)];
});

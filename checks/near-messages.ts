import {distance} from 'fastest-levenshtein';
import type {ErrorRow} from '../src/tables/docsData';
import {isBeginning, messagesOf, type Message} from './lib/messages';
import {linesIn, type Page, type TextAt} from './lib/page';
import {PLACEHOLDER} from './lib/pattern';
import {phpIn, walk, type PhpNode} from './lib/php';
import {each} from './lib/rule';

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

/** Literals of a PHP block, with their lines in it; a text that is broken over lines is joined. */
function* stringsIn(tree: PhpNode): Generator<TextAt> {
  for (const node of walk(tree)) {
    if (node.kind === 'string' && typeof node.value === 'string')
      yield {line: node.loc?.start.line ?? 1, value: node.value};
  }
}

const QUOTED = /"([^"\n]{8,})"|“([^”\n]{8,})”|(?<![\w])'([^'\n]{8,})'(?!\w)/g;

/** Every text of a page that may be a message. */
function candidatesOf(page: Page): TextAt[] {
  const {code, inlineCode, texts} = page;
  const php = phpIn(page).flatMap((block) =>
    [...stringsIn(block.tree)].map(({line, value}) => ({line: block.line + line, value})),
  );
  const json = code
    .filter(({language}) => language === 'json')
    .flatMap(({line, value}) =>
      linesIn(value, line + 1).flatMap((text) =>
        [...text.value.matchAll(/: *("(?:[^"\\]|\\.)*")/g)].map(([, literal = '""']) => ({
          line: text.line,
          value: String(JSON.parse(literal)),
        })),
      ),
    );
  const quoted = texts.flatMap(({line, value}) =>
    [...value.matchAll(QUOTED)].map(([, ...found]) => ({line, value: found.find(Boolean) ?? ''})),
  );
  const inline = inlineCode.map(({line, value}) => ({line, value: value.replace(/^(['"])(.*)\1$/, '$2')}));
  return [...php, ...json, ...inline, ...quoted];
}

/** No text is almost a message of the catalogue. */
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

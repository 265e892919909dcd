import {NoFacts, NOT_LOADED, type CatalogueRow} from './catalogue';
import {findRows, type Match, type Message} from './findRows';
import {isJson, readPasted, type Pasted} from './readPasted';

/** What came of a text that was looked up in the catalogue of messages. */
export interface Lookup<R extends Message> {
  /** What was read and found, to show and to announce. */
  summary: string;
  matches: readonly Match<R>[];
  /** Whether the text may as well be a query: neither JSON nor too long. */
  isQuery: boolean;
}

/** In bytes; more is refused. */
export const MOST_BYTES = 2_000_000;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`;

const NO_MATCH =
  'It contains no message of the catalogue. Paste the message alone, or search the table for a part of it that does not vary.';
const UNKNOWN =
  'Its message is not in the catalogue. It may be a text of your application or of one of its libraries.';

/** What was read, and what to do where no message is found in it. */
function describe({kind, envelopes}: Pasted): [what: string, advice: string] {
  if (kind === 'text') return ['', NO_MATCH];
  if (kind === 'brokenJson')
    return ['Broken JSON, or a part of it.', 'Paste all of it, or the message alone.'];
  const [envelope, ...others] = envelopes;
  if (!envelope)
    return ['JSON, but no envelope: it has neither ok and payload nor status and error.', NO_MATCH];
  if (others.length > 0) return [`${envelopes.length} envelopes.`, NO_MATCH];
  const {isSuccess, code, message} = envelope;
  const what = `A ${isSuccess ? 'success' : 'failure'}${code === undefined ? '' : ` with code ${code}`}.`;
  if (isSuccess) return [what, 'There is no error in it.'];
  return [what, message ? UNKNOWN : 'It has no message, which is the text in payload or error.'];
}

/** Finds the messages in a response, a line of a log or another text among the rows of the catalogue. */
export function lookUp<R extends Message>(pasted: string, rows: readonly R[]): Lookup<R> {
  const text = pasted.replace(/^\uFEFF/, '').trim();
  if (text === '') return {summary: 'Paste something first.', matches: [], isQuery: true};
  const bytes = new Blob([pasted]).size;
  if (bytes > MOST_BYTES) {
    const summary = `This is ${megabytes(bytes)}; ${megabytes(MOST_BYTES)} is the most. Paste the answer alone, or the lines around the error.`;
    return {summary, matches: [], isQuery: false};
  }
  const read = readPasted(text);
  const [what, advice] = describe(read);
  const matches = findRows(read.texts, rows);
  const count = matches.length === 1 ? '1 message found.' : `${matches.length} messages found.`;
  const summary = [what, matches.length > 0 ? count : advice].filter(Boolean).join(' ');
  return {summary, matches, isQuery: read.kind === 'text'};
}

/** The same with rows that have to be loaded. Where they cannot be, the summary says so. */
export async function lookUpIn(
  rows: Promise<readonly CatalogueRow[]>,
  text: string,
): Promise<Lookup<CatalogueRow>> {
  try {
    return lookUp(text, await rows);
  } catch (error) {
    const summary =
      error instanceof NoFacts
        ? 'The list of messages is made by the build, and this copy of the site has none. Run "npm run build" and "npm run serve".'
        : NOT_LOADED;
    return {summary, matches: [], isQuery: !isJson(text)};
  }
}

import {findBeginnings, findRows, type Found, type Message} from './findRows';
import {MOST, readPasted, type Pasted} from './readPasted';

export interface Answer<R extends Message> {
  /** What was read and what came of it, as a text to show and to announce. */
  says: string;
  found: readonly Found<R>[];
}

/** Rows found that are shown: more than a reader looks through. */
export const MOST_SHOWN = 20;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`;

const foundWords = (count: number) => (count === 1 ? '1 message found.' : `${count} messages found.`);
const begunWords = (count: number) => (count === 1 ? '1 message begins so.' : `${count} messages begin so.`);

const TRY = 'Paste the message alone, or search the table for a part of it that does not vary.';
const ALL = 'Paste all of it, or the message alone.';
const UNKNOWN =
  'Its message is not in the catalogue. It may be a text of your application or of one of its libraries.';
const NO_MESSAGE = 'It has no message, which is the text in payload or error.';
const NONE = `No message of the catalogue is in it. ${TRY}`;

/** What was read, and what to do where no message is found in it. */
function wordsFor(pasted: Pasted): [opening: string, advice: string] {
  switch (pasted.kind) {
    case 'nothing':
      return ['Paste something first.', ''];
    case 'tooLarge':
      return [
        `This is ${megabytes(pasted.bytes)}; ${megabytes(MOST)} is the most.`,
        'Paste the answer alone, or the lines around the error.',
      ];
    case 'broken':
      return ['Broken JSON, or a part of it.', ALL];
    case 'foreign':
      return ['JSON, but no envelope: it has neither ok and payload nor status and error.', NONE];
    case 'lines':
      return ['', NONE];
    case 'envelopes': {
      const [{isSuccess, code, message}, ...others] = pasted.envelopes;
      if (others.length > 0) return [`${others.length + 1} envelopes.`, NONE];
      const opening = `A ${isSuccess ? 'success' : 'failure'}${code === undefined ? '' : ` with code ${code}`}.`;
      if (isSuccess) return [opening, 'There is no error in it.'];
      return [opening, message ? UNKNOWN : NO_MESSAGE];
    }
  }
}

/** Reads what was pasted, and finds its messages among the rows of the catalogue. */
export function lookUp<R extends Message>(pasted: string, rows: readonly R[]): Answer<R> {
  const read = readPasted(pasted);
  const [opening, advice] = wordsFor(read);
  const found = 'pieces' in read ? findRows(read.pieces, rows) : [];
  const begun = found.length === 0 && 'cut' in read && read.cut ? findBeginnings(read.cut, rows) : [];
  if (begun.length > 0) return {says: `${opening} ${begunWords(begun.length)}`, found: begun};
  const rest = found.length > 0 ? foundWords(found.length) : advice;
  return {says: [opening, rest].filter(Boolean).join(' '), found};
}

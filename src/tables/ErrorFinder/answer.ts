import {findBeginnings} from './beginnings';
import {findInPieces, type Found, type Message, type Piece} from './find';
import {MOST, readPasted, type Pasted} from './read';

export interface Answer<R extends Message> {
  /** What was read and what came of it, as a text to show and to announce. */
  says: string;
  found: readonly Found<R>[];
}

/** Messages found that are shown: more than a reader looks through. */
export const MOST_SHOWN = 20;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`;

const withCode = (code: number | undefined) => (code === undefined ? '' : ` with code ${code}`);

const TRY = 'Paste the message alone, or search the table for a part of it that does not vary.';
const ALL = 'Paste all of it, or the message alone.';
const OWN = 'It may be a text of your application or of one of its libraries.';

/** What was read, as the beginning of the answer. */
function opening(pasted: Pasted): string {
  switch (pasted.kind) {
    case 'nothing':
      return 'Paste something first.';
    case 'tooLarge':
      return `This is ${megabytes(pasted.bytes)}; ${megabytes(MOST)} is the most. Paste the answer alone, or the lines around the error.`;
    case 'failure':
      return `A failure${withCode(pasted.code)}.`;
    case 'success':
      return `A success${withCode(pasted.code)}.`;
    case 'several':
      return `${pasted.count} envelopes.`;
    case 'half':
      return pasted.why === 'cut'
        ? 'Half an envelope: the JSON is not whole.'
        : `Half an envelope${withCode(pasted.code)}: it has no message, which is the text in payload or error.`;
    case 'broken':
      return `Broken JSON${pasted.place === undefined ? '' : `, at ${pasted.place}`}.`;
    case 'foreign':
      return 'JSON, but no envelope: it has neither ok and payload nor status and error.';
    case 'lines':
      return '';
  }
}

const hasWhole = ({pieces}: {pieces?: readonly Piece[]}) => pieces?.some(({isWhole}) => isWhole) ?? false;

/** What to do when no message was found. */
function advice(pasted: Pasted): string {
  switch (pasted.kind) {
    case 'nothing':
    case 'tooLarge':
      return '';
    case 'success':
      return 'There is no error in it.';
    case 'half':
      return hasWhole(pasted) ? `Its message is not in the catalogue. ${OWN}` : ALL;
    case 'broken':
      return ALL;
    case 'failure':
      return `Its message is not in the catalogue. ${OWN}`;
    case 'several':
    case 'foreign':
    case 'lines':
      return `No message of the catalogue is in it. ${TRY}`;
  }
}

const counted = (count: number) => (count === 1 ? '1 message found.' : `${count} messages found.`);
const begun = (count: number) => (count === 1 ? '1 message begins so.' : `${count} messages begin so.`);

function piecesOf(read: Pasted): readonly Piece[] {
  if (!('text' in read || 'pieces' in read)) return [];
  const {text, pieces, code, kind} = read;
  if (pieces) return pieces;
  const isWhole = kind === 'failure' || kind === 'success';
  return text === undefined ? [] : [{text, isWhole, ...(code !== undefined && {code})}];
}

/** For a message that stops before its end. */
function answerToCut<R extends Message>(pieces: readonly Piece[], rows: readonly R[]): Answer<R> {
  const found = findBeginnings(pieces.at(-1) ?? {text: ''}, rows);
  const opens = 'Half an envelope: the JSON is not whole, and its message is cut.';
  return {says: `${opens} ${found.length > 0 ? begun(found.length) : ALL}`, found};
}

/** Reads what was pasted, and finds its messages among the rows of the catalogue. */
export function lookUp<R extends Message>(pasted: string, rows: readonly R[]): Answer<R> {
  const read = readPasted(pasted);
  const pieces = piecesOf(read);
  const found = findInPieces(pieces, rows);
  if (found.length === 0 && read.kind === 'half' && read.isMessageCut) return answerToCut(pieces, rows);
  const rest = found.length > 0 ? counted(found.length) : advice(read);
  return {says: [opening(read), rest].filter(Boolean).join(' '), found};
}

import {findMessages, type Found, type Message} from './find';
import {MOST, readPasted, type Pasted} from './read';

export interface Answer<R extends Message> {
  /** What was read and what came of it, as a text to show and to announce. */
  says: string;
  found: readonly Found<R>[];
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`;

const withCode = (code: number | undefined) => (code === undefined ? '' : ` with code ${code}`);

const TRY = 'Paste the message alone, or search the table for a part of it that does not vary.';
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

/** What to do when no message was found. */
function advice(pasted: Pasted): string {
  switch (pasted.kind) {
    case 'nothing':
    case 'tooLarge':
      return '';
    case 'success':
      return 'There is no error in it.';
    case 'half':
      return pasted.text === undefined
        ? 'Paste all of it, or the message alone.'
        : `Its message is not in the catalogue. ${OWN}`;
    case 'broken':
      return 'Paste all of it, or the message alone.';
    case 'failure':
      return `Its message is not in the catalogue. ${OWN}`;
    case 'foreign':
    case 'lines':
      return `No message of the catalogue is in it. ${TRY}`;
  }
}

const counted = (count: number) => (count === 1 ? '1 message found.' : `${count} messages found.`);

/** Reads what was pasted, and finds its messages among the rows of the catalogue. */
export function lookUp<R extends Message>(pasted: string, rows: readonly R[]): Answer<R> {
  const read = readPasted(pasted);
  const text = 'text' in read ? read.text : undefined;
  const code = 'code' in read ? read.code : undefined;
  const found = text === undefined ? [] : findMessages(text, rows, code);
  const rest = found.length > 0 ? counted(found.length) : advice(read);
  return {says: [opening(read), rest].filter(Boolean).join(' '), found};
}

import {placeOf, readBroken, STARTS_AS_FIELD} from './broken';
import {asPrinted, withoutColours} from './clean';
import {contentsOf, type Contents} from './envelope';
import type {Piece} from './find';
import {mixedIn, type Mixed} from './mixed';

/** More is refused. In bytes. */
export const MOST = 2_000_000;

/** What can be looked up: a text, or several of them. */
interface Texts {
  text?: string;
  pieces?: readonly Piece[];
  code?: number;
}

type Half = {kind: 'half'; why: 'cut' | 'parts'; isMessageCut?: boolean} & Texts;
type Mistaken = {kind: 'broken'; place?: string} & Texts;

/** What was pasted. */
export type Pasted =
  | {kind: 'nothing'}
  | {kind: 'tooLarge'; bytes: number}
  /** An envelope of a failure, or the part of one that says what failed. */
  | ({kind: 'failure'} & Texts)
  | ({kind: 'success'} & Texts)
  /** `cut`: its JSON stops before its end. `parts`: it is read, and has no message. */
  | Half
  /** More than one envelope. */
  | ({kind: 'several'; count: number} & Texts)
  /** JSON with a mistake in it; `place` where the browser tells. */
  | Mistaken
  /** JSON of something else. */
  | ({kind: 'foreign'} & Texts)
  /** A message, or lines of a log. */
  | ({kind: 'lines'} & Texts);

/** What envelopes say. Undefined where there is none. */
function readContents({envelopes, pieces}: Contents): Pasted | undefined {
  const [envelope, ...others] = envelopes;
  if (!envelope) return undefined;
  if (others.length > 0) return {kind: 'several', count: envelopes.length, pieces};
  const code = envelope.code === undefined ? {} : {code: envelope.code};
  const [text] = envelope.texts;
  const texts = pieces.length === 1 && text !== undefined ? {text} : {pieces};
  if (envelope.kind === 'half')
    return {kind: 'half', why: 'parts', ...code, ...(pieces.length > 0 && {pieces})};
  return {kind: envelope.kind, ...code, ...(pieces.length > 0 && texts)};
}

function readValue(value: unknown, json: string): Pasted {
  if (typeof value === 'string') return {kind: 'lines', text: value};
  return readContents(contentsOf(value)) ?? {kind: 'foreign', text: json};
}

function readHalf(json: string, before: readonly Piece[] = []): Half | undefined {
  const {isCut, isMessageCut, piece, code} = readBroken(json);
  if (!isCut) return undefined;
  return {
    kind: 'half',
    why: 'cut',
    isMessageCut,
    pieces: [...before, piece ?? {text: json}],
    ...(code !== undefined && {code}),
  };
}

function readMistake(json: string, error: unknown): Mistaken {
  const {piece, code} = readBroken(json);
  return {
    kind: 'broken',
    ...placeOf(error, json),
    pieces: [piece ?? {text: json, ...(code !== undefined && {code})}],
  };
}

/** JSON that cannot be read as a whole. */
function readBrokenJson(json: string, error: unknown, {envelopes, pieces}: Mixed): Pasted {
  const broken = readHalf(json) ?? readMistake(json, error);
  return envelopes.length > 0 ? {...broken, pieces} : broken;
}

const BEGINNING = /(?:^|\n)[^\S\n]*\{\s*"(?:ok|code|payload|_meta|status|result|error|meta)"\s*:/;

/** An envelope that is cut, behind its headers or in a fence. */
function readCutBehind(text: string): Pasted | undefined {
  const at = BEGINNING.exec(text)?.index;
  if (at === undefined) return undefined;
  const json = text
    .slice(at)
    .split(/\n\s*```/, 1)[0]
    ?.trim();
  return json === undefined ? undefined : readHalf(json, [{text: text.slice(0, at)}]);
}

function readLines(text: string, mixed: Mixed): Pasted {
  if (mixed.envelopes.length === 0) return readCutBehind(text) ?? {kind: 'lines', text};
  const envelope = mixed.isWrapped ? readContents(mixed) : undefined;
  return envelope ?? {kind: 'lines', text, pieces: mixed.pieces};
}

/** JSON texts, one behind the other. */
const readSequence = (text: string, mixed: Mixed): Pasted =>
  (mixed.envelopes.length > 1 ? readContents(mixed) : undefined) ?? readLines(text, mixed);

/** Logs begin with `[2026-…` and `{` too. */
const LIKE_JSON = /^(?:\{\s*(?:["'}\]]|\w+\s*:|$)|\[\s*(?:["[{\]]|$))/;

function readText(text: string): Pasted {
  if (!(LIKE_JSON.test(text) || STARTS_AS_FIELD.test(text) || /^"[^"]*"$/.test(text))) {
    return readLines(text, mixedIn(text));
  }
  try {
    return readValue(JSON.parse(text), text);
  } catch (error) {
    const mixed = mixedIn(text);
    return mixed.beginsWithObject ? readSequence(text, mixed) : readBrokenJson(text, error, mixed);
  }
}

const bytesOf = (text: string) => (text.length > MOST ? text.length : new Blob([text]).size);

const isPrinted = (text: string) => !text.includes('"') && /[“”]|&(?:quot|#0*34|#x0*22);/i.test(text);

function read(pasted: string): Pasted {
  const bytes = bytesOf(pasted);
  if (bytes > MOST) return {kind: 'tooLarge', bytes};
  const text = withoutColours(pasted.replace(/^\uFEFF/, '')).trim();
  if (text === '') return {kind: 'nothing'};
  return readText(isPrinted(text) ? asPrinted(text) : text);
}

/** Several ask for the same text, one after the other. */
let last: {pasted: string; is: Pasted} | undefined;

/** Tells what was pasted. It never throws, whatever that is. */
export function readPasted(pasted: string): Pasted {
  if (last?.pasted !== pasted) last = {pasted, is: read(pasted)};
  return last.is;
}

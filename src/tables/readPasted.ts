import {codeIn, type Piece} from './findRows';

/** More is refused. In bytes. */
export const MOST = 2_000_000;

export interface Envelope {
  isSuccess: boolean;
  code?: number | undefined;
  /** Its message; of a payload that is no text, its JSON. */
  message?: Piece;
}

/** What was pasted. */
export type Pasted =
  | {kind: 'nothing'}
  | {kind: 'tooLarge'; bytes: number}
  /** `pieces`: their messages, and the text around them. */
  | {kind: 'envelopes'; envelopes: readonly [Envelope, ...Envelope[]]; pieces: readonly Piece[]}
  /** JSON that has a mistake in it, or is a part of more; `cut`: its message, where that stops before its end. */
  | {kind: 'broken'; pieces: readonly Piece[]; cut: Piece | undefined}
  /** JSON of something else. */
  | {kind: 'foreign'; pieces: readonly Piece[]}
  /** A message, or lines of a log. */
  | {kind: 'lines'; pieces: readonly Piece[]};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined for a value that nests too deep to be written. */
function written(value: object): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

function messageOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  return isFields(value) && Object.keys(value).length > 0 ? written(value) : undefined;
}

function codeOf({code}: Fields): number | undefined {
  const isCode = (typeof code === 'number' || typeof code === 'string') && /^\d{3}$/.test(String(code));
  return isCode ? Number(code) : undefined;
}

/** Reads both shapes: the envelope with ok and payload, and that of toJson() with status, result and error. */
function envelopeOf(value: unknown): Envelope[] {
  if (!isFields(value)) return [];
  const {ok, payload, status, result, error} = value;
  const code = codeOf(value);
  const isPart = code !== undefined && (typeof payload === 'string' || typeof error === 'string');
  if (typeof ok !== 'boolean' && typeof status !== 'boolean' && !isPart) return [];
  const isSuccess = ok === true || status === true;
  const said = isSuccess ? (payload ?? result) : (payload ?? error);
  // Data in a success is no message.
  const text = isSuccess && typeof said !== 'string' ? undefined : messageOf(said);
  if (text === undefined) return [{isSuccess, code}];
  return [{isSuccess, code, message: {text, code, isWhole: typeof said === 'string'}}];
}

/** A value that is an envelope, or has some in its fields. */
function envelopesIn(value: unknown): Envelope[] {
  const own = envelopeOf(value);
  return own.length > 0 || !isFields(value) ? own : Object.values(value).flatMap(envelopeOf);
}

/** The envelopes with the text around them. */
function withEnvelopes(envelopes: readonly Envelope[], before = '', behind = ''): Pasted | undefined {
  const [first, ...others] = envelopes;
  if (!first) return undefined;
  const messages = envelopes.flatMap(({message}) => message ?? []);
  return {
    kind: 'envelopes',
    envelopes: [first, ...others],
    pieces: [{text: before}, ...messages, {text: behind}],
  };
}

/** An envelope behind headers, a label or the beginning of a line in a log. */
function readInner(text: string): Pasted | undefined {
  const start = Math.max(0, text.search(/\{\s*"/));
  const end = text.lastIndexOf('}') + 1;
  return withEnvelopes(envelopesIn(parsed(text.slice(start, end))), text.slice(0, start), text.slice(end));
}

/** Begins with a bracket or a field. Lines of a log begin with `[2026-…` and `[error]` too. */
const LIKE_JSON = /^(?:\{\s*(?:["'}\]]|\w+\s*:|$)|\[\s*(?:["[{\]]|$)|"\w+"\s*:)/;

/** A message at the end of the text whose quote is not closed. */
const CUT = /"(?:payload|error)"\s*:\s*"([^"\\]*)$/;

function read(pasted: string): Pasted {
  const bytes = pasted.length > MOST ? pasted.length : new Blob([pasted]).size;
  if (bytes > MOST) return {kind: 'tooLarge', bytes};
  const text = pasted.replace(/^\uFEFF/, '').trim();
  if (text === '') return {kind: 'nothing'};
  const pieces = [{text}];
  const value = parsed(text);
  if (isFields(value)) return withEnvelopes(envelopesIn(value)) ?? {kind: 'foreign', pieces};
  const inner = readInner(text);
  if (inner) return inner;
  const cut = CUT.exec(text)?.[1];
  // A log may have an object in each line.
  const isLog = isFields(parsed(text.split('\n', 1)[0] ?? ''));
  if (cut === undefined && (isLog || !LIKE_JSON.test(text))) return {kind: 'lines', pieces};
  return {kind: 'broken', pieces, cut: cut === undefined ? undefined : {text: cut, code: codeIn(text)}};
}

/** The search and the finder ask for the same text several times. */
let last: {pasted: string; is: Pasted} | undefined;

/** Says what was pasted. It never throws. */
export function readPasted(pasted: string): Pasted {
  if (last?.pasted !== pasted) last = {pasted, is: read(pasted)};
  return last.is;
}

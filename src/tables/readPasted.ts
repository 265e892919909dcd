import type {CodedText} from './findRows';

interface Envelope {
  isSuccess: boolean;
  code?: number | undefined;
  /** Its message; of a payload that is no text, its JSON. */
  message?: string | undefined;
}

export interface Pasted {
  kind: 'envelopes' | 'brokenJson' | 'otherJson' | 'text';
  envelopes: readonly Envelope[];
  /** What to look for messages in: those of the envelopes, and the text around them. */
  texts: readonly CodedText[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What a text is as JSON; undefined for what is no object or array. */
function parsed(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function messageOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (!isFields(value) || Object.keys(value).length === 0) return undefined;
  try {
    return JSON.stringify(value);
  } catch {
    // It nests too deep.
    return undefined;
  }
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
  const content = payload ?? (isSuccess ? result : error);
  // Data in a success is no message.
  const hasMessage = !isSuccess || typeof content === 'string';
  return [{isSuccess, code, message: hasMessage ? messageOf(content) : undefined}];
}

/** Of a value that is an envelope, or has some in its fields. */
function envelopesIn(value: Fields): Envelope[] {
  const own = envelopeOf(value);
  return own.length > 0 ? own : Object.values(value).flatMap(envelopeOf);
}

/** Begins with a bracket or a field. Lines of a log begin with `[2026-…` and `[error]` too. */
const LIKE_JSON = /^\s*(?:\{\s*(?:["'}\]]|\w+\s*:|$)|\[\s*(?:["[{\]]|$)|"\w+"\s*:)/;

/** Whether a text is JSON, also with a mistake in it. A log may have an object in each line. */
export const isJson = (text: string): boolean =>
  LIKE_JSON.test(text) &&
  (parsed(text) !== undefined || parsed(text.trimStart().split('\n', 1)[0] ?? '') === undefined);

/** Takes apart what was pasted: an envelope, perhaps with a log or headers around it, other JSON, or a text. */
export function readPasted(text: string): Pasted {
  const start = Math.max(0, text.search(/\{\s*"/));
  const end = text.lastIndexOf('}') + 1;
  const whole = parsed(text);
  const inner = whole ?? parsed(text.slice(start, end));
  const envelopes = inner ? envelopesIn(inner) : [];
  if (envelopes.length === 0) {
    const kind = whole ? 'otherJson' : isJson(text) ? 'brokenJson' : 'text';
    return {kind, envelopes, texts: [{text}]};
  }
  const around = whole ? ['', ''] : [text.slice(0, start), text.slice(end)];
  const messages = envelopes.map(({message = '', code}) => ({text: message, code}));
  return {
    kind: 'envelopes',
    envelopes,
    texts: [{text: around[0] ?? ''}, ...messages, {text: around[1] ?? ''}],
  };
}

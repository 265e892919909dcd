import type {Piece} from './find';

type Fields = Record<string, unknown>;

/** What an object says, if it is an envelope. `half`: it has no message. */
export interface Envelope {
  kind: 'failure' | 'success' | 'half';
  code?: number;
  /** Each text of its payload. */
  texts: readonly string[];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function codeOf({code}: Fields): {code?: number} {
  if (typeof code === 'number') return {code};
  return typeof code === 'string' && /^\d{3}$/.test(code) ? {code: Number(code)} : {};
}

/** Of any depth: JSON nests deeper than functions may call themselves. */
function eachOf(value: unknown, visit: (value: unknown) => boolean): void {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (visit(next) || typeof next !== 'object' || next === null) continue;
    for (const inner of Object.values(next).reverse()) waiting.push(inner);
  }
}

function textsOf(value: unknown): string[] {
  const texts: string[] = [];
  eachOf(value, (inner) => {
    if (typeof inner === 'string' && inner.trim() !== '') texts.push(inner);
    return false;
  });
  return texts;
}

/** Of the envelope and of `toJson()`: whether it succeeded, and where each keeps its message or its result. */
const OUTCOMES = ['ok', 'status'] as const;

/** Reads one object, not those in it. */
function envelopeOf(fields: unknown): Envelope | undefined {
  if (!isFields(fields)) return undefined;
  const outcome = OUTCOMES.find((name) => typeof fields[name] === 'boolean');
  if (outcome !== undefined && fields[outcome] === true) {
    const text = outcome === 'ok' ? fields.payload : fields.result;
    return {kind: 'success', ...codeOf(fields), texts: typeof text === 'string' ? [text] : []};
  }
  const said = outcome === 'status' ? fields.error : (fields.payload ?? fields.error);
  const isPart = outcome !== undefined || (typeof said === 'string' && 'code' in fields) || '_meta' in fields;
  if (!isPart) return undefined;
  const texts = textsOf(said);
  return {kind: texts.length > 0 ? 'failure' : 'half', ...codeOf(fields), texts};
}

/** Of so many it is worth asking each whether it is a message; the others are lines. */
const MOST_WHOLE = 100;

function linesOf(texts: readonly string[]): Piece[] {
  return texts.length > 0 ? [{text: texts.join('\n')}] : [];
}

function piecesOf({texts, code}: Envelope): Piece[] {
  const read = code === undefined ? {} : {code};
  const wholes = texts.slice(0, MOST_WHOLE).map((text) => ({text, isWhole: true, ...read}));
  return [...wholes, ...linesOf(texts.slice(MOST_WHOLE)).map((piece) => ({...piece, ...read}))];
}

/** What follows so many is read as lines: each takes its time. */
export const MOST_PIECES = 2000;

export interface Contents {
  envelopes: readonly Envelope[];
  /** The texts of the envelopes, and those that stand in none. */
  pieces: readonly Piece[];
}

/** The envelopes in a value of JSON, at any depth. */
export function contentsOf(value: unknown): Contents {
  const envelopes: Envelope[] = [];
  const pieces: Piece[] = [];
  let others: string[] = [];
  eachOf(value, (inner) => {
    if (typeof inner === 'string') others.push(inner);
    const envelope = envelopeOf(inner);
    if (!envelope) return false;
    envelopes.push(envelope);
    if (pieces.length < MOST_PIECES) {
      pieces.push(...linesOf(others), ...piecesOf(envelope));
      others = [];
    } else for (const text of envelope.texts) others.push(text);
    return true;
  });
  return {envelopes, pieces: [...pieces, ...linesOf(others)]};
}

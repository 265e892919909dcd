/** More is refused. In bytes. */
export const MOST = 2_000_000;

/** What was pasted. `text` is what can be looked up in it. */
export type Pasted =
  | {kind: 'nothing'}
  | {kind: 'tooLarge'; bytes: number}
  /** An envelope of a failure, or the part of one that says what failed. */
  | {kind: 'failure'; text: string; code?: number}
  | {kind: 'success'; text?: string; code?: number}
  /** `cut`: its JSON stops before its end. `parts`: it is read, and has no message. */
  | {kind: 'half'; why: 'cut' | 'parts'; text?: string; code?: number}
  /** JSON with a mistake in it; `place` where the browser tells. */
  | {kind: 'broken'; place?: string; text: string; code?: number}
  /** JSON of something else. */
  | {kind: 'foreign'; text: string}
  /** A message, or lines of a log. */
  | {kind: 'lines'; text: string};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const codeOf = ({code}: Fields) => (typeof code === 'number' ? {code} : {});

/** Of the envelope and of `toJson()`: whether it succeeded, and where each keeps its message or its result. */
const OUTCOMES = ['ok', 'status'] as const;

function readEnvelope(fields: Fields): Pasted | undefined {
  const outcome = OUTCOMES.find((name) => typeof fields[name] === 'boolean');
  if (outcome !== undefined && fields[outcome] === true) {
    const text = outcome === 'ok' ? fields.payload : fields.result;
    return {kind: 'success', ...codeOf(fields), ...(typeof text === 'string' && {text})};
  }
  const text = outcome === 'status' ? fields.error : (fields.payload ?? fields.error);
  const isPart = outcome !== undefined || (typeof text === 'string' && 'code' in fields) || '_meta' in fields;
  if (!isPart) return undefined;
  if (typeof text === 'string' && text.trim() !== '') return {kind: 'failure', text, ...codeOf(fields)};
  return {kind: 'half', why: 'parts', ...codeOf(fields)};
}

/** The text of a field, in JSON that cannot be read as a whole; a text that is cut counts as far as it goes. */
const MESSAGE = /"(?:payload|error)"\s*:\s*"((?:[^"\\\n]|\\.)*)/;
const CODE = /"code"\s*:\s*(\d{3})\b/;
const FIELD = /"(?:ok|payload|_meta)"\s*:|"status"\s*:\s*(?:true|false)/;
const STARTS_AS_FIELD = /^"(?:ok|code|payload|_meta|status|result|error|meta)"\s*:/;

function plain(json: string): string {
  try {
    return String(JSON.parse(`"${json}"`));
  } catch {
    return json.replaceAll(/\\(["'/\\])/g, '$1');
  }
}

/** What stands outside of texts, and whether one of these is left open. */
function isCut(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return isInText || depth > 0;
}

/** Browsers tell it in words of their own: "position 12", or "line 1 column 13". */
function placeOf(error: unknown, json: string): {place?: string} {
  const words = error instanceof Error ? error.message : '';
  const said = /line (\d+) column (\d+)/.exec(words);
  if (said) return {place: `line ${said[1]}, column ${said[2]}`};
  const position = /position (\d+)/.exec(words)?.[1];
  if (position === undefined) return {};
  const lines = json.slice(0, Number(position)).split('\n');
  return {place: `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`};
}

function readBroken(json: string, error: unknown): Pasted {
  const said = MESSAGE.exec(json)?.[1];
  const code = CODE.exec(json)?.[1];
  const read = {
    ...(said !== undefined && {text: plain(said)}),
    ...(code !== undefined && {code: Number(code)}),
  };
  if (STARTS_AS_FIELD.test(json) || (isCut(json) && (FIELD.test(json) || code !== undefined))) {
    return {kind: 'half', why: 'cut', ...read};
  }
  return {kind: 'broken', ...placeOf(error, json), text: json, ...read};
}

/** Logs begin with `[2026-…` and `{` too. */
const LIKE_JSON = /^(?:\{\s*(?:["'}\]]|\w+\s*:|$)|\[\s*(?:["[{\]]|$))/;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A log with a JSON object in every line. */
function isLog(text: string): boolean {
  const end = text.indexOf('\n');
  return end !== -1 && isJson(text.slice(0, end)) && text.slice(end).trim() !== '';
}

function readJson(json: string): Pasted {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return isLog(json) ? {kind: 'lines', text: json} : readBroken(json, error);
  }
  if (typeof value === 'string') return {kind: 'lines', text: value};
  const envelope = isFields(value) ? readEnvelope(value) : undefined;
  return envelope ?? {kind: 'foreign', text: json};
}

const bytesOf = (text: string) => (text.length > MOST ? text.length : new Blob([text]).size);

/** Tells what was pasted. It never throws, whatever that is. */
export function readPasted(pasted: string): Pasted {
  const bytes = bytesOf(pasted);
  if (bytes > MOST) return {kind: 'tooLarge', bytes};
  const text = pasted.replace(/^\uFEFF/, '').trim();
  if (text === '') return {kind: 'nothing'};
  if (LIKE_JSON.test(text) || STARTS_AS_FIELD.test(text) || /^"[^"]*"$/.test(text)) return readJson(text);
  return {kind: 'lines', text};
}

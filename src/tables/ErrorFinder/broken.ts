import type {Piece} from './find';
import {SIGN} from './objects';

/** The text of a field, in JSON that cannot be read as a whole; one that is cut counts as far as it goes. */
const MESSAGE = /"(?:payload|error)"\s*:\s*"([^"\\\n]*(?:\\.[^"\\\n]*)*)("?)/g;
const CODE = /"code"\s*:\s*"?(\d{3})\b/;
const FIELD = /"(?:ok|payload|_meta)"\s*:|"status"\s*:\s*(?:true|false)/;
export const STARTS_AS_FIELD = /^"(?:ok|code|payload|_meta|status|result|error|meta)"\s*:/;

export interface Broken {
  /** Whether it stops before its end; else it has a mistake in it. */
  isCut: boolean;
  /** Its message, where it has one of them. */
  piece?: Piece;
  /** Whether the message stops before its end. */
  isMessageCut: boolean;
  code?: number;
}

function unescaped(json: string): string {
  try {
    return String(JSON.parse(`"${json}"`));
  } catch {
    return json.replaceAll(/\\(["'/\\])/g, '$1');
  }
}

/** Whether a text or a bracket is left open. */
function isCut(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === SIGN.quote) isInText = !isInText;
    else if (isInText) at += sign === SIGN.backslash ? 1 : 0;
    else if (sign === SIGN.opening || sign === SIGN.list) depth += 1;
    else if (sign === SIGN.closing || sign === SIGN.listEnd) depth -= 1;
  }
  return isInText || depth > 0;
}

/** Reads what can be read of JSON that is not whole, or has a mistake in it. */
export function readBroken(json: string): Broken {
  const [said, ...others] = [...json.matchAll(MESSAGE)];
  const digits = CODE.exec(json)?.[1];
  const code = digits === undefined ? {} : {code: Number(digits)};
  const isHalf = STARTS_AS_FIELD.test(json) || (isCut(json) && (FIELD.test(json) || digits !== undefined));
  const broken = {isCut: isHalf, isMessageCut: false, ...code};
  if (!said || others.length > 0) return broken;
  const [all, text = '', close] = said;
  const isMessageCut = close === '' && json.length === said.index + all.length;
  return {...broken, isMessageCut, piece: {text: unescaped(text), isWhole: !isMessageCut, ...code}};
}

/** Browsers tell it in words of their own: "position 12", or "line 1 column 13". */
export function placeOf(error: unknown, json: string): {place?: string} {
  const words = error instanceof Error ? error.message : '';
  const said = /line (\d+) column (\d+)/.exec(words);
  if (said) return {place: `line ${said[1]}, column ${said[2]}`};
  const position = /position (\d+)/.exec(words)?.[1];
  if (position === undefined) return {};
  const lines = json.slice(0, Number(position)).split('\n');
  return {place: `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`};
}

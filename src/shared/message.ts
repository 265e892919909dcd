const PLACEHOLDER = /\{[^{}]+\}/;

/** Quotes of all kinds, and the backtick of Markdown. */
const QUOTE = '["\'`“”„‟‘’‚‛«»‹›]';
const LETTER = '[\\p{L}\\p{N}]';

const OPENING = new RegExp(`^${QUOTE}+\\s*`);
const CLOSING = new RegExp(`\\s*${QUOTE}+[,;.]?$`);
const ONE_PAIR = new RegExp(`^${QUOTE}\\s*(.*?)\\s*${QUOTE}[,;.]?$`, 's');
/** An apostrophe stands behind a letter or before one. */
const QUOTED = new RegExp(`(?<!${LETTER})${QUOTE}+(.+?)(?:${QUOTE}+(?!${LETTER})|$)`, 'gu');

/** A text as it was copied, from JSON, Markdown or prose. */
export const unquoted = (text: string) => text.replace(OPENING, '').replace(CLOSING, '');

/** What stands between quotes in a text. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, quoted = '']) => quoted.trim());

/** What of a message never varies: the texts before, between and behind its {names}. */
export const fixedParts = (message: string): string[] => message.split(PLACEHOLDER);

/** In lower case, without moving any letter from its place: some take more room then. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

const EACH_QUOTE = new RegExp(QUOTE, 'g');

/** Without a difference of case or between kinds of quotes. */
const alike = (text: string) => folded(text).replaceAll(EACH_QUOTE, '"');

function fits(text: string, message: string): boolean {
  const [first = '', ...rest] = fixedParts(alike(message));
  const last = rest.pop();
  const whole = alike(text);
  if (last === undefined || !whole.startsWith(first) || !whole.endsWith(last)) return false;
  let end = first.length;
  for (const part of rest) {
    const at = whole.indexOf(part, end + 1);
    if (at === -1) return false;
    end = at + part.length;
  }
  return end + 1 + last.length <= whole.length;
}

/** Whether a text, as it is or without quotes around it, is a message with something in the place of each {name}. */
export const isMessage = (text: string, message: string): boolean =>
  // A message may itself end with a quote.
  [text, text.replace(ONE_PAIR, '$1'), unquoted(text)].some((one) => fits(one, message));

/** In characters: a longer text makes a field slow. */
export const LONGEST_PASTED = 2000;

/** In JSON, whole or a part of it. */
const CARRIED = /"(?:payload|error)"\s*:\s*"((?:[^"\\]|\\.)+)"/;

/** A message that a reader has pasted: of a response what its payload or error says, otherwise the text. */
export function messageIn(pasted: string): string {
  const carried = CARRIED.exec(pasted)?.[1];
  if (carried === undefined) return pasted.trim();
  try {
    return JSON.parse(`"${carried}"`) as string;
  } catch {
    return carried;
  }
}

const PLACEHOLDER = /\{[^{}]+\}/;

/** Quotes of all kinds, and the backtick of Markdown. */
const QUOTE = '["\'`“”„‟‘’‚‛«»‹›]';
const LETTER = '[\\p{L}\\p{N}]';

const OPENING = new RegExp(`^${QUOTE}+\\s*`);
const CLOSING = new RegExp(`\\s*${QUOTE}+[,;.]?$`);
const ONE_PAIR = new RegExp(`^${QUOTE}\\s*(.*?)\\s*${QUOTE}[,;.]?$`, 's');
/** A quote with a letter on its outer side is an apostrophe. */
const QUOTED = new RegExp(`(?<!${LETTER})${QUOTE}+(.+?)(?:${QUOTE}+(?!${LETTER})|$)`, 'gu');

/** A text as it was copied, from JSON, Markdown or prose. */
export const unquoted = (text: string) => text.replace(OPENING, '').replace(CLOSING, '');

/** What stands between quotes in a text. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, quoted = '']) => quoted.trim());

/** The parts of a message that never vary: the texts before, between and after its {names}. */
export const fixedParts = (message: string): string[] => message.split(PLACEHOLDER);

/** In lower case with every letter at its old index: some would become longer. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

const EACH_QUOTE = new RegExp(QUOTE, 'g');

/** Ignores differences of case and between kinds of quotes. */
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

/** Whether a text, with or without the quotes around it, is a message with something in place of each {name}. */
export const isMessage = (text: string, message: string): boolean =>
  // A message may itself end with a quote.
  [text, text.replace(ONE_PAIR, '$1'), unquoted(text)].some((one) => fits(one, message));

/** In characters: a longer text makes a field slow. */
export const LONGEST_PASTED = 2000;

/** In JSON, or in part of it. */
const CARRIED = /"(?:payload|error)"\s*:\s*"((?:[^"\\]|\\.)+)"/;

/** The message in a pasted text: the payload or error if it is a response, otherwise the text itself. */
export function messageIn(pasted: string): string {
  const carried = CARRIED.exec(pasted)?.[1];
  if (carried === undefined) return pasted.trim();
  try {
    return JSON.parse(`"${carried}"`) as string;
  } catch {
    return carried;
  }
}

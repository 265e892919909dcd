const PLACEHOLDER = /\{[^{}]+\}/;

/** Quotes of all kinds, and the backtick of Markdown. */
const QUOTE = '["\'`“”„‟‘’‚‛«»‹›]';
const LETTER = '[\\p{L}\\p{N}]';

const IS_QUOTE = new RegExp(QUOTE);
const OPENING = new RegExp(`^${QUOTE}+\\s*`);
const QUOTES_AT_END = new RegExp(`(?<!${QUOTE})${QUOTE}+$`);
/** A quote with a letter on its outer side is an apostrophe. */
const QUOTED = new RegExp(`(?<!${LETTER})${QUOTE}+(.+?)(?:${QUOTE}+(?!${LETTER})|$)`, 'gu');

/** What follows the closing quote of a text that was copied from a list or a sentence. */
const withoutSign = (text: string) => text.replace(/[,;.]$/, '');

/** A text as it was copied, from JSON, Markdown or prose. */
export function unquoted(text: string): string {
  const opened = text.replace(OPENING, '');
  const bare = withoutSign(opened);
  const closed = bare.replace(QUOTES_AT_END, '');
  return closed === bare ? opened : closed.trimEnd();
}

/** What a single pair of quotes encloses; a text without such a pair stays. */
function insidePair(text: string): string {
  const bare = withoutSign(text);
  const ends = [bare.slice(0, 1), bare.slice(1).slice(-1)];
  return ends.every((end) => IS_QUOTE.test(end)) ? bare.slice(1, -1).trim() : text;
}

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
  [text, insidePair(text), unquoted(text)].some((one) => fits(one, message));

/** In characters; the rest of a longer text is ignored, also where no field limits it: in an address. */
export const LONGEST_PASTED = 2000;

/** Soft hyphens, marks of direction and other characters that a reader does not see. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Letters as they are usually typed: `router` for `ｒｏｕｔｅｒ`, `file` for `ﬁle`, without invisible characters. */
export const plain = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '');

/** In JSON, or in part of it. */
const CARRIED = /"(?:payload|error)"\s*:\s*"((?:[^"\\]|\\.)+)"/;

/** The message in a pasted text: the payload or error if it is a response, otherwise the text itself. */
export function messageIn(pasted: string): string {
  const text = plain(pasted.slice(0, LONGEST_PASTED));
  const carried = CARRIED.exec(text)?.[1];
  if (carried === undefined) return text.trim();
  try {
    return JSON.parse(`"${carried}"`) as string;
  } catch {
    return carried;
  }
}

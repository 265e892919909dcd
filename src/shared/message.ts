const PLACEHOLDER = /\{[^{}]+\}/;

/** A text as it was copied, from JSON or from prose. */
export const unquoted = (text: string) => text.replace(/^["'“”‘’]+/, '').replace(/["'“”‘’]+,?$/, '');

/** What of a message never varies: the texts before, between and behind its {names}. */
export const fixedParts = (message: string): string[] => message.split(PLACEHOLDER);

/** Its {names}, in their order. */
export const namesIn = (message: string): string[] =>
  [...message.matchAll(new RegExp(PLACEHOLDER, 'g'))].map(([name]) => name);

/** In lower case, without moving any letter from its place: some take more room then. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function fits(text: string, message: string): boolean {
  const [first = '', ...rest] = fixedParts(folded(message));
  const last = rest.pop();
  const whole = folded(text);
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
  fits(text, message) || fits(unquoted(text), message);

const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбюіїєґ';
/** The keys of the same places on a Latin keyboard. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.s]'\\";

/** What was meant by a text that was typed while the keyboard was set to Russian or Ukrainian; undefined for other texts. */
export function typedInLatin(text: string): string | undefined {
  if (!/\p{Script=Cyrillic}/u.test(text)) return undefined;
  return [...text.toLowerCase()].map((letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('');
}

/** Whether a text has letters of another alphabet than that of the documentation. */
export const isForeign = (text: string) => /(?!\p{Script=Latin})\p{L}/u.test(text);

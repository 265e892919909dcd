const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбюіїєґ';
/** The keys in the same places on a Latin keyboard. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.s]'\\";

/** What a text typed with a Russian or Ukrainian layout would be with a Latin one; undefined for other texts. */
export function typedInLatin(text: string): string | undefined {
  if (!/\p{Script=Cyrillic}/u.test(text)) return undefined;
  return [...text.toLowerCase()].map((letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('');
}

/** Whether a text has letters of an alphabet other than that of the documentation. */
export const isForeign = (text: string) => /(?!\p{Script=Latin})\p{L}/u.test(text);

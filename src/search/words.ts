import {plain} from '@site/src/shared/message';

export const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;
/** The boundary between two words of a name: `RouterInterface`, `toJSONText`, `HTTP_NOT_FOUND`. */
const SEAM = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|_+/u;
/** `multi-tenancy`, `K-07`: readers may leave out the hyphen. */
const COMPOUND = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

const wordsIn = (text: string) => plain(text).match(WORD) ?? [];

/** Longest first. */
const SUFFIXES = (
  'ations ation ators ator ating ions ates ated ings ion ors ers ing ' + 'ies ate or er es ed y s e'
).split(' ');
const SHORTEST_STEM = 4;

/** The common beginning of related words: `hash` for "hashing", `rout` for "routes" and "router". */
export function stem(word: string): string {
  const suffix = SUFFIXES.find(
    (one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM - (one === 's' ? 1 : 0),
  );
  if (suffix === undefined) return word;
  const stemmed = word.slice(0, -suffix.length);
  // "mapping" belongs to "map".
  return /^(ings?|ed|er)$/.test(suffix) ? stemmed.replace(/([bdgmnprt])\1$/, '$1') : stemmed;
}

/** The words that make up a name, in lower case; none for a plain word. */
export function nameParts(word: string): string[] {
  const parts = word.split(SEAM).filter((part) => part.length > 1);
  return parts.length > 1 ? parts.map((part) => part.toLowerCase()) : [];
}

/** The words of a text, and the parts of its names, in lower case. */
export function allWordsIn(text: string): string[] {
  const joined = (text.match(COMPOUND) ?? []).map((word) => word.replaceAll('-', '').toLowerCase());
  return [...wordsIn(text).flatMap((word) => [word.toLowerCase(), ...nameParts(word)]), ...joined];
}

export const termsOf = (word: string): string[] => [...new Set([word, stem(word)])];

/** The terms that a text is indexed by: its words, the parts of its names, and their stems. */
export const tokenize = (text: string): string[] => allWordsIn(text).flatMap(termsOf);

const STOP_WORDS = new Set(
  (
    'a about an and any are at be between by can could difference do does example examples for from get give have how i if in into ' +
    'is it its just like make me my need of on one or our please should so some than that the their there this to tutorial up us ' +
    'use using versus vs want was we what when where which why with work works would you your'
  ).split(' '),
);

/** Two words that together mean something other than the first alone. */
const PHRASE = /\b(log|sign|roll|set)[ -](in|out|up|back)\b/gi;

/** The words of a query as typed, without repetitions. Stop words count only if there are no others. */
export function queryWords(query: string): string[] {
  const words = [
    ...new Map(
      wordsIn(query.replace(PHRASE, '$1$2')).map((word) => [word.toLowerCase(), word] as const),
    ).values(),
  ];
  const telling = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return telling.length > 0 ? telling : words;
}

/** For comparing names and messages by letters and digits only: `path not found`. */
export const normalize = (text: string) => wordsIn(text).join(' ').toLowerCase();

/** The stems of a name without stop words. */
export const nameStems = (text: string): string[] =>
  queryWords(text).map((word) => stem(nameParts(word).join('') || word.toLowerCase()));

/** Equal for names that differ only in spaces, hyphens, capitals, endings or stop words: `intutil`. */
export const nameKey = (text: string) => nameStems(text).join('');

/** Like `nameKey`, but for any order of the words. */
export const wordsKey = (text: string) => nameStems(text).sort().join(' ');

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

export const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;
/** Where a name changes from one word to the next: `RouterInterface`, `toJSONText`, `HTTP_NOT_FOUND`. */
const SEAM = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|_+/u;
/** `multi-tenancy`, `K-07`: written without the hyphen too. */
const COMPOUND = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

const wordsIn = (text: string) => text.match(WORD) ?? [];

/** Ends of English words, longest first, so that "hash", "hashes" and "hashing" count as one. */
const ENDS = [
  ...[
    'ations',
    'ation',
    'ators',
    'ator',
    'ating',
    'ions',
    'ates',
    'ated',
    'ings',
    'ion',
    'ors',
    'ers',
    'ing',
  ],
  ...['ies', 'ate', 'or', 'er', 'es', 'ed', 'y', 's', 'e'],
];
const SHORTEST_STEM = 4;
const shortestBefore = (end: string) => (end === 's' ? SHORTEST_STEM - 1 : SHORTEST_STEM);

/** What words of one family have in common: `hash` of "hashing", `rout` of "routes" and "router". */
export function stemOf(word: string): string {
  const end = ENDS.find((one) => word.endsWith(one) && word.length - one.length >= shortestBefore(one));
  const stem = end === undefined ? word : word.slice(0, -end.length);
  // "mapping" is of the family of "map".
  return end?.startsWith('ing') || end === 'ed' || end === 'er'
    ? stem.replace(/([bdgmnprt])\1$/, '$1')
    : stem;
}

/** The parts of a name of several words, in small letters; none of a plain word. */
export function partsOf(word: string): string[] {
  const parts = word.split(SEAM).filter((part) => part.length > 1);
  return parts.length > 1 ? parts.map((part) => part.toLowerCase()) : [];
}

/** What a text is found by: its words in small letters, those of names too, and their stems. */
export function termsOf(text: string): string[] {
  const joined = (text.match(COMPOUND) ?? []).map((word) => word.replaceAll('-', '').toLowerCase());
  const words = wordsIn(text).flatMap((word) => [word.toLowerCase(), ...partsOf(word)]);
  return [...words, ...joined].flatMap((word) => {
    const stem = stemOf(word);
    return stem === word ? [word] : [word, stem];
  });
}

/** Words that say that something is asked, and not what. */
const ASKING = new Set(
  (
    'a an and any are at be by can could do does for from get give have how i if in into is it its just like make me my need of ' +
    'on one or our should so some than that the their there this to up us use using want was we what when where which why with ' +
    'work works would you your'
  ).split(' '),
);

/** The words of a question, each once, as they were typed; those that only ask are left out where others remain. */
export function askedWords(text: string): string[] {
  const words = [...new Set(wordsIn(text))].filter(
    (word, index, all) => all.findIndex((one) => one.toLowerCase() === word.toLowerCase()) === index,
  );
  const said = words.filter((word) => !ASKING.has(word.toLowerCase()));
  return said.length > 0 ? said : words;
}

/** A text in which only letters and digits count, to compare messages: `path not found`. */
export const essence = (text: string) => wordsIn(text).join(' ').toLowerCase();

/** Names that differ in spaces, hyphens, capitals or words that only ask have one key: `intutils`. */
export const keyOf = (text: string) =>
  askedWords(text)
    .map((word) => stemOf(partsOf(word).join('') || word.toLowerCase()))
    .join('');

const MEMBER = /(?:::|->)\$?(?<member>[\p{L}\p{N}_]+)(?:\(.*)?$|^(?<own>[\p{L}\p{N}_]+)\(.*\)?$/su;

/** What is asked for of a class: `ensure` in `ResultType::ensure`, `$result->ensure(...)` and `ensure()`. */
export function memberOf(question: string): string | undefined {
  const {member, own} = MEMBER.exec(question.trim())?.groups ?? {};
  return (member ?? own)?.toLowerCase();
}

const CLASS = /^(?:use\s+)?\\?(?<space>\w+(?:\\\w+)*)\\(?<name>\w+);?$/;

/** A class or interface with its namespace: `Rift\Contracts\Cache` and `CacheInterface`. */
export function classOf(question: string): {space: string; name: string} | undefined {
  const {space, name} = CLASS.exec(question.trim())?.groups ?? {};
  return space !== undefined && name !== undefined ? {space, name} : undefined;
}

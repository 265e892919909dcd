import {isMessage, quotedIn, unquoted} from '@site/src/shared/message';
import type {Entry, Heads} from './searchIndex';
import {nameKey, nameStems, normalize, queryWords, stem, tokenize, wordsKey} from './words';

/*
 * How the search ranks results. The entry of `answerTo` is above the results, followed by `pinnedEntries` in their order. All other
 * results are sorted by
 *
 *   the sum of MiniSearch's scores for each word × the share of the query that is covered ^ COVER_POWER × `weightOf`
 *
 * `e2e/search-queries.txt` lists what queries must find first. Add a query there when its results are bad. Then let the page name the
 * word in its front matter, or change this file.
 */

/** How much a word counts in each field of an entry; in the text it counts 1. */
export const FIELD_BOOSTS = {title: 3, heading: 4, names: 3};
/** A word with the same stem counts less than the word itself. */
export const STEM_BOOST = 0.6;

const COVER_POWER = 3;
/** If an entry covers the whole query, entries that cover less than this share are left out. */
const MIN_COVER = 0.4;
const FULL_COVER = 0.999;

/**
 * Weights by how much of the query is in the name of an entry: the name is the query, contains all of its words, or a share of
 * them.
 */
const PAGE_WEIGHTS = {base: 1.3, isName: 30, hasAll: 8, share: 6};
const PART_WEIGHTS = {base: 1, isName: 12, hasAll: 1.5, share: 1};
/** Keywords of a page or section are what readers type, so they count more than a title with the same words. */
const KEYWORD_WEIGHT = 45;

/** The entries that one word of a query matches. */
export interface WordMatches {
  word: string;
  /** The spelling that was matched, if it differs from the word. */
  correction: string | undefined;
  /** By the index of the entry. */
  matches: ReadonlyMap<number, {score: number; terms: readonly string[]}>;
}

export interface Hit {
  /** The index of the entry in `Heads.entries`. */
  entry: number;
  score: number;
  /** The indexed words that matched, for marking them. */
  terms: readonly string[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The name of an entry, and that of a class without its namespace. */
const namesOf = ({heading}: Entry): string[] => [heading, heading.slice(heading.lastIndexOf('\\') + 1)];

interface AskedFor {
  key: string;
  wordsKey: string;
  stems: readonly string[];
}

const isCalled = (name: string, {key, wordsKey: words}: AskedFor) =>
  key !== '' && (nameKey(name) === key || wordsKey(name) === words);

function weightOf(entry: Entry, query: AskedFor): number {
  const {base, isName, hasAll, share} = entry.kind === 'page' ? PAGE_WEIGHTS : PART_WEIGHTS;
  const isNamed = namesOf(entry).some((name) => isCalled(name, query));
  const isKeyword = entry.keywords?.some((keyword) => isCalled(keyword, query)) ?? false;
  const terms = new Set(tokenize(entry.heading));
  const named = query.stems.filter((one) => terms.has(one)).length / query.stems.length;
  return (
    base + (isKeyword ? KEYWORD_WEIGHT : isNamed ? isName : 0) + (named === 1 ? hasAll : 0) + share * named
  );
}

/** Best first. */
export function rank(words: readonly WordMatches[], heads: Heads): Hit[] {
  const spelled = words.map(({word, correction}) => correction ?? word);
  const text = spelled.join(' ');
  const query: AskedFor = {
    key: nameKey(text),
    wordsKey: wordsKey(text),
    stems: spelled.map((word) => stem(word.toLowerCase())),
  };
  // Rare words count more.
  const rarities = words.map(({matches}) => Math.log(1 + heads.entries.length / Math.max(1, matches.size)));

  const hits = [...new Set(words.flatMap(({matches}) => [...matches.keys()]))].flatMap((id) => {
    const entry = heads.entries[id];
    if (!entry) return [];
    const scores = words.map(({matches}) => matches.get(id)?.score ?? 0);
    const cover = sum(rarities.filter((_, at) => scores[at])) / sum(rarities);
    const score = sum(scores) * cover ** COVER_POWER * weightOf(entry, query);
    const terms = words.flatMap(({matches}) => matches.get(id)?.terms ?? []);
    return [{entry: id, cover, score, terms}];
  });
  const least = hits.some(({cover}) => cover > FULL_COVER) ? MIN_COVER : 0;
  return hits.filter(({cover}) => cover > least).sort((a, b) => b.score - a.score);
}

/** `Rift\Contracts\Cache\CacheInterface`, optionally in a `use` statement. */
const CLASS = /^(?:use\s+)?\\?(?<qualified>(?:\w+\\)+(?<name>\w+));?$/;
/** `ResultType::ensure`, `$result->ensure(...)`. */
const METHOD = /(?:::|->)\$?(?<method>[\p{L}\p{N}_]+)(?:\(.*)?$/su;

/** The class, if a query is a qualified name. */
export function classIn(query: string): {qualified: string; name: string} | undefined {
  const {qualified, name} = CLASS.exec(unquoted(query.trim()))?.groups ?? {};
  return qualified !== undefined && name !== undefined ? {qualified, name} : undefined;
}

/** A number that is asked for as a code: `404`, `HTTP 404`, `500 error`. */
const CODE =
  /^(?:(?:http|error|status|code|response)\s+)*(?<code>[1-5]\d\d)(?:\s+(?:http|error|status|code|response))*$/i;

/** The phrases between quotes, except those that are the name of a page or section. */
function phrasesIn(query: string, entries: readonly Entry[]): string[] {
  const phrases = quotedIn(query).filter((quoted) => queryWords(quoted).length > 1);
  const isName = (phrase: string) =>
    entries.some(({kind, heading}) => kind !== 'row' && nameKey(heading) === nameKey(phrase));
  return phrases.filter((phrase) => !isName(phrase)).map(normalize);
}

/**
 * The entries that are exactly what was asked for: rows of a message, rows of messages that contain a quoted phrase, rows of a
 * code, rows of a class, then pages named after a method.
 */
export function pinnedEntries(query: string, {entries}: Heads): number[] {
  const text = query.trim();
  const name = normalize(text);
  const asked = classIn(query);
  const method = METHOD.exec(text)?.groups?.method?.toLowerCase();

  const code = CODE.exec(unquoted(text))?.groups?.code;
  const isMessageRow = ({kind, heading, keywords = []}: Entry) =>
    kind === 'row' &&
    (normalize(heading) === name || [heading, ...keywords].some((message) => isMessage(text, message)));
  const phrases = phrasesIn(text, entries);
  const isQuotedRow = ({kind, heading}: Entry) =>
    kind === 'row' && phrases.some((phrase) => ` ${normalize(heading)} `.includes(` ${phrase} `));
  const isCodeRow = ({kind, heading}: Entry) => kind === 'row' && heading === code;
  const isClassRow = ({kind, heading, names = []}: Entry) =>
    kind === 'row' && asked !== undefined && [heading, ...names].includes(asked.qualified);
  const isMethodPage = ({kind, heading}: Entry) =>
    kind === 'page' && method !== undefined && normalize(heading).split(' ').includes(method);

  const ids = [isMessageRow, isQuotedRow, isCodeRow, isClassRow, isMethodPage].flatMap((isPinned) =>
    entries.flatMap((entry, id) => (isPinned(entry) ? [id] : [])),
  );
  return [...new Set(ids)];
}

/**
 * The row of what Rift does not have that a query asks for: one of its names is the query, or what it is called first is in
 * the query, unless a page or a section is about that.
 */
export function answerTo(query: string, {entries}: Heads): number | undefined {
  const stems = nameStems(query);
  const isIn = (name: string, asked: readonly string[]) =>
    nameStems(name).every((one) => asked.includes(one));
  const isWhole = (name: string) => wordsKey(name) === wordsKey(query) || nameKey(name) === nameKey(query);
  const isExplained = entries.some(
    ({kind, heading, workaround}) =>
      kind !== 'row' && workaround === undefined && isIn(query, nameStems(heading)),
  );
  const rows = entries.flatMap(({workaround, keywords: names = []}, entry) =>
    workaround === undefined ? [] : [{entry, names, parts: names[0]?.split(' and ') ?? []}],
  );
  const whole = rows.find(({names, parts}) => [...names, ...parts].some(isWhole));
  const within = rows.find(({parts}) => !isExplained && parts.some((part) => isIn(part, stems)));
  return (whole ?? within)?.entry;
}

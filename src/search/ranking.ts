import {isMessage} from '@site/src/shared/message';
import type {Entry, Heads, IndexedPage} from './searchIndex';
import {nameKey, normalize, stem, tokenize} from './words';

/*
 * What the search ranks first. `pinnedEntries` come before everything else, in their order. All other results are sorted by
 *
 *   the sum of MiniSearch's scores for each word × the share of the query that is covered ^ COVER_POWER × `weightOf`
 *
 * `e2e/searchQueries.ts` lists what queries must find first. Add a query there when its results are bad, then change this file.
 */

/** How much a word counts in a field of an entry; in its text it counts 1. */
export const FIELD_BOOSTS = {title: 3, heading: 4, names: 3};
/** A word of the same stem counts less than the word itself. */
export const STEM_BOOST = 0.6;
/** A page also gets this share of the best score that a word has elsewhere in the page. */
const WITHIN_PAGE = 0.3;

const COVER_POWER = 3;
/** Where an entry covers the whole query, those that cover less than this share are left out. */
const LEAST_COVER = 0.4;
const FULL_COVER = 0.999;

/**
 * Weights by how much of the query is in the name of an entry: the name is the query, holds every word of it, or a share of
 * its words.
 */
const PAGE_WEIGHTS = {base: 1.3, isName: 30, hasAll: 8, share: 6};
const PART_WEIGHTS = {base: 1, isName: 12, hasAll: 1.5, share: 1};

/** The entries that one word of a query matches. */
export interface WordMatches {
  word: string;
  /** The spelling that was matched, where it is not that of the word. */
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

/** What an entry is called. The second name of a row is its own where it looks like a constant or a namespace. */
function namesOf({heading, kind, names: [first = ''] = []}: Entry, {keywords = []}: IndexedPage): string[] {
  if (kind === 'page') return [heading, ...keywords];
  if (kind === 'section') return [heading];
  const unqualified = heading.split('\\').at(-1) ?? heading;
  return [heading, unqualified, ...(/^\S*[\\_]\S*$/.test(first) ? [first] : [])];
}

function weightOf(entry: Entry, page: IndexedPage, query: {key: string; stems: readonly string[]}): number {
  const {base, isName, hasAll, share} = entry.kind === 'page' ? PAGE_WEIGHTS : PART_WEIGHTS;
  const isNamed = query.key !== '' && namesOf(entry, page).map(nameKey).includes(query.key);
  const terms = new Set(tokenize(entry.heading));
  const named = query.stems.filter((one) => terms.has(one)).length / query.stems.length;
  return base + (isNamed ? isName : 0) + (named === 1 ? hasAll : 0) + share * named;
}

/** The best score of a word in each page. */
function pageScores({matches}: WordMatches, {entries}: Heads): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const [id, {score}] of matches) {
    const page = entries[id]?.page ?? -1;
    best.set(page, Math.max(best.get(page) ?? 0, score));
  }
  return best;
}

/** Best first. */
export function rank(words: readonly WordMatches[], heads: Heads): Hit[] {
  const spelled = words.map(({word, correction}) => correction ?? word);
  const query = {key: nameKey(spelled.join(' ')), stems: spelled.map((word) => stem(word.toLowerCase()))};
  // Rare words count more.
  const rarities = words.map(({matches}) => Math.log(1 + heads.entries.length / Math.max(1, matches.size)));
  const inPages = words.map((word) => pageScores(word, heads));

  const hits = [...new Set(words.flatMap(({matches}) => [...matches.keys()]))].flatMap((id) => {
    const entry = heads.entries[id];
    const page = heads.pages[entry?.page ?? -1];
    if (!entry || !page) return [];
    const scores = words.map(
      ({matches}, at) =>
        matches.get(id)?.score ??
        (entry.kind === 'page' ? WITHIN_PAGE * (inPages[at]?.get(entry.page) ?? 0) : 0),
    );
    const cover = sum(rarities.filter((_, at) => scores[at])) / sum(rarities);
    const score = sum(scores) * cover ** COVER_POWER * weightOf(entry, page, query);
    const terms = words.flatMap(({matches}) => matches.get(id)?.terms ?? []);
    return [{entry: id, cover, score, terms}];
  });
  const least = hits.some(({cover}) => cover > FULL_COVER) ? LEAST_COVER : 0;
  return hits.filter(({cover}) => cover > least).sort((a, b) => b.score - a.score);
}

/** `Rift\Contracts\Cache\CacheInterface`, perhaps in a `use` statement. */
const CLASS = /^(?:use\s+)?\\?(?<namespace>\w+(?:\\\w+)*)\\(?<name>\w+);?$/;
/** `ResultType::ensure`, `$result->ensure(...)`, `ensure()`. */
const METHOD = /(?:::|->)\$?(?<method>[\p{L}\p{N}_]+)(?:\(.*)?$|^(?<called>[\p{L}\p{N}_]+)\(.*\)?$/su;

/** The class in a query that is a qualified name. */
export function classIn(query: string): {namespace: string; name: string} | undefined {
  const {namespace, name} = CLASS.exec(query.trim())?.groups ?? {};
  return namespace !== undefined && name !== undefined ? {namespace, name} : undefined;
}

function methodIn(query: string): string | undefined {
  const {method, called} = METHOD.exec(query.trim())?.groups ?? {};
  return (method ?? called)?.toLowerCase();
}

/** The entries that are exactly what is asked for: rows of a message, rows of a class, then pages named after a method. */
export function pinnedEntries(query: string, {pages, entries}: Heads): number[] {
  const text = query.trim();
  const name = normalize(text);
  const isTitle = pages.some(({title}) => normalize(title) === name);
  const asked = classIn(query);
  const qualified = asked && `${asked.namespace}\\${asked.name}`;
  const method = methodIn(query);

  const isMessageRow = ({kind, heading}: Entry) =>
    kind === 'row' && ((!isTitle && normalize(heading) === name) || isMessage(text, heading));
  const isClassRow = ({kind, heading, names = []}: Entry) =>
    kind === 'row' &&
    asked !== undefined &&
    ([heading, ...names].includes(qualified ?? '') ||
      (heading === asked.name && names.includes(asked.namespace)));
  const isMethodPage = ({kind, heading}: Entry) =>
    kind === 'page' && method !== undefined && normalize(heading).split(' ').includes(method);

  const ids = [isMessageRow, isClassRow, isMethodPage].flatMap((isPinned) =>
    entries.flatMap((entry, id) => (isPinned(entry) ? [id] : [])),
  );
  return [...new Set(ids)];
}

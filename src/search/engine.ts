import {distance} from 'fastest-levenshtein';
import MiniSearch, {type Query, type SearchResult} from 'minisearch';
import {classIn, FIELD_BOOSTS, pinnedEntries, rank, STEM_BOOST, type Hit, type WordMatches} from './ranking';
import type {Heads, Texts} from './searchIndex';
import {nameParts, queryWords, stem, tokenize} from './words';

export interface Found {
  /** Best first. */
  hits: readonly Hit[];
  /** The spellings that were searched for, where no word was found as it was typed. */
  corrections: readonly string[];
}

export interface Engine {
  search: (query: string) => Found;
  /** Words of the index whose spelling is near, for a query that finds nothing. */
  suggest: (query: string) => string[];
}

/** In characters; the rest of a longer query is ignored. */
export const LONGEST_QUERY = 200;
/** Documents indexed at a time, so that the page stays responsive. */
const CHUNK_SIZE = 40;
const SHORTEST_PREFIX = 3;
const SHORTEST_SUGGESTION = 4;
const SUGGESTIONS_PER_WORD = 2;
/** The share of letters in which a suggestion may differ. */
const FARTHEST_SUGGESTION = 0.5;

/** How many letters may be wrong; in short words and numbers none. */
function typosIn(word: string): number {
  if (word.length < 5 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

function documentsOf({pages, entries}: Heads, texts: Texts) {
  return entries.map(({page, heading, kind, names = []}, id) => {
    const {title = '', path = '', keywords = []} = pages[page] ?? {};
    const ofPage = kind === 'page' ? [path, ...keywords] : [];
    return {id, title, heading, names: [...names, ...ofPage].join(' '), text: texts[id] ?? ''};
  });
}

function searchNear(index: MiniSearch, word: string): SearchResult[] {
  for (let typos = 1; typos <= typosIn(word); typos += 1) {
    const found = index.search(word, {fuzzy: typos});
    if (found.length > 0) return found;
  }
  return [];
}

const byEntry = (results: readonly SearchResult[]): WordMatches['matches'] =>
  new Map(results.map(({id, score, terms}) => [id as number, {score, terms}]));

/** Matches a word and its stem; if there is neither, the parts of a name; if there are none, the nearest spelling. */
function matchWord(index: MiniSearch, typed: string, isLast: boolean): WordMatches[] {
  const word = typed.toLowerCase();
  // The last word may still be being typed.
  const exact: Query = {queries: [word], prefix: word.length >= (isLast ? 1 : SHORTEST_PREFIX)};
  const stemmed: Query = {queries: [stem(word)], boostTerm: () => STEM_BOOST};
  const found = index.search({queries: stem(word) === word ? [exact] : [exact, stemmed]});
  if (found.length > 0) return [{word: typed, correction: undefined, matches: byEntry(found)}];
  const parts = nameParts(typed);
  if (parts.length > 0) return parts.flatMap((part) => matchWord(index, part, false));
  const near = searchNear(index, word);
  const [correction] = near
    .flatMap(({terms}) => terms)
    .sort((a, b) => distance(word, a) - distance(word, b) || b.length - a.length);
  return [{word: typed, correction, matches: byEntry(near)}];
}

const newIndex = () =>
  new MiniSearch({
    fields: ['title', 'heading', 'names', 'text'],
    tokenize,
    processTerm: (term) => term,
    searchOptions: {boost: FIELD_BOOSTS, tokenize: (word) => [word]},
  });

function engineOn(index: MiniSearch, heads: Heads): Engine {
  const names = [
    ...heads.entries.map(({heading}) => heading),
    ...heads.pages.flatMap((page) => page.keywords ?? []),
  ];
  const vocabulary = [...new Set(names.flatMap(queryWords).map((word) => word.toLowerCase()))].filter(
    (word) => word.length >= SHORTEST_SUGGESTION,
  );

  function search(typed: string): Found {
    const query = typed.slice(0, LONGEST_QUERY);
    // A namespace would match much that has nothing to do with the class.
    const words = queryWords(classIn(query)?.name ?? query);
    const matched = words.flatMap((word, at) => matchWord(index, word, at === words.length - 1));
    const ranked = rank(matched, heads);
    const pinned = words.length > 0 ? pinnedEntries(query, heads) : [];
    const first = pinned.map(
      (entry) =>
        ranked.find((hit) => hit.entry === entry) ?? {
          entry,
          score: 0,
          terms: words.map((word) => word.toLowerCase()),
        },
    );
    const isFound =
      pinned.length > 0 || matched.some(({correction, matches}) => !correction && matches.size > 0);
    return {
      hits: [...first, ...ranked.filter(({entry}) => !pinned.includes(entry))],
      corrections: isFound ? [] : matched.flatMap(({correction}) => correction ?? []),
    };
  }

  function suggest(query: string): string[] {
    const near = queryWords(query.slice(0, LONGEST_QUERY)).flatMap((typed) => {
      const word = typed.toLowerCase();
      return vocabulary
        .map((known) => ({known, far: distance(word, known) / Math.max(word.length, known.length)}))
        .filter(({far}) => far < FARTHEST_SUGGESTION)
        .sort((a, b) => a.far - b.far)
        .slice(0, SUGGESTIONS_PER_WORD)
        .map(({known}) => known);
    });
    return [...new Set(near)];
  }

  return {search, suggest};
}

/** Searches names only, at once. */
export function createEngine(heads: Heads): Engine {
  const index = newIndex();
  index.addAll(documentsOf(heads, []));
  return engineOn(index, heads);
}

/** Searches names and texts. */
export async function createFullEngine(heads: Heads, texts: Texts): Promise<Engine> {
  const index = newIndex();
  await index.addAllAsync(documentsOf(heads, texts), {chunkSize: CHUNK_SIZE});
  return engineOn(index, heads);
}

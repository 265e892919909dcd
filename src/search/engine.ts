import {distance} from 'fastest-levenshtein';
import MiniSearch, {type Query, type SearchResult} from 'minisearch';
import {messageIn} from '@site/src/shared/message';
import {
  answerTo,
  classIn,
  FIELD_BOOSTS,
  pinnedEntries,
  rank,
  STEM_BOOST,
  type Hit,
  type WordMatches,
} from './ranking';
import type {Heads, Texts} from './searchIndex';
import {allWordsIn, isForeign, nameParts, queryWords, stem, termsOf, typedInLatin} from './words';

interface Found {
  /** Best first. */
  hits: readonly Hit[];
  /** The index of the entry which says that Rift does not have what was asked for. It is not among the hits. */
  answer?: number;
  /** The spellings that were searched for in place of words that were not found as typed. */
  corrections: readonly string[];
}

export interface Engine {
  search: (query: string) => Found;
}

/** In characters; the rest of a longer query is ignored. */
export const LONGEST_QUERY = 200;
/** Documents indexed at a time, so that the page stays responsive. */
const CHUNK_SIZE = 40;
const SHORTEST_PREFIX = 3;

/** How many letters may be wrong: none in short words and numbers. */
function typosIn(word: string): number {
  if (word.length < 5 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

function documentsOf({pages, entries}: Heads, texts: Texts) {
  return entries.map(({page, heading, kind, names = [], keywords = []}, id) => {
    const {title = '', path = ''} = pages[page] ?? {};
    const ofPage = kind === 'page' ? [path] : [];
    return {id, title, heading, names: [...names, ...keywords, ...ofPage].join(' '), text: texts[id] ?? ''};
  });
}

/** A word with each pair of neighbouring letters swapped in turn: `chace` for "cache". */
const exchanged = (word: string): string[] =>
  Array.from({length: word.length - 1}, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );

function searchNear(index: MiniSearch, word: string): SearchResult[] {
  if (typosIn(word) > 0) {
    const found = index.search({queries: exchanged(word)});
    if (found.length > 0) return found;
  }
  for (let typos = 1; typos <= typosIn(word); typos += 1) {
    const found = index.search(word, {fuzzy: typos});
    if (found.length > 0) return found;
  }
  return [];
}

const byEntry = (results: readonly SearchResult[]): WordMatches['matches'] =>
  new Map(results.map(({id, score, terms}) => [id as number, {score, terms}]));

/** An index with, for each of its terms, a word to show: a term may be a mere stem. */
interface Indexed {
  index: MiniSearch;
  shown: ReadonlyMap<string, string>;
}

/** Matches a word and its stem; failing that, the parts of a name; failing that, the nearest spelling. */
function matchWord(indexed: Indexed, typed: string, isLast: boolean): WordMatches[] {
  const {index, shown} = indexed;
  const word = typed.toLowerCase();
  // The reader may still be typing the last word.
  const exact: Query = {queries: [word], prefix: word.length >= (isLast ? 1 : SHORTEST_PREFIX)};
  const stemmed: Query = {queries: [stem(word)], boostTerm: () => STEM_BOOST};
  const found = index.search({queries: stem(word) === word ? [exact] : [exact, stemmed]});
  if (found.length > 0) return [{word: typed, correction: undefined, matches: byEntry(found)}];
  const parts = nameParts(typed);
  if (parts.length > 0) return parts.flatMap((part) => matchWord(indexed, part, false));
  const near = searchNear(index, word);
  const [nearest = ''] = near
    .flatMap(({terms}) => terms)
    .sort((a, b) => distance(word, a) - distance(word, b) || b.length - a.length);
  return [{word: typed, correction: shown.get(nearest), matches: byEntry(near)}];
}

function newIndex() {
  const shown = new Map<string, string>();
  const index = new MiniSearch({
    fields: ['title', 'heading', 'names', 'text'],
    tokenize: (text) =>
      allWordsIn(text).flatMap((word) => {
        const terms = termsOf(word);
        for (const term of terms) if (term === word || !shown.has(term)) shown.set(term, word);
        return terms;
      }),
    processTerm: (term) => term,
    searchOptions: {boost: FIELD_BOOSTS, tokenize: (word) => [word]},
  });
  return {index, shown};
}

function engineOn(indexed: Indexed, heads: Heads): Engine {
  function searchAsTyped(query: string): Found {
    // The namespace would match much that has nothing to do with the class.
    const words = queryWords(classIn(query)?.name ?? query);
    const matched = words.flatMap((word, at) => matchWord(indexed, word, at === words.length - 1));
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
    const spelled = matched.map(({word, correction}) => correction ?? word).join(' ');
    const answer = pinned.length > 0 ? undefined : answerTo(spelled, heads);
    return {
      hits: [...first, ...ranked.filter(({entry}) => entry !== answer && !pinned.includes(entry))],
      ...(answer !== undefined && {answer}),
      corrections: isFound ? [] : matched.flatMap(({correction}) => correction ?? []),
    };
  }

  /** Leaves out the words of another script: the documentation has none. */
  function searchOwnWords(query: string): Found {
    const own = query
      .split(/\s+/)
      .filter((word) => !isForeign(word))
      .join(' ');
    if (queryWords(own).length === 0) return {hits: [], corrections: []};
    const found = searchAsTyped(own);
    return {...found, corrections: found.corrections.length > 0 ? found.corrections : [own]};
  }

  function search(typed: string): Found {
    const query = messageIn(typed).slice(0, LONGEST_QUERY);
    if (!isForeign(query)) return searchAsTyped(query);
    const latin = typedInLatin(query);
    // A word of another language uses keys that have punctuation here, or resembles no word of the index.
    const isWord = latin !== undefined && /^[a-z\s]+$/.test(latin) && /[a-z]{3}/.test(latin);
    const found = isWord ? searchAsTyped(latin) : undefined;
    if (found && found.hits.length > 0 && found.corrections.length === 0)
      return {...found, corrections: [latin ?? '']};
    return searchOwnWords(query);
  }

  return {search};
}

/** Searches names only, and is ready at once. */
export function createEngine(heads: Heads): Engine {
  const indexed = newIndex();
  indexed.index.addAll(documentsOf(heads, []));
  return engineOn(indexed, heads);
}

/** Searches names and texts. */
export async function createFullEngine(heads: Heads, texts: Texts): Promise<Engine> {
  const indexed = newIndex();
  await indexed.index.addAllAsync(documentsOf(heads, texts), {chunkSize: CHUNK_SIZE});
  return engineOn(indexed, heads);
}

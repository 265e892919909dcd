import {distance} from 'fastest-levenshtein';
import type MiniSearch from 'minisearch';
import type {Query, SearchResult} from 'minisearch';
import {partsOf, stemOf} from './words';

/** What one word of a question finds. */
export interface WordHits {
  /** As it was typed. */
  word: string;
  /** Another spelling that was found in its place; undefined where it was found as it is, or not at all. */
  meant: string | undefined;
  hits: ReadonlyMap<number, {score: number; terms: readonly string[]}>;
}

const LONG = 8;
const SHORT = 5;
const SHORTEST_PREFIX = 3;
/** What is found by the family of a word counts less than the word itself. */
const FAMILY = 0.6;

/** Letters that may be wrong. A number has no spelling. */
function mistakes(word: string): number {
  if (word.length < SHORT || /\d/.test(word)) return 0;
  return word.length < LONG ? 1 : 2;
}

function toHits(results: readonly SearchResult[]): WordHits['hits'] {
  return new Map(results.map(({id, score, terms}) => [id as number, {score, terms}]));
}

function search(index: MiniSearch, word: string, isLast: boolean): SearchResult[] {
  const stem = stemOf(word);
  const own: Query = {
    combineWith: 'OR',
    queries: [word],
    prefix: word.length >= (isLast ? 1 : SHORTEST_PREFIX),
  };
  const family: Query = {combineWith: 'OR', queries: [stem], boostTerm: () => FAMILY};
  return index.search(stem === word ? own : {combineWith: 'OR', queries: [own, family]});
}

/** With other spellings, the nearest alone. */
function searchNear(index: MiniSearch, word: string): SearchResult[] {
  for (let wrong = 1; wrong <= mistakes(word); wrong += 1) {
    // A whole number of letters is not a share of them.
    const found = index.search(word, {fuzzy: wrong});
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * What a word finds: itself and its family; if nothing, the parts of a name; if nothing, other spellings.
 *
 * @param isLast - whether its reader may still be typing it
 */
export function findWord(index: MiniSearch, typed: string, isLast: boolean): WordHits[] {
  const word = typed.toLowerCase();
  const found = search(index, word, isLast);
  if (found.length > 0) return [{word: typed, meant: undefined, hits: toHits(found)}];
  const parts = partsOf(typed);
  if (parts.length > 0) return parts.flatMap((part) => findWord(index, part, false));
  const near = searchNear(index, word);
  const [meant] = near
    .flatMap(({terms}) => terms)
    .map((term) => ({term, far: distance(word, term)}))
    .sort((a, b) => a.far - b.far || b.term.length - a.term.length)
    .map(({term}) => term);
  return [{word: typed, meant, hits: toHits(near)}];
}

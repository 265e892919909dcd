import {distance} from 'fastest-levenshtein';
import MiniSearch from 'minisearch';
import {isMessage} from '@site/src/shared/message';
import {findWord, type WordHits} from './find';
import {askedFor, weightOf} from './ranking';
import type {Heads, Texts} from './searchIndex';
import {askedWords, classOf, essence, memberOf, termsOf} from './words';

export interface Hit {
  /** The index of the place in `Heads.places`. */
  place: number;
  score: number;
  /** The words in the index that fitted a word of the question. */
  terms: readonly string[];
}

export interface Found {
  /** Best first. */
  hits: readonly Hit[];
  /** Where no word of the question was found as it is, those that were found in their place. */
  meant: readonly string[];
}

export interface Engine {
  /** Takes the texts, which come after the heads. */
  takeTexts: (texts: Texts) => Promise<void>;
  search: (question: string) => Found;
  /** Words of the index that are spelled like those of a question that finds nothing. */
  spellings: (question: string) => string[];
}

/** In characters. What is longer was pasted, and its beginning tells as much. */
export const LONGEST_QUESTION = 200;
const MOST_WORDS = 12;
const MOST_HITS = 60;
/** Texts taken at a time, so that typing goes on meanwhile. */
const CHUNK = 40;

interface Document {
  id: number;
  title: string;
  heading: string;
  names: string;
  text: string;
}

const SHORT = 4;
/** Of two spellings that differ in more than this share of the letters, neither is meant by the other. */
const TOO_FAR = 0.5;
const SPELLINGS = 2;
/** Places that have less than this share of what is asked for are left out where others have all of it. */
const LEAST_COVER = 0.4;
/** As near to all as sums of fractions come. */
const WHOLE = 0.999;
/** What a word that stands elsewhere in a page counts for the page itself. */
const WITHIN_PAGE = 0.3;
/** How much more a place counts that has all of the words, and not most of them. */
const COVER = 3;

const emptyIndex = () =>
  new MiniSearch<Document>({
    fields: ['title', 'heading', 'names', 'text'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {boost: {title: 3, heading: 4, names: 3}, tokenize: (word) => [word]},
  });

const wordsOf = (question: string) => askedWords(question.slice(0, LONGEST_QUESTION)).slice(0, MOST_WORDS);

function documentsOf({pages, places}: Heads): Document[] {
  return places.map(({page, heading, kind, names = []}, id) => {
    const {title = '', path = '', keywords = []} = pages[page] ?? {};
    const ofPage = kind === 'page' ? [path, ...keywords] : [];
    return {id, title, heading, names: [...names, ...ofPage].join(' '), text: ''};
  });
}

/** A word says the more, the fewer places have it. */
const weightIn = (count: number, {hits}: WordHits) => Math.log(1 + count / Math.max(1, hits.size));

/** What a word has in a page, wherever it stands there; the page itself is found by it too. */
function pageScores({hits}: WordHits, {places}: Heads): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const [id, {score}] of hits) {
    const page = places[id]?.page ?? -1;
    best.set(page, Math.max(best.get(page) ?? 0, score * WITHIN_PAGE));
  }
  return best;
}

function hitsFor(found: readonly WordHits[], heads: Heads): Hit[] {
  const {pages, places} = heads;
  const asked = askedFor(found.map(({word, meant}) => meant ?? word));
  const sides = found.map((one) => ({
    hits: one.hits,
    weight: weightIn(places.length, one),
    pages: pageScores(one, heads),
  }));
  const all = sides.reduce((sum, {weight}) => sum + weight, 0);
  const ids = new Set(sides.flatMap(({hits}) => [...hits.keys()]));
  const hits = [...ids].flatMap((id) => {
    const place = places[id];
    if (!place) return [];
    const scores = sides.map(
      (side) => side.hits.get(id)?.score ?? (place.kind === 'page' ? (side.pages.get(place.page) ?? 0) : 0),
    );
    const cover = sides.reduce((sum, {weight}, at) => sum + (scores[at] ? weight : 0), 0) / all;
    const score = scores.reduce((sum, one) => sum + one, 0);
    const terms = sides.flatMap((side) => side.hits.get(id)?.terms ?? []);
    return [
      {place: id, cover, score: score * cover ** COVER * weightOf(place, pages[place.page], asked), terms},
    ];
  });
  const least = hits.some(({cover}) => cover > WHOLE) ? LEAST_COVER : 0;
  return hits.filter(({cover}) => cover > least).sort((a, b) => b.score - a.score);
}

/** The rows whose message is what was asked for, with something in the place of each {name}; several may have the same. */
function messagesIn({pages, places}: Heads, question: string): number[] {
  const text = question.trim();
  const name = essence(text);
  const isTitle = pages.some(({title}) => essence(title) === name);
  return places.flatMap(({kind, heading}, place) => {
    const isNamed = !isTitle && essence(heading) === name;
    return kind === 'row' && (isNamed || isMessage(text, heading)) ? [place] : [];
  });
}

/** The pages that are called after a member of a class: "The ensure method". */
function pagesOfMember({places}: Heads, question: string): number[] {
  const member = memberOf(question);
  if (member === undefined) return [];
  return places.flatMap(({kind, heading}, place) =>
    kind === 'page' && essence(heading).split(' ').includes(member) ? [place] : [],
  );
}

/** The rows of a class or an interface that is asked for with its namespace. */
function rowsOfClass({places}: Heads, question: string): number[] {
  const asked = classOf(question);
  if (!asked) return [];
  const {space, name} = asked;
  return places.flatMap(({kind, heading, names = []}, place) =>
    kind === 'row' &&
    (heading === `${space}\\${name}` ||
      (heading === name && names.includes(space)) ||
      names.includes(`${space}\\${name}`))
      ? [place]
      : [],
  );
}

/** Puts some places first, in their order, whether or not they were found. */
function withFirst(first: readonly number[], hits: readonly Hit[], terms: readonly string[]): Hit[] {
  const best = hits[0]?.score ?? 1;
  const leading = [...new Set(first)].map((place) => {
    const hit = hits.find((one) => one.place === place);
    return {place, score: best + 1, terms: hit?.terms ?? terms};
  });
  return [...leading, ...hits.filter(({place}) => !first.includes(place))];
}

/** What is searched for: of a class with its namespace its name, which says more than all before it. */
const sought = (question: string) => classOf(question)?.name ?? question;

/** Searches the places of one version. */
export function createEngine(heads: Heads): Engine {
  const documents = documentsOf(heads);
  const known = new Set(
    [...heads.places.map(({heading}) => heading), ...heads.pages.flatMap(({keywords = []}) => keywords)]
      .flatMap((text) => askedWords(text))
      .map((word) => word.toLowerCase())
      .filter((word) => word.length >= SHORT),
  );
  let index = emptyIndex();
  index.addAll(documents);

  function find(words: readonly string[]): {hits: Hit[]; meant: string[]} {
    const found = words.flatMap((word, at) => findWord(index, word, at === words.length - 1));
    const isKnown = found.some(({meant, hits}) => meant === undefined && hits.size > 0);
    return {
      hits: hitsFor(found, heads),
      meant: isKnown ? [] : found.flatMap(({meant = []}) => meant),
    };
  }

  function search(question: string): Found {
    const asked = question.slice(0, LONGEST_QUESTION);
    const words = wordsOf(sought(asked));
    if (words.length === 0) return {hits: [], meant: []};
    const rows = [...messagesIn(heads, asked), ...rowsOfClass(heads, asked)];
    const first = [...rows, ...pagesOfMember(heads, asked)];
    const {hits, meant} = find(words);
    const terms = words.map((word) => word.toLowerCase());
    return {hits: withFirst(first, hits, terms).slice(0, MOST_HITS), meant: first.length > 0 ? [] : meant};
  }

  async function takeTexts(texts: Texts): Promise<void> {
    const whole = emptyIndex();
    for (let start = 0; start < documents.length; start += CHUNK) {
      const part = documents.slice(start, start + CHUNK);
      whole.addAll(part.map((one) => ({...one, text: texts[one.id] ?? ''})));
      await new Promise((resolve) => setTimeout(resolve));
    }
    index = whole;
  }

  function spellings(question: string): string[] {
    const near = wordsOf(question).flatMap((typed) => {
      const word = typed.toLowerCase();
      return [...known]
        .map((one) => ({one, far: distance(word, one) / Math.max(word.length, one.length)}))
        .filter(({far}) => far < TOO_FAR)
        .sort((a, b) => a.far - b.far)
        .slice(0, SPELLINGS)
        .map(({one}) => one);
    });
    return [...new Set(near)];
  }

  return {takeTexts, search, spellings};
}

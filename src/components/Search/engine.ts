import {distance} from 'fastest-levenshtein';
import MiniSearch, {type SearchOptions} from 'minisearch';
import {isMessage} from '@site/src/utils/message';
import {weightOf} from './rank';
import type {Heads, Texts} from './searchIndex';
import {askedWords, essence, memberOf, wordsOf} from './words';

export interface Hit {
  /** The index of the place in `Heads.places`. */
  place: number;
  score: number;
  /** The words in the index that fitted a word of the question. */
  terms: readonly string[];
}

export interface Engine {
  /** Takes the texts, which come after the heads. */
  takeTexts: (texts: Texts) => Promise<void>;
  /** Best first. */
  search: (question: string) => Hit[];
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
/** Letters that may be wrong, as a share of the word. */
const FUZZY = 0.25;
const fuzzy = (word: string) => (word.length < SHORT ? false : FUZZY);

const OPTIONS: SearchOptions = {
  boost: {title: 3, heading: 4, names: 3},
  combineWith: 'AND',
  prefix: (_, index, words) => index === words.length - 1,
  tokenize: askedWords,
};

/** What finds nothing is looked for with other spellings, then by any of its words. */
const WAYS: readonly SearchOptions[] = [{}, {fuzzy}, {fuzzy, combineWith: 'OR'}];

/** Of two spellings that differ in more than this share of the letters, neither is meant by the other. */
const TOO_FAR = 0.5;
const SPELLINGS = 2;

const emptyIndex = () =>
  new MiniSearch<Document>({
    fields: ['title', 'heading', 'names', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: OPTIONS,
  });

const wordsIn = (question: string) => askedWords(question.slice(0, LONGEST_QUESTION)).slice(0, MOST_WORDS);

function documentsOf({pages, places}: Heads): Document[] {
  return places.map(({page, heading, kind, names = []}, id) => {
    const {title = '', path = ''} = pages[page] ?? {};
    return {id, title, heading, names: [...names, ...(kind === 'page' ? [path] : [])].join(' '), text: ''};
  });
}

function hitsIn(index: MiniSearch<Document>, {places}: Heads, words: readonly string[]): Hit[] {
  const asked = words.join(' ');
  for (const way of WAYS) {
    const found = index.search(asked, way);
    if (found.length === 0) continue;
    return found
      .flatMap(({id, score, terms}): Hit[] => {
        const place = places[id as number];
        return place ? [{place: id as number, score: score * weightOf(place, asked), terms}] : [];
      })
      .sort((a, b) => b.score - a.score);
  }
  return [];
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

/** Puts some places first, in their order, whether or not they were found. */
function withFirst(first: readonly number[], hits: readonly Hit[], terms: readonly string[]): Hit[] {
  const best = hits[0]?.score ?? 1;
  const leading = first.map((place) => {
    const hit = hits.find((one) => one.place === place);
    return {place, score: best + 1, terms: hit?.terms ?? terms};
  });
  return [...leading, ...hits.filter(({place}) => !first.includes(place))];
}

/** Searches the places of one version. */
export function createEngine(heads: Heads): Engine {
  const documents = documentsOf(heads);
  const known = new Set(
    heads.places.flatMap(({heading}) => wordsOf(heading)).filter((word) => word.length >= SHORT),
  );
  let index = emptyIndex();
  index.addAll(documents);

  function search(question: string): Hit[] {
    const asked = question.slice(0, LONGEST_QUESTION);
    const words = wordsIn(asked);
    if (words.length === 0) return [];
    const first = [...messagesIn(heads, asked), ...pagesOfMember(heads, asked)];
    const hits = hitsIn(index, heads, words);
    const member = memberOf(asked);
    const further = hits.length === 0 && member !== undefined ? hitsIn(index, heads, [member]) : hits;
    return withFirst(first, further, words).slice(0, MOST_HITS);
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
    const near = wordsIn(question).flatMap((word) =>
      [...known]
        .map((one) => ({one, far: distance(word, one) / Math.max(word.length, one.length)}))
        .filter(({far}) => far < TOO_FAR)
        .sort((a, b) => a.far - b.far)
        .slice(0, SPELLINGS)
        .map(({one}) => one),
    );
    return [...new Set(near)];
  }

  return {takeTexts, search, spellings};
}

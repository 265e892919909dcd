import {distance} from 'fastest-levenshtein';
import MiniSearch, {type SearchOptions} from 'minisearch';
import type {Heads, Place, Texts} from './searchIndex';
import {askedWords, essence, wordsOf} from './words';

export interface Hit {
  place: Place;
  score: number;
  /** The words in the index that fitted a word of the question. */
  terms: readonly string[];
  /** The text of the place; undefined while texts have not come. */
  text: string | undefined;
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
const CHUNK = 100;

interface Document {
  id: number;
  title: string;
  heading: string;
  names: string;
  text: string;
}

const OPTIONS: SearchOptions = {
  boost: {title: 3, heading: 4, names: 3},
  combineWith: 'AND',
  prefix: (_, index, words) => index === words.length - 1,
};

const SHORT = 4;
/** Letters that may be wrong, as a share of the word. */
const fuzzy = (word: string) => (word.length < SHORT ? false : 0.25);

/** A place whose name is what was asked for comes before those that speak of it, and a page before its parts. */
function weightOf({heading, kind, names = []}: Place, title: string, asked: string): number {
  const name = essence(heading);
  const words = asked.split(' ');
  const named = new Set(wordsOf(heading));
  const share = words.filter((word) => named.has(word)).length / words.length;
  const isExact =
    name === asked || (kind === 'row' && (named.has(asked) || names.map(essence).includes(asked)));
  const isWithin = ` ${name} `.includes(` ${asked} `);
  if (kind !== 'page') return 1 + (isExact ? 12 : 0) + (isWithin ? 1.5 : 0) + share;
  const isTitle = isExact || essence(title).startsWith(asked);
  return 1.3 + (isTitle ? 20 : 0) + (isWithin ? 14 : 0) + 6 * share;
}

const emptyIndex = () =>
  new MiniSearch<Document>({
    fields: ['title', 'heading', 'names', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {...OPTIONS, tokenize: askedWords},
  });

/** Searches the places of one version. */
export function createEngine({pages, places}: Heads): Engine {
  const titleOf = ({page}: Place) => pages[page]?.title ?? '';
  const documents = places.map((place, id): Document => ({
    id,
    title: titleOf(place),
    heading: place.heading,
    names: place.names?.join(' ') ?? '',
    text: '',
  }));
  let index = emptyIndex();
  index.addAll(documents);
  let texts: Texts = [];

  function search(question: string): Hit[] {
    const words = askedWords(question.slice(0, LONGEST_QUESTION)).slice(0, MOST_WORDS);
    if (words.length === 0) return [];
    const asked = words.join(' ');
    const ways: SearchOptions[] = [{}, {fuzzy}, {fuzzy, combineWith: 'OR'}];
    for (const way of ways) {
      const found = index.search(asked, way);
      if (found.length === 0) continue;
      return found
        .flatMap(({id, score, terms}): Hit[] => {
          const place = places[id as number];
          if (!place) return [];
          return [
            {place, score: score * weightOf(place, titleOf(place), asked), terms, text: texts[id as number]},
          ];
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, MOST_HITS);
    }
    return [];
  }

  async function takeTexts(all: Texts): Promise<void> {
    const whole = emptyIndex();
    for (let start = 0; start < documents.length; start += CHUNK) {
      whole.addAll(documents.slice(start, start + CHUNK).map((one) => ({...one, text: all[one.id] ?? ''})));
      await new Promise((resolve) => setTimeout(resolve));
    }
    index = whole;
    texts = all;
  }

  function spellings(question: string): string[] {
    const known = new Set(
      places.flatMap(({heading}) => wordsOf(heading)).filter((word) => word.length >= SHORT),
    );
    return askedWords(question.slice(0, LONGEST_QUESTION))
      .slice(0, MOST_WORDS)
      .flatMap((word) =>
        [...known]
          .map((one) => ({one, far: distance(word, one) / Math.max(word.length, one.length)}))
          .filter(({far}) => far < 0.5)
          .sort((a, b) => a.far - b.far)
          .slice(0, 2)
          .map(({one}) => one),
      );
  }

  return {takeTexts, search, spellings};
}

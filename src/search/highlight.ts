import {tokenize, WORD} from './words';

export interface Piece {
  text: string;
  isMarked: boolean;
}

const EXCERPT_LENGTH = 160;
/** In characters: how far before the first match an excerpt begins. */
const BEFORE = 24;

/** A generator, because an excerpt of a long text needs only the first match. */
function* matchesIn(text: string, terms: readonly string[]): Generator<{start: number; end: number}> {
  for (const {0: word, index} of text.matchAll(WORD))
    if (tokenize(word).some((one) => terms.includes(one))) yield {start: index, end: index + word.length};
}

export function marked(text: string, terms: readonly string[]): Piece[] {
  const ends = [0, ...[...matchesIn(text, terms)].flatMap(({start, end}) => [start, end]), text.length];
  return ends.slice(1).flatMap((end, index) => {
    const part = text.slice(ends[index], end);
    return part === '' ? [] : [{text: part, isMarked: index % 2 === 1}];
  });
}

/** The part of a text around its first match, or its beginning. */
export function excerpt(text: string, terms: readonly string[]): Piece[] {
  const [{start: first} = {start: 0}] = matchesIn(text, terms);
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const isEnd = text.length - from <= EXCERPT_LENGTH;
  const whole = text.lastIndexOf(' ', from + EXCERPT_LENGTH - 1) + 1;
  const shown = text.slice(from, isEnd ? undefined : Math.max(from, whole));
  return marked(`${from > 0 ? '… ' : ''}${shown}${isEnd ? '' : '…'}`, terms);
}

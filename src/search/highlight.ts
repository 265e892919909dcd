import {tokenize, WORD} from './words';

/** A part of a text. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** How much of a text is shown around the first word that fits. */
const LENGTH = 160;
const BEFORE = 24;

interface Range {
  start: number;
  end: number;
}

/** One after the other: of a long text often the first is enough. */
function* rangesOf(text: string, terms: readonly string[]): Generator<Range> {
  for (const {0: word, index} of text.matchAll(WORD))
    if (tokenize(word).some((one) => terms.includes(one))) yield {start: index, end: index + word.length};
}

function cut(text: string, ranges: readonly Range[]): Piece[] {
  const ends = [0, ...ranges.flatMap(({start, end}) => [start, end]), text.length];
  return ends.slice(1).flatMap((end, index) => {
    const part = text.slice(ends[index], end);
    return part === '' ? [] : [{text: part, isMarked: index % 2 === 1}];
  });
}

/** A text, cut around the words that fitted a question. */
export const marked = (text: string, terms: readonly string[]): Piece[] =>
  cut(text, [...rangesOf(text, terms)]);

/** What of a long text stands around the first word that fitted; its beginning where none did. */
export function excerpt(text: string, terms: readonly string[]): Piece[] {
  const [{start: first} = {start: 0}] = rangesOf(text, terms);
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const isWhole = text.length - from <= LENGTH;
  const shown = isWhole ? text.slice(from) : text.slice(from, from + LENGTH).replace(/[^ ]*$/, '');
  return marked(`${from > 0 ? '… ' : ''}${shown}${isWhole ? '' : '…'}`, terms);
}

import {each, type Finding} from './rule';

/** What `npm run new-page` leaves for the writer, as a comment that readers do not see. */
const MARK = /\{\/\*\s*write:\s*(.*?)\s*(?:\*\/\}|$)/;

/** Most of a hint: the rest stands in the file. */
const LONGEST = 60;

const shortened = (hint: string) =>
  hint.length <= LONGEST ? hint : `${hint.slice(0, hint.lastIndexOf(' ', LONGEST))} …`;

export const marksIn = (source: string): Finding[] =>
  source.split('\n').flatMap((text, index) => {
    const hint = MARK.exec(text)?.[1];
    return hint === undefined ? [] : [{line: index + 1, message: `write this part: ${shortened(hint)}`}];
  });

/** A page from a template builds before it is whole, so that it can be looked at. It is not whole with a mark in it. */
export const unwritten = each(({source}) => marksIn(source));

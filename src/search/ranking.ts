import type {FoundPage, Place} from './searchIndex';
import {keyOf, stemOf, termsOf} from './words';

/** How much more a place counts than one that only speaks of what is asked for. */
const NAMED = 12;
const WITHIN = 1.5;
/** A page comes before its parts. */
const PAGE = 1.3;
const PAGE_NAMED = 30;
const PAGE_WITHIN = 8;
const PAGE_SHARE = 6;

/** What a question asks for. */
export interface Asked {
  key: string;
  stems: readonly string[];
}

export const askedFor = (words: readonly string[]): Asked => ({
  key: keyOf(words.join(' ')),
  stems: words.map((word) => stemOf(word.toLowerCase())),
});

const lastOf = (name: string) => name.split('\\').at(-1) ?? name;

/** Of the names that a row shows beside its own, the first one is its own where it is a constant or a namespace. */
const OWN = /[\\_]/;

/** What a place is called. */
function namesOf({heading, kind, names = []}: Place, page: FoundPage | undefined): string[] {
  const [first = ''] = names;
  switch (kind) {
    case 'page':
      return [heading, ...(page?.keywords ?? [])];
    case 'row':
      return [heading, lastOf(heading), ...(OWN.test(first) && !/\s/.test(first) ? [first] : [])];
    case 'section':
      return [heading];
  }
}

/** How much a place counts: one that is called what was asked for comes before those that speak of it. */
export function weightOf(place: Place, page: FoundPage | undefined, {key, stems}: Asked): number {
  const keys = namesOf(place, page).map(keyOf);
  const isNamed = key !== '' && keys.includes(key);
  const terms = new Set(termsOf(place.heading));
  const share = stems.filter((stem) => terms.has(stem)).length / Math.max(1, stems.length);
  const isWithin = share === 1;
  if (place.kind !== 'page') return 1 + (isNamed ? NAMED : 0) + (isWithin ? WITHIN : 0) + share;
  return PAGE + (isNamed ? PAGE_NAMED : 0) + (isWithin ? PAGE_WITHIN : 0) + PAGE_SHARE * share;
}

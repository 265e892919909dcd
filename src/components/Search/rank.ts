import type {Place} from './searchIndex';
import {essence, wordsOf} from './words';

/** How much more a place counts than one that only speaks of what is asked for. */
const NAMED = 12;
const WITHIN = 1.5;
/** A page comes before its parts. */
const PAGE = 1.3;
const PAGE_NAMED = 20;
const PAGE_WITHIN = 14;
const PAGE_SHARE = 6;

/**
 * How much a place counts: one whose name is what was asked for comes before those that speak of it.
 *
 * @param asked - the question, as `essence` writes it
 */
export function weightOf({heading, kind, names = []}: Place, asked: string): number {
  const name = essence(heading);
  const words = asked.split(' ');
  const named = new Set(wordsOf(heading));
  const share = words.filter((word) => named.has(word)).length / words.length;
  const isNamed = name === asked || (kind === 'row' && names.some((one) => essence(one) === asked));
  const isWithin = ` ${name} `.includes(` ${asked} `);
  if (kind !== 'page') return 1 + (isNamed ? NAMED : 0) + (isWithin ? WITHIN : 0) + share;
  const isTitle = isNamed || name.startsWith(asked);
  return PAGE + (isTitle ? PAGE_NAMED : 0) + (isWithin ? PAGE_WITHIN : 0) + PAGE_SHARE * share;
}

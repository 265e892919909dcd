import type {View} from './state';

export interface Tick {
  label: string;
  /** From 0 to 1. */
  place: number;
}

/** Ratios are drawn from 0 to this. */
const MOST_RATIO = 9;

/** Times are drawn between these, in ms. */
const LEAST_TIME = 0.5;
const MOST_TIME = 500;

/** Where a ratio, or a time in ms, stands between the ends of its scale: from 0 to 1. */
export const placeOf = (view: View, value: number): number =>
  view === 'ratio' ? value / MOST_RATIO : Math.log(value / LEAST_TIME) / Math.log(MOST_TIME / LEAST_TIME);

const tickOf = (view: View, value: number, label: string): Tick => ({label, place: placeOf(view, value)});

export const ticks: Readonly<Record<View, readonly Tick[]>> = {
  ratio: [1, 3, 5, 7, 9].map((ratio) => tickOf('ratio', ratio, `${ratio}×`)),
  time: [1, 10, 100].map((ms) => tickOf('time', ms, `${ms} ms`)),
};

/** 1, 2, 5, 10, 20, 50 ... up to a power of ten. */
export function notchesUpTo(most: number): number[] {
  const notches: number[] = [];
  for (let decade = 1; decade < most; decade *= 10) notches.push(decade, 2 * decade, 5 * decade);
  return [...notches, most];
}

import type {Case} from './content';
import type {Reading} from './state';

interface Comparison {
  isResultSlower: boolean;
  /** The longer time by the shorter. */
  ratio: number;
}

export function compare({result, exceptions}: Pick<Case, 'result' | 'exceptions'>): Comparison {
  const isResultSlower = result > exceptions;
  return {isResultSlower, ratio: isResultSlower ? result / exceptions : exceptions / result};
}

/** In ms. */
interface Times {
  result: number;
  exceptions: number;
}

type Supposed = Pick<Reading, 'steps' | 'iterations'>;

/** What a request would take if each figure stood for so many iterations, and time grew with the steps. */
export function perRequest(row: Case, {steps, iterations}: Supposed): Times {
  const of = (figure: number) => (figure / iterations / row.steps) * steps;
  return {result: of(row.result), exceptions: of(row.exceptions)};
}

/** 1, 2, 5, 10, 20, 50 ... up to a power of ten. */
export function notchesUpTo(most: number): number[] {
  const notches: number[] = [];
  for (let decade = 1; decade < most; decade *= 10) notches.push(decade, 2 * decade, 5 * decade);
  return [...notches, most];
}

/** As on the page: two digits after the point. */
export const inRatio = (ratio: number) => ratio.toFixed(2);

/** As in the table of the page. */
export const inFigure = (figure: number) => figure.toFixed(3);

const counts = new Intl.NumberFormat('en-GB');

export const inCount = (count: number) => counts.format(count);

/** As many digits as a difference of times can have: the figures of a case are less than ten times apart. */
const digits = new Intl.NumberFormat('en-GB', {maximumSignificantDigits: 3});

const MS_PER_S = 1000;

const withUnit = (ms: number) =>
  ms >= MS_PER_S ? `${digits.format(ms / MS_PER_S)} s` : `${digits.format(ms)} ms`;

/** Two digits that count: nothing is known about the spread, and more would look exact. */
const rounded = (ms: number) => Number(ms.toPrecision(2));

export const inTime = (ms: number) => withUnit(rounded(ms));

/** Of the times as they are shown: whoever subtracts them gets the same. */
export const inDifference = (one: number, other: number) => withUnit(Math.abs(rounded(one) - rounded(other)));

/** Which of the two takes longer, and how many times. */
export function inWords(row: Case): string {
  const {isResultSlower, ratio} = compare(row);
  return `${isResultSlower ? 'The result type takes' : 'Exceptions take'} ${inRatio(ratio)} times as long.`;
}

import type {ConstantRow} from '../src/tables/docsData';
import {NUMBER, partsOf} from './lib/constants';
import {DURATION, secondsOf} from './lib/duration';
import type {Page} from './lib/page';
import {each} from './lib/rule';

/** What measures a value; nouns such as characters count other things too. */
const UNITS: Readonly<Record<string, string>> = {
  s: 's',
  seconds: 's',
  ms: 'ms',
  milliseconds: 'ms',
  px: 'px',
};

const MEASURE = new RegExp(`(${NUMBER}) (${Object.keys(UNITS).join('|')})\\b|(${DURATION})`, 'gi');

/** The row with the value that comes closest, one of this page first. */
function nearest(rows: readonly ConstantRow[], value: number, {file}: Page): string {
  const near = rows
    .flatMap((row) =>
      partsOf(row.value).map((part) => ({row, part, ratio: Math.abs(Math.log(Number(part) / value))})),
    )
    .filter(({ratio}) => Number.isFinite(ratio))
    .sort(
      (one, other) =>
        one.ratio - other.ratio ||
        Number(file.endsWith(other.row.page)) - Number(file.endsWith(one.row.page)),
    );
  const [first] = near;
  return first === undefined
    ? ''
    : `; the nearest is ${first.row.name}, ${first.part} ${first.row.unit ?? ''}`;
}

/** Each time and length in the prose is one of the table; minutes and hours may also be those of the page's own samples. */
export const timesAndLengths = each((page, {constants}) => {
  const isInCode = (seconds: number) =>
    page.code.some(({value}) =>
      new RegExp(`(?<![\\d.])${seconds}(?![\\d.])`).test(value.replaceAll('_', '')),
    );
  return page.texts.flatMap(({line, value: text}) =>
    [...text.matchAll(MEASURE)].flatMap(([measure, number = '', word = '', duration]) => {
      const seconds = duration === undefined ? undefined : secondsOf(duration);
      const unit = seconds === undefined ? UNITS[word] : 's';
      const value = seconds === undefined ? number : String(seconds);
      const rows = constants.filter((row) => row.unit === unit);
      if (rows.some((row) => partsOf(row.value).includes(value))) return [];
      if (seconds !== undefined && isInCode(seconds)) return [];
      const told = seconds === undefined ? measure : `${measure} (${seconds} s)`;
      const near = nearest(rows, Number(value), page);
      return [{line, message: `no constant has the value ${told}${near}: correct it, or add a row`}];
    }),
  );
});

import {each} from './lib/rule';

const FROM_ONE = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const COUNTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(FROM_ONE.map((word, index) => [word, index + 1])),
  ...{'half an': 0.5, an: 1, fifteen: 15, twenty: 20, thirty: 30, sixty: 60},
};

const SECONDS = {minute: 60, hour: 3600} as const;

/** Pattern source for minutes and hours in words, such as `half an hour`; "a minute" is mostly an idiom. */
const DURATION = `\\b(?:${Object.keys(COUNTS).join('|')}|\\d+)[ -](?:${Object.keys(SECONDS).join('|')})s?\\b`;

/** The seconds in a text that matches the pattern; undefined for any other text. */
function secondsOf(duration: string): number | undefined {
  const [, count = '', unit] = /^(.+)[ -](minute|hour)s?$/i.exec(duration) ?? [];
  if (unit === undefined) return undefined;
  return (COUNTS[count.toLowerCase()] ?? Number(count)) * SECONDS[unit.toLowerCase() as keyof typeof SECONDS];
}

/** The parts of a list or a range; a page prints each of them. */
const partsOf = (value: string | number): string[] => String(value).split(/, | to | \| /);

const NUMBER = String.raw`(?<![\d.])(?:\d[\d.]*\d|\d)(?!\d)`;

/** Units of measurement. Nouns such as characters are left out, because they count other things, too. */
const UNITS: Readonly<Record<string, string>> = {
  s: 's',
  seconds: 's',
  ms: 'ms',
  milliseconds: 'ms',
  px: 'px',
};

const MEASURE = new RegExp(`(${NUMBER}) (${Object.keys(UNITS).join('|')})\\b|(${DURATION})`, 'gi');

/** Each time and length in the prose must be in the table; minutes and hours may also be from the page's own samples. */
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
      return [{line, message: `no constant has the value ${told}: correct it, or add a row`}];
    }),
  );
});

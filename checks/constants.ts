import {memoize} from '../src/shared/memoize';
import type {ConstantRow} from '../src/tables/docsData';
import {constantsIn, textOf} from './lib/classConstants';
import type {Data} from './lib/data';
import {escaped} from './lib/messages';
import type {Page} from './lib/page';
import {phpIn, type PhpNode} from './lib/php';
import {each, type Finding, type Problem, type Rule} from './lib/rule';

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
export const partsOf = (value: string | number): string[] => String(value).split(/, | to | \| /);

interface Place {
  row: ConstantRow;
  parts: string[];
  /** The value as written in the table. */
  text: string;
  /** The index among the places of the constant. */
  index: number;
}

const placesOf = ({constants, constantPlaces}: Data, kind: 'declaredAs' | 'saidAs'): Place[] =>
  constantPlaces.flatMap((places) => {
    const row = constants.find(({id}) => id === places.id);
    return row === undefined
      ? []
      : places[kind].map((text, index) => ({row, parts: partsOf(row.value), text, index}));
  });

/** The value of a constant in the form of the table; undefined for a calculation. */
const valueOf = (node: PhpNode | undefined): string | undefined =>
  node?.kind === 'number' ? String(node.value).replaceAll('_', '') : textOf(node);

const declarations = (page: Page) =>
  phpIn(page).flatMap((block) =>
    [...constantsIn(block.tree)].map(({owner, name, value, line}) => ({
      line: block.line + line,
      name: `${owner}::${name}`,
      value: valueOf(value),
    })),
  );

const NUMBER = String.raw`(?<![\d.])(?:\d[\d.]*\d|\d)(?!\d)`;

/** Matches the words of a place with any number or duration in them. */
const patternOf = memoize(
  (text) => new RegExp(text.split('{}').map(escaped).join(`(${DURATION}|${NUMBER})`), 'g'),
);

/** A constant with one value has it at every place; if it is a range, the second place has the second part. */
const partAt = ({parts}: Place, index: number) => (parts.length === 1 ? parts[0] : parts[index]);

function finding(
  where: string,
  place: Place,
  index: number,
  found: string | undefined,
  line: number,
): Finding[] {
  const wanted = partAt(place, index);
  const seconds = secondsOf(found ?? '');
  const value = seconds === undefined ? found : String(seconds);
  if (wanted === undefined || wanted === value) return [];
  const told = value === found ? (found ?? 'a calculation') : `${found}, ${value} s`;
  return [
    {
      line,
      message: `${where}: ${place.row.name} is ${wanted} in the table of constants, not ${told}: correct the page or the table`,
    },
  ];
}

/** Class constants of the samples, and the words around a constant, must have the value of the table. */
export const constantValues = each((page, data) => {
  const declared = declarations(page).flatMap(({line, name, value}) =>
    placesOf(data, 'declaredAs')
      .filter(({text}) => text === name)
      .flatMap((place) => finding(name, place, place.index, value, line)),
  );
  const inText = placesOf(data, 'saidAs').flatMap((place) =>
    [...page.source.matchAll(patternOf(place.text))].flatMap((match) => {
      const line = page.source.slice(0, match.index).split('\n').length;
      const found = match.slice(1);
      return found.flatMap((value, index) => finding(`"${place.text}"`, place, index, value, line));
    }),
  );
  return [...declared, ...inText];
});

/** Finds places that no page has any more, because they would check nothing. */
export const constantPlaces: Rule = (pages, data): Problem[] => {
  const declared = new Set(pages.flatMap((page) => declarations(page).map(({name}) => name)));
  const lost = [
    ...placesOf(data, 'declaredAs').filter(({text}) => !declared.has(text)),
    ...placesOf(data, 'saidAs').filter(
      ({text}) => !pages.some(({source}) => source.search(patternOf(text)) >= 0),
    ),
  ];
  return lost.map(({row: {id}, text}) => ({
    file: `${data.folder}/constantPlaces.json`,
    line: data.lineOf('constantPlaces', id),
    message: `no page contains "${text}", which gives ${id}: copy here what the page says now`,
  }));
};

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

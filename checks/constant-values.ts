import type {ConstantRow} from '../../config/docsData';
import {constantsIn, textOf} from './classConstants';
import type {Data} from './data';
import type {Page} from './page';
import {escaped} from './pattern';
import {isPhp, readPhp, type PhpNode} from './php';
import {each, type Finding, type Problem, type Rule} from './rule';

/** A list or a range has several parts, each of which a page prints. */
export const partsOf = (value: string | number): string[] => String(value).split(/, | to | \| /);

/** A constant that is one value has it at every place; of a range, the second place has the second part. */
const partAt = (parts: readonly string[], index: number) => (parts.length === 1 ? parts[0] : parts[index]);

interface Place {
  row: ConstantRow;
  parts: string[];
  /** As the table writes it. */
  text: string;
  /** Among the places of the constant. */
  index: number;
}

const placesOf = ({constants, constantPlaces}: Data, kind: 'declaredAs' | 'saidAs'): Place[] =>
  constantPlaces.flatMap((places) => {
    const row = constants.find(({id}) => id === places.id);
    return row === undefined
      ? []
      : places[kind].map((text, index) => ({row, parts: partsOf(row.value), text, index}));
  });

const wrong = (where: string, {name}: ConstantRow, value: string, found: string) =>
  `${where}: ${name} is ${value} in the table of constants, not ${found}`;

/** The value of a constant as the table writes it; a calculation has none. */
const valueOf = (node: PhpNode | undefined): string | undefined =>
  node?.kind === 'number' ? String(node.value).replaceAll('_', '') : textOf(node);

function* declarations({code}: Page): Generator<{line: number; name: string; value: string | undefined}> {
  for (const block of code.filter(isPhp)) {
    const outcome = readPhp(block.value);
    if ('error' in outcome) continue;
    for (const {owner, name, value, line} of constantsIn(outcome.tree))
      yield {line: block.line + line, name: `${owner}::${name}`, value: valueOf(value)};
  }
}

/** A class constant of the samples that is in the table has its value. */
export const declaredConstants = each((page, data) => {
  const places = placesOf(data, 'declaredAs');
  return [...declarations(page)].flatMap(({line, name, value}) =>
    places
      .filter(({text}) => text === name)
      .flatMap(({row, parts, index}) => {
        const wanted = partAt(parts, index);
        return wanted === undefined || wanted === value
          ? []
          : [{line, message: wrong(name, row, wanted, value ?? 'a calculation')}];
      }),
  );
});

const NUMBER = String.raw`(?<![\d.])(\d[\d.]*\d|\d)(?![\d])`;

/** The words of a place, with any number in them. */
const said = (text: string) => new RegExp(text.split('{}').map(escaped).join(NUMBER), 'g');

/** On each line, so that a finding has its own. */
const matchesIn = (source: string, pattern: RegExp) =>
  source
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(pattern)].map((match) => ({line: index + 1, match})));

/** Where a page has the words that stand around a constant, it has its value between them. */
export const saidConstants = each(({source}, data) =>
  placesOf(data, 'saidAs').flatMap(({row, parts, text}) =>
    matchesIn(source, said(text)).flatMap(({line, match: [, ...found]}): Finding[] =>
      found.flatMap((number, index) => {
        const wanted = partAt(parts, index);
        return wanted === undefined || wanted === number
          ? []
          : [{line, message: wrong(`"${text}"`, row, wanted, number)}];
      }),
    ),
  ),
);

/** What measures a value; nouns such as characters count other things too. */
const UNITS: Readonly<Record<string, string>> = {
  s: 's',
  seconds: 's',
  ms: 'ms',
  milliseconds: 'ms',
  px: 'px',
};

const MEASURE = new RegExp(`${NUMBER} (${Object.keys(UNITS).join('|')})\\b`, 'g');

/** Each time and length in the prose is one of the table. */
export const measures = each(({texts}, {constants}) =>
  texts.flatMap(({line, value}) =>
    matchesIn(value, MEASURE).flatMap(({line: below, match: [measure, number = '', unit = '']}) =>
      constants.some((row) => row.unit === UNITS[unit] && partsOf(row.value).includes(number))
        ? []
        : [{line: line + below - 1, message: `no constant is ${measure}: correct it, or give it a row`}],
    ),
  ),
);

/** Words that no page has any more would compare nothing. */
export const constantPlaces: Rule = (pages, data): Problem[] => {
  const declared = new Set(pages.flatMap((page) => [...declarations(page)].map(({name}) => name)));
  const lost = [
    ...placesOf(data, 'declaredAs').filter(({text}) => !declared.has(text)),
    ...placesOf(data, 'saidAs').filter(({text}) => !pages.some(({source}) => source.search(said(text)) >= 0)),
  ];
  return lost.map(({row: {id}, text}) => ({
    file: `${data.folder}/constantPlaces.json`,
    line: data.lineOf('constantPlaces', id),
    message: `no page has the place "${text}" of ${id}`,
  }));
};

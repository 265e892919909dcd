import type {ConstantRow} from '../../src/tables/docsData';
import {constantsIn, textOf} from './classConstants';
import type {Data} from './data';
import {DURATION} from './duration';
import type {Page} from './page';
import {escaped} from './pattern';
import {phpIn, type PhpNode} from './php';

/** A list or a range has several parts, each of which a page prints. */
export const partsOf = (value: string | number): string[] => String(value).split(/, | to | \| /);

export interface Place {
  row: ConstantRow;
  parts: string[];
  /** As the table writes it. */
  text: string;
  /** Among the places of the constant. */
  index: number;
}

export const placesOf = ({constants, constantPlaces}: Data, kind: 'declaredAs' | 'saidAs'): Place[] =>
  constantPlaces.flatMap((places) => {
    const row = constants.find(({id}) => id === places.id);
    return row === undefined
      ? []
      : places[kind].map((text, index) => ({row, parts: partsOf(row.value), text, index}));
  });

/** The value of a constant as the table writes it; a calculation has none. */
const valueOf = (node: PhpNode | undefined): string | undefined =>
  node?.kind === 'number' ? String(node.value).replaceAll('_', '') : textOf(node);

export const declarations = (page: Page) =>
  phpIn(page).flatMap((block) =>
    [...constantsIn(block.tree)].map(({owner, name, value, line}) => ({
      line: block.line + line,
      name: `${owner}::${name}`,
      value: valueOf(value),
    })),
  );

export const NUMBER = String.raw`(?<![\d.])(?:\d[\d.]*\d|\d)(?!\d)`;

/** The words of a place, with any number or duration in them. */
export const said = (text: string) =>
  new RegExp(text.split('{}').map(escaped).join(`(${DURATION}|${NUMBER})`), 'g');

import {generate, parse, walk, type Atrule, type CssNode, type Declaration, type Rule} from 'css-tree';
import {readSelector, type Match} from './matching';

export interface Line {
  text: string;
  /** The custom property that it sets. */
  sets: string | undefined;
  /** The custom properties that it reads. */
  reads: readonly string[];
  /** The words of an `animation`, of which one is its name. */
  animations: readonly string[];
}

export type Part =
  | {kind: 'rule'; selectors: readonly {text: string; match: Match}[]; lines: readonly Line[]}
  | {kind: 'group'; head: string; parts: readonly Part[]}
  | {kind: 'keyframes'; name: string; text: string; reads: readonly string[]}
  | {kind: 'other'; text: string};

export interface Sheet {
  parts: readonly Part[];
  /** In the order in which they are first named. */
  layers: readonly string[];
  /** Every page has the font faces: a browser that finds one again would lay all text out again. */
  withoutFaces: string;
}

const VARIABLE = /var\(\s*(--[\w-]+)/g;

export const variablesIn = (text: string): string[] =>
  [...text.matchAll(VARIABLE)].map(([, name = '']) => name);

function lineOf(declaration: Declaration): Line {
  const value = generate(declaration.value);
  const {property} = declaration;
  return {
    text: generate(declaration),
    sets: property.startsWith('--') ? property : undefined,
    reads: variablesIn(value),
    // A custom property can hold the name for a rule that reads it.
    animations: /^(animation(-name)?|--.*)$/.test(property) ? value.split(/[\s,]+/) : [],
  };
}

function readRule({prelude, block}: Rule): Part | undefined {
  const selectors: {text: string; match: Match}[] = [];
  if (prelude.type === 'SelectorList')
    prelude.children.forEach((selector) => {
      selectors.push({text: generate(selector), match: readSelector(selector)});
    });
  const lines: Line[] = [];
  block.children.forEach((node) => {
    if (node.type === 'Declaration') lines.push(lineOf(node));
  });
  return selectors.length > 0 ? {kind: 'rule', selectors, lines} : undefined;
}

/** Pages link the complete sheet for print. */
const isForPrint = (name: string, prelude: string) =>
  name === 'page' || (name === 'media' && prelude === 'print');

function readAtrule(rule: Atrule): Part | undefined {
  const prelude = rule.prelude ? generate(rule.prelude) : '';
  if (isForPrint(rule.name, prelude)) return undefined;
  const text = generate(rule);
  if (rule.name === 'keyframes') return {kind: 'keyframes', name: prelude, text, reads: variablesIn(text)};
  if (rule.name === 'font-face' || !rule.block) return {kind: 'other', text};
  return {kind: 'group', head: `@${rule.name} ${prelude}`, parts: readParts(rule.block.children.toArray())};
}

function readParts(nodes: readonly CssNode[]): Part[] {
  return nodes
    .map((node) => {
      if (node.type === 'Rule') return readRule(node);
      return node.type === 'Atrule' ? readAtrule(node) : undefined;
    })
    .filter((part) => part !== undefined);
}

export function readSheet(css: string): Sheet {
  const tree = parse(css, {positions: true});
  const layers = new Set<string>();
  let withoutFaces = '';
  let at = 0;
  walk(tree, (node) => {
    if (node.type === 'Atrule' && node.name === 'font-face' && node.loc) {
      withoutFaces += css.slice(at, node.loc.start.offset);
      at = node.loc.end.offset;
    }
    if (node.type !== 'Atrule' || node.name !== 'layer' || !node.prelude) return;
    generate(node.prelude)
      .split(',')
      .forEach((layer) => layers.add(layer));
  });
  const parts = tree.type === 'StyleSheet' ? readParts(tree.children.toArray()) : [];
  return {parts, layers: [...layers], withoutFaces: withoutFaces + css.slice(at)};
}

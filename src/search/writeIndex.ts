import type {Element, ElementContent} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {PlaceKind} from './searchIndex';
import {SEPARATOR, type Article} from '../text/article';

/** A part of a page that a search can lead to. */
export interface Section {
  /** Empty for the page itself. */
  anchor: string;
  heading: string;
  kind: PlaceKind;
  /** Names in code that a row shows beside its own. */
  names: readonly string[];
  /** In one line. */
  text: string;
}

const HEADING = /^h[2-6]$/;

const BLOCK = /^(blockquote|div|li|ol|p|pre|t[dhr]|table|tbody|thead|ul)$/;

/** Words of neighbouring cells and items are kept apart. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const words = node.children.map(wordsOf).join('');
  return BLOCK.test(node.tagName) ? ` ${words} ` : words;
}

const lineOf = (node: Element) => wordsOf(node).replace(/\s+/g, ' ').trim();

const idOf = ({properties}: Element) => (typeof properties.id === 'string' ? properties.id : '');

/** A row that names more is a list, not a thing with names. */
const MOST_NAMES = 6;

function namesOf(children: readonly ElementContent[]): string[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'code' ? [textOf(child).trim()] : namesOf(child.children);
  });
}

/** What a row is called, and what else stands in its first cell. */
function nameOf(cell: Element): {name: string; rest: ElementContent[]} {
  const end = cell.children.findIndex((child) => child.type === 'text' && child.value === SEPARATOR);
  const name = end === -1 ? cell.children : cell.children.slice(0, end);
  return {
    name: textOf({...cell, children: name}).trim(),
    rest: end === -1 ? [] : cell.children.slice(end + 1),
  };
}

function rowsOf(node: Element): Section[] {
  const rows: Section[] = [];
  visit(node, 'element', (row) => {
    if (row.tagName !== 'tr' || idOf(row) === '') return undefined;
    const [first, ...cells] = row.children.filter((cell) => cell.type === 'element');
    if (!first) return SKIP;
    const {name, rest} = nameOf(first);
    const others = [{...first, children: rest}, ...cells];
    rows.push({
      anchor: idOf(row),
      heading: name,
      kind: 'row',
      names: others.flatMap(({children}) => namesOf(children)).slice(0, MOST_NAMES),
      text: others.map(lineOf).filter(Boolean).join(SEPARATOR),
    });
    return SKIP;
  });
  return rows;
}

/** The page, its sections and the rows of its tables, each with the text that is its own. */
export function sectionsOf({title, description, body}: Article): Section[] {
  const page: Section = {anchor: '', heading: title, kind: 'page', names: [], text: description};
  const sections = [page];
  let open = page;
  for (const node of body.children) {
    if (node.type !== 'element') continue;
    if (HEADING.test(node.tagName) && idOf(node) !== '') {
      open = {anchor: idOf(node), heading: textOf(node).trim(), kind: 'section', names: [], text: ''};
      sections.push(open);
      continue;
    }
    const rows = rowsOf(node);
    if (rows.length > 0) sections.push(...rows);
    else open.text = `${open.text} ${lineOf(node)}`.trim();
  }
  return sections;
}

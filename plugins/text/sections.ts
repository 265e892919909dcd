import type {Element, ElementContent} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {PlaceKind} from '../../src/components/Search/searchIndex';
import type {Article} from './article';

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

function namesOf(cell: Element): string[] {
  const names: string[] = [];
  visit(cell, 'element', (one) => {
    if (one.tagName === 'code') names.push(textOf(one).trim());
  });
  return names;
}

function rowsOf(node: Element): Section[] {
  const rows: Section[] = [];
  visit(node, 'element', (row) => {
    if (row.tagName !== 'tr' || idOf(row) === '') return undefined;
    const [name, ...cells] = row.children.filter((cell) => cell.type === 'element');
    rows.push({
      anchor: idOf(row),
      heading: name ? textOf(name).trim() : '',
      kind: 'row',
      names: cells.flatMap(namesOf).slice(0, MOST_NAMES),
      text: cells.map(lineOf).filter(Boolean).join(' · '),
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

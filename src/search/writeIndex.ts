import type {Element, ElementContent} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {NotInRiftRow, Row} from '../tables/docsData';
import type {Entry, Heads, Texts} from './searchIndex';

/** A built page of the docs, without what surrounds its text. */
export interface Article {
  title: string;
  /** Empty if the page has none. */
  description: string;
  /** What else readers call it. */
  keywords: readonly string[];
  /** From the outermost sidebar group to the one that contains the page. */
  trail: readonly string[];
  /** The text below the heading of the page: plain elements, without the components' frames. */
  body: Element;
}

/** Between what stands on lines of its own in a cell of a table. */
export const SEPARATOR = ' · ';

interface EntryWithText {
  entry: Omit<Entry, 'page'>;
  /** The text in one line. */
  text: string;
}

const HEADING = /^h[2-6]$/;
const BLOCK = /^(blockquote|div|li|ol|p|pre|t[dhr]|table|tbody|thead|ul)$/;
/** A row with more names is a list of things: they are not other names of one thing. */
const MAX_NAMES = 6;

/** With spaces between blocks, so that words of neighbouring cells and items do not run together. */
function spacedText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const text = node.children.map(spacedText).join('');
  return BLOCK.test(node.tagName) ? ` ${text} ` : text;
}

const lineOf = (node: Element) => spacedText(node).replace(/\s+/g, ' ').trim();

const idOf = ({properties}: Element) => (typeof properties.id === 'string' ? properties.id : '');

function codeIn(children: readonly ElementContent[]): string[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'code' ? [textOf(child).trim()] : codeIn(child.children);
  });
}

/** The name of a row is the first part of its first cell. */
function rowEntry(row: Element): EntryWithText | undefined {
  const [first, ...cells] = row.children.filter((cell) => cell.type === 'element');
  if (!first) return undefined;
  const separator = first.children.findIndex((child) => child.type === 'text' && child.value === SEPARATOR);
  const end = separator === -1 ? first.children.length : separator;
  const others = [{...first, children: first.children.slice(end + 1)}, ...cells];
  const names = others.flatMap(({children}) => codeIn(children)).slice(0, MAX_NAMES);
  return {
    entry: {
      anchor: idOf(row),
      heading: textOf({...first, children: first.children.slice(0, end)}).trim(),
      kind: 'row',
      ...(names.length > 0 && {names}),
    },
    text: others.map(lineOf).filter(Boolean).join(SEPARATOR),
  };
}

/** The title of a recorded run and the labels of its cases: its output is not searched. */
const boldIn = ({children}: Element): string[] =>
  children.flatMap((child) => {
    const [first] = child.type === 'element' && child.tagName === 'p' ? child.children : [];
    return first?.type === 'element' && first.tagName === 'strong' ? [textOf(first)] : [];
  });

function rowEntries(node: Element): EntryWithText[] {
  const rows: EntryWithText[] = [];
  visit(node, 'element', (row) => {
    if (row.tagName !== 'tr' || idOf(row) === '') return undefined;
    const entry = rowEntry(row);
    if (entry) rows.push(entry);
    return SKIP;
  });
  return rows;
}

/** Sections that only list links, so that they answer no query. */
const NAVIGATION = /^(?:What to read next|Pages in this chapter|In this section)$/;

/** The page, its sections and the table rows that have an id, each with its own text. */
function entriesOf({title, description, keywords, body}: Article): EntryWithText[] {
  const page = {anchor: '', heading: title, kind: 'page' as const, ...(keywords.length > 0 && {keywords})};
  const entries: EntryWithText[] = [{entry: page, text: description}];
  let [open] = entries;
  for (const node of body.children) {
    if (node.type !== 'element' || node.properties.dataUnsearched !== undefined) continue;
    const rows = rowEntries(node);
    if (node.properties.dataRun !== undefined) {
      const [heading = '', ...cases] = boldIn(node);
      entries.push({entry: {anchor: idOf(node), heading, kind: 'section'}, text: cases.join(' ')});
    } else if (HEADING.test(node.tagName) && idOf(node) !== '') {
      open = {entry: {anchor: idOf(node), heading: textOf(node).trim(), kind: 'section'}, text: ''};
      entries.push(open);
    } else if (rows.length > 0) entries.push(...rows);
    else if (open) open.text = `${open.text} ${lineOf(node)}`.trim();
  }
  return entries.filter(({entry: {heading}}) => !NAVIGATION.test(heading));
}

interface SearchedPage {
  /** The path below the version. */
  path: string;
  article: Article;
  /** Keywords of its sections, by their anchors. */
  sectionKeywords: Readonly<Record<string, readonly string[]>>;
}

/** The tables whose rows have keywords. */
export interface SearchedRows {
  called: readonly (Row & {also?: readonly string[]})[];
  /** Their pages are paths below the version. */
  notInRift: readonly NotInRiftRow[];
}

/** Adds keywords to an entry and, if it is a row of what Rift does not have, the way around. */
function withKeywords(
  {entry, text}: EntryWithText,
  {sectionKeywords}: SearchedPage,
  {called, notInRift}: SearchedRows,
): EntryWithText {
  if (entry.kind === 'page') return {entry, text};
  const missing = entry.kind === 'row' && notInRift.find(({id}) => id === entry.anchor);
  if (missing) {
    const {name, lacks, also, page, anchor, instead} = missing;
    const workaround = anchor === null ? page : `${page}#${anchor}`;
    const answer = {heading: `Rift has no ${lacks}`, keywords: [name, ...also], workaround};
    return {entry: {...entry, ...answer}, text: instead};
  }
  const keywords =
    entry.kind === 'section'
      ? sectionKeywords[entry.anchor]
      : called.find(({id}) => id === entry.anchor)?.also;
  return {entry: {...entry, ...(keywords && {keywords})}, text};
}

/**
 * The index of one version.
 *
 * @throws if a page has keywords for a section that does not exist
 */
export function searchIndex(
  pages: readonly SearchedPage[],
  rows: SearchedRows,
): {heads: Heads; texts: Texts} {
  const entries = pages.flatMap((page, number) => {
    const ofPage = entriesOf(page.article);
    const unknown = Object.keys(page.sectionKeywords).filter(
      (anchor) => !ofPage.some(({entry}) => entry.kind === 'section' && entry.anchor === anchor),
    );
    if (unknown.length > 0)
      throw new Error(`section_keywords of ${page.path}: the page has no section ${unknown.join(', ')}`);
    return ofPage
      .map((one) => withKeywords(one, page, rows))
      .map(({entry, text}) => ({entry: {page: number, ...entry}, text}));
  });
  return {
    heads: {
      pages: pages.map(({path, article: {title, trail}}) => ({path, title, trail})),
      entries: entries.map(({entry}) => entry),
    },
    texts: entries.map(({text}) => text),
  };
}

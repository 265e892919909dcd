import type {Element, ElementContent} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {SEPARATOR, type Article} from '../text/article';
import type {Entry, Heads, Texts} from './searchIndex';

interface EntryWithText {
  entry: Omit<Entry, 'page'>;
  /** In one line. */
  text: string;
}

const HEADING = /^h[2-6]$/;
const BLOCK = /^(blockquote|div|li|ol|p|pre|t[dhr]|table|tbody|thead|ul)$/;
/** A row with more names in it lists things; they are not other names of one thing. */
const MOST_NAMES = 6;

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
  const names = others.flatMap(({children}) => codeIn(children)).slice(0, MOST_NAMES);
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

/** The page, its sections and the rows of its tables that have an id, each with the text that is its own. */
function entriesOf({title, description, body}: Article): EntryWithText[] {
  const entries: EntryWithText[] = [{entry: {anchor: '', heading: title, kind: 'page'}, text: description}];
  let [open] = entries;
  for (const node of body.children) {
    if (node.type !== 'element') continue;
    const rows = rowEntries(node);
    if (HEADING.test(node.tagName) && idOf(node) !== '') {
      open = {entry: {anchor: idOf(node), heading: textOf(node).trim(), kind: 'section'}, text: ''};
      entries.push(open);
    } else if (rows.length > 0) entries.push(...rows);
    else if (open) open.text = `${open.text} ${lineOf(node)}`.trim();
  }
  return entries;
}

/** The index of one version; the paths of its pages are those below the version. */
export function searchIndex(pages: readonly {path: string; article: Article}[]): {
  heads: Heads;
  texts: Texts;
} {
  const entries = pages.flatMap(({article}, page) =>
    entriesOf(article).map(({entry, text}) => ({entry: {page, ...entry}, text})),
  );
  return {
    heads: {
      pages: pages.map(({path, article: {title, trail, keywords}}) => ({
        path,
        title,
        trail,
        ...(keywords.length > 0 && {keywords}),
      })),
      entries: entries.map(({entry}) => entry),
    },
    texts: entries.map(({text}) => text),
  };
}

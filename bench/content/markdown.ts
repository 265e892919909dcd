import type {Html, Link, Root, RootContent, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify, {type Options} from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

export interface Page {
  /** Below the addresses of the version, without a slash at either end. */
  path: string;
  title: string;
  description: string;
  body: RootContent[];
}

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * A page as the build writes it: its title, its description as a quotation, a line with its address, then its text.
 *
 * @throws when it does not begin so, or has HTML, which peers would read in different ways
 */
export function parsePage(path: string, markdown: string): Page {
  const [title, description, origin, ...body] = parser.parse(markdown).children;
  if (title?.type !== 'heading' || description?.type !== 'blockquote' || origin?.type !== 'paragraph')
    throw new Error(`${path}: a title, a description and an address were expected`);
  visit({type: 'root', children: body} satisfies Root, 'html', ({value}: Html) => {
    throw new Error(`${path} has HTML: ${value}`);
  });
  return {path, title: toString(title), description: toString(description), body};
}

/** Where the pages are, in links between them. */
export interface Addresses {
  /** Whole, to the version: what links begin with. */
  base: string;
  paths: ReadonlySet<string>;
  /** The address of a page in the site that is written. */
  toAddress: (path: string) => string;
}

/** Leads to the page of the same site where there is one; what else the version has stays where it is. */
function newTarget(url: string, {base, paths, toAddress}: Addresses): string {
  const [path = '', fragment] = url.split(/(?=#)/, 2);
  const inside = path.startsWith(`${base}/`) ? path.slice(base.length + 1) : undefined;
  return inside !== undefined && paths.has(inside) ? toAddress(inside) + (fragment ?? '') : url;
}

const withLinks = (body: RootContent[], addresses: Addresses): Root => {
  const root: Root = {type: 'root', children: structuredClone(body)};
  visit(root, 'link', (link: Link) => {
    link.url = newTarget(link.url, addresses);
  });
  return root;
};

const REFERENCES: Record<string, string> = {'<': '&lt;', '{': '&#123;', '}': '&#125;'};

/** Signs that MDX and Vue take for markup. As references they are text to every reader of Markdown. */
const handlers: Options['handlers'] = {
  text: ({value}: Text, _parent, state, info) =>
    state.safe(value, info).replace(/\\?([<{}])/g, (_, sign: string) => REFERENCES[sign] ?? sign),
};

const writer = unified()
  .use(remarkGfm, {stringLength: () => '---'.length})
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_', fences: true, resourceLink: true, handlers});

/** The text of a page for a peer, in what CommonMark, MDX and Vue read alike. */
export const writeBody = (page: Page, addresses: Addresses): string =>
  writer.stringify(withLinks(page.body, addresses));

/** Behind the text of pages, as `title: "…"` between lines of dashes. */
export const frontMatter = (fields: Record<string, string | boolean>): string =>
  [
    '---',
    ...Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    '---',
    '',
  ].join('\n');

/** What a reader reads of a page. Diagrams are left out: most sites draw them in the browser alone. */
export function readableText(page: Page): string {
  const parts: string[] = [page.title];
  visit({type: 'root', children: page.body} satisfies Root, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') parts.push(node.value);
    if (node.type === 'code' && node.lang !== 'mermaid') parts.push(node.value);
    // Words of one paragraph stand together, those of two do not.
    if (['paragraph', 'heading', 'tableCell', 'listItem', 'code'].includes(node.type)) parts.push(' ');
  });
  return parts.join('');
}

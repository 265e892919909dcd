import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import {languageNames} from '../../config/prism';
import {SEPARATOR, type Article} from '../search/writeIndex';

const parse = unified().use(rehypeParse, {fragment: true});

/** From the first start tag of a name to its last end tag. Only this is parsed, because most of a page surrounds the text. */
function partOf(html: string, tag: string): Root {
  const start = html.search(new RegExp(`<${tag}[ >]`));
  const end = html.lastIndexOf(`</${tag}>`);
  if (start === -1 || end < start) throw new Error(`the page has no ${tag}`);
  return parse.parse(html.slice(start, end));
}

const classesOf = ({properties}: Element): readonly string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

const hasClass = (element: Element, name: string) => classesOf(element).includes(name);

const isA = (tag: string) => (one: Element) => one.tagName === tag;

const has = (className: string) => (one: Element) => hasClass(one, className);

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({type: 'element', tagName, properties, children});

const text = (value: string): ElementContent => ({type: 'text', value});

/** A paragraph in bold. */
const bold = (value: string): Element => element('p', [element('strong', [text(value)])]);

function find(tree: Root | Element, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (one) => {
    if (!test(one)) return undefined;
    found = one;
    return EXIT;
  });
  return found;
}

function must(tree: Root | Element, what: string, test: (element: Element) => boolean): Element {
  const found = find(tree, test);
  if (!found) throw new Error(`the page has no ${what}`);
  return found;
}

/** Controls of a page, which say nothing about Rift. */
const CONTROLS = new Set(
  'button fieldset form input label noscript script select style svg template wbr'.split(' '),
);

function isControl(one: Element): boolean {
  const {tagName, properties} = one;
  return (
    CONTROLS.has(tagName) ||
    hasClass(one, 'hash-link') ||
    properties.role === 'status' ||
    properties.ariaHidden === 'true' ||
    (tagName === 'a' && /^Link to /.test(String(properties.ariaLabel)))
  );
}

/** In code, each line is an element followed by a line break. */
function linesOf(pre: Element): Element[] {
  const lines: Element[] = [];
  visit(pre, 'element', (one) => {
    if (!hasClass(one, 'token-line')) return undefined;
    lines.push(one);
    return SKIP;
  });
  return lines;
}

function codeOf(pre: Element): string {
  const lines = linesOf(pre);
  const withoutBreak = (one: Element) => textOf(one).replace(/\n$/, '');
  return lines.length > 0 ? lines.map(withoutBreak).join('\n') : withoutBreak(pre);
}

/** `(lines 3, 10–15 highlighted)`, counted from 1; empty if there are none. */
function highlightOf(pre: Element): string {
  const ranges: {start: number; end: number}[] = [];
  linesOf(pre).forEach((line, index) => {
    if (!hasClass(line, 'theme-code-block-highlighted-line')) return;
    const number = index + 1;
    const last = ranges.at(-1);
    if (last?.end === index) last.end = number;
    else ranges.push({start: number, end: number});
  });
  const names = ranges.map(({start, end}) => (start === end ? `${start}` : `${start}–${end}`));
  if (names.length === 0) return '';
  return `(${/^\d+$/.test(names.join()) ? 'line' : 'lines'} ${names.join(', ')} highlighted)`;
}

const fence = (language: string, code: string) =>
  element('pre', [element('code', [text(`${code}\n`)], {className: [`language-${language}`]})]);

/** The title from the page and the highlighted lines, then the code. */
function plainCode(block: Element): ElementContent[] {
  const pre = must(block, 'code in a block of code', isA('pre'));
  const language = classesOf(block)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const bar = find(block, has('codeBlockTitle'));
  const title = bar ? textOf(bar).trim() : '';
  const isGiven = title !== '' && title !== languageNames[language ?? ''];
  const highlight = highlightOf(pre);
  const head = [
    ...(isGiven ? [element('strong', [text(title)])] : []),
    ...(isGiven && highlight ? [text(' ')] : []),
    ...(highlight ? [text(highlight)] : []),
  ];
  return [...(head.length > 0 ? [element('p', head)] : []), fence(language ?? 'text', codeOf(pre))];
}

const DIAGRAM = /^Diagram: /;

const isDiagram = ({properties}: Element) =>
  properties.role === 'group' && DIAGRAM.test(String(properties.ariaLabel));

/** The name, then the source in a form that is useful elsewhere. */
function plainDiagram(frame: Element): ElementContent[] {
  const pre = must(frame, 'source in a diagram', isA('pre'));
  return [bold(String(frame.properties.ariaLabel)), fence('mermaid', codeOf(pre))];
}

/** A note becomes a quotation that begins with its heading. */
function plainNote(note: Element): ElementContent[] {
  const heading = find(note, has('admonitionHeading'));
  const content = must(note, 'text in a note', has('admonitionContent'));
  const title = heading ? textOf(heading).trim() : '';
  return [element('blockquote', [...(title ? [bold(title)] : []), ...content.children])];
}

/** A cell of a Markdown table is one line: lists and paragraphs in it are joined. */
function plainCell(cell: Element): void {
  const parts: ElementContent[][] = [];
  let open: ElementContent[] = [];
  const close = () => {
    if (open.length > 0) parts.push(open);
    open = [];
  };
  const walk = (children: readonly ElementContent[]) => {
    for (const child of children) {
      if (child.type === 'element' && /^(div|p|ul|ol|li)$/.test(child.tagName)) {
        close();
        walk(child.children);
        close();
      } else if (child.type !== 'text' || child.value.trim() !== '' || open.length > 0) open.push(child);
    }
  };
  walk(cell.children);
  close();
  cell.children = parts.flatMap((part, index) => (index === 0 ? part : [text(SEPARATOR), ...part]));
}

/** The parts of one case of a recorded run, without the lines of code, which all cases share. */
const ofCase = (children: readonly ElementContent[], id: string): ElementContent[] =>
  children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    const {dataCase, dataCode} = child.properties;
    if (dataCode !== undefined) return [];
    if (dataCase !== undefined && !String(dataCase).split(' ').includes(id)) return [];
    if (child.tagName !== 'pre') return [{...child, children: ofCase(child.children, id)}];
    const code = codeOf(child);
    return [fence(code.startsWith('{') ? 'json' : 'text', code)];
  });

/** The cases of a recorded run, one after the other. */
function plainRun(figure: Element, address: URL): Element {
  const {id, ariaLabel} = figure.properties;
  const part = (tag: string) => must(figure, `${tag} in a run`, isA(tag));
  const cases = part('fieldset').children.flatMap((label): ElementContent[] => {
    const input = label.type === 'element' && find(label, isA('input'));
    if (!input) return [];
    const own = ofCase(part('div').children, String(input.properties.value));
    return [bold(textOf(label)), ...plain(own, address)];
  });
  const caption = element('p', plain(part('figcaption').children, address));
  return element('div', [bold(String(ariaLabel)), ...cases, caption], {id, dataRun: ''});
}

function plain(children: readonly ElementContent[], address: URL): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (child.type !== 'element') return [];
    if (child.properties.dataRun !== undefined) return [plainRun(child, address)];
    if (isDiagram(child)) return plainDiagram(child);
    if (hasClass(child, 'theme-code-block')) return plainCode(child);
    // The head of a column that can be sorted.
    if (child.tagName === 'button' && find(child, isA('svg'))) return plain(child.children, address);
    if (isControl(child)) return [];
    const copy: Element = {...child, children: plain(child.children, address)};
    if (hasClass(child, 'theme-admonition')) return plainNote(copy);
    const {alt, href, src} = copy.properties;
    if (copy.tagName === 'a' && typeof href === 'string')
      copy.properties = {href: new URL(href, address).href};
    if (copy.tagName === 'img' && typeof src === 'string')
      copy.properties = {alt, src: new URL(src, address).href};
    if (copy.tagName === 'td' || copy.tagName === 'th') plainCell(copy);
    if (copy.tagName === 'summary') return [element('p', [element('strong', copy.children)])];
    return copy.tagName === 'details' ? copy.children : [copy];
  });
}

/** The content of a meta tag in the head; empty if there is none. */
function metaOf(head: Root, name: string): string {
  const meta = find(head, ({tagName, properties}) => tagName === 'meta' && properties.name === name);
  return String(meta?.properties.content ?? '');
}

/** The heading, or, for a page that hides its title, the title in the head without the name of the site. */
function titleOf(markdown: Element, head: Root): string {
  const heading = find(markdown, isA('h1'));
  if (heading) return textOf(heading).trim();
  return textOf(must(head, 'title', isA('title'))).replace(/ \| [^|]*$/, '');
}

const isElement = (node: RootContent): node is Element => node.type === 'element';

/**
 * Reads a page of the docs from its built HTML.
 *
 * @param address - the base for making the links of the page absolute
 * @throws if the HTML is not that of a docs page
 */
export function readArticle(html: string, address: URL): Article {
  const article = partOf(html, 'article');
  const markdown = must(article, 'text', has('theme-doc-markdown'));
  const head = partOf(html, 'head');
  const trail: string[] = [];
  visit(article, 'element', (one) => {
    if (hasClass(one, 'breadcrumbs__item')) trail.push(textOf(one).trim());
  });
  // Of what surrounds the title, only the status of the page is text.
  const children = markdown.children.flatMap((node) => {
    if (!isElement(node) || node.tagName !== 'header') return [node];
    return node.children.filter((one) => isElement(one) && one.properties.dataPageStatus !== undefined);
  });
  const body = element(
    'div',
    plain(children, address).filter((node) => node.type !== 'element' || node.tagName !== 'h1'),
  );
  return {
    title: titleOf(markdown, head),
    description: metaOf(head, 'description'),
    keywords: metaOf(head, 'keywords').split(',').filter(Boolean),
    trail: trail.filter(Boolean).slice(0, -1),
    body,
  };
}

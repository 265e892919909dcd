import path from 'node:path';
import {DIAGRAM_SVGS_ADDRESS} from '../../diagrams/diagramSvgs';
import {urlOf} from '../../diagrams/source';
import {attributeOf, classesIn, elementsIn, type Element} from './elements';

interface Files {
  /** The SVG of a diagram. */
  diagramSvgAt: (src: string) => string;
  sheetAt: (href: string) => string;
  /** Writes a text to a file named after its content, and returns its address. */
  saveText: (text: string) => string;
}

interface Page {
  html: string;
  elements: readonly Element[];
}

export const readPage = (html: string): Page => ({html, elements: elementsIn(html)});

interface Range {
  startOffset: number;
  endOffset: number;
}

type Change = Range & {text: string};

const change = (range: Range | null | undefined, text: string): Change[] =>
  range ? [{startOffset: range.startOffset, endOffset: range.endOffset, text}] : [];

function changed(html: string, changes: readonly Change[]): string {
  let page = '';
  let at = 0;
  for (const {startOffset, endOffset, text} of [...changes].sort((a, b) => a.startOffset - b.startOffset)) {
    page += html.slice(at, startOffset) + text;
    at = endOffset;
  }
  return page + html.slice(at);
}

/** An attribute as the page has it, escapes and all. */
function written({html}: Page, {location}: Element, name: string): string {
  const {startOffset, endOffset} = location?.attrs?.[name] ?? {};
  return html.slice(startOffset, endOffset);
}

/** The classes that Docusaurus gives the text of a docs page. */
const TEXT = 'theme-doc-markdown markdown';

/** A diagram is on the first screen if at most this many characters of text are above it. */
const FIRST_SCREEN = 1500;

/** Inlines the first diagram where it is on the first screen, so that it needs no request. */
function inlineFirstDiagram({html, elements}: Page, diagramSvgAt: Files['diagramSvgAt']): Change[] {
  const text = elements.findIndex((one) => attributeOf(one, 'class') === TEXT);
  const start = elements[text]?.location?.startOffset;
  const diagram = elements
    .slice(text)
    .find((one) => one.tagName === 'img' && attributeOf(one, 'src')?.startsWith(DIAGRAM_SVGS_ADDRESS));
  const {startOffset = 0, attrs} = diagram?.location ?? {};
  if (start === undefined || !diagram) return [];
  // The header contains the outline, which is closed or beside the text.
  const above = html.slice(start, startOffset).replace(/<header>.*?<\/header>|<[^>]*>/gs, '');
  if (above.length > FIRST_SCREEN) return [];
  const svg = diagramSvgAt(attributeOf(diagram, 'src') ?? '');
  // As a data address an SVG takes fewer bytes than as a file, and with its own quotation marks it compresses best.
  return [...change(attrs?.src, `src='${urlOf(svg)}'`), ...change(attrs?.loading, '')];
}

/** In characters: longer island properties become files, which pages and versions share. */
const LONG = 2000;

function propsFiles({elements}: Page, saveText: Files['saveText']): Change[] {
  return elements.flatMap((element) => {
    const props = attributeOf(element, 'data-props') ?? '';
    if (props.length <= LONG) return [];
    return change(element.location?.attrs?.['data-props'], `data-props-file="${saveText(props)}"`);
  });
}

/** Files that the bundler makes only to collect assets (src/page/assets.ts). */
export const UNUSED = /^assets\.[^/]*\.(css|js)$/;

const isUnused = (element: Element) =>
  /^(script|link)$/.test(element.tagName) &&
  UNUSED.test(path.posix.basename(attributeOf(element, 'src') ?? attributeOf(element, 'href') ?? ''));

/**
 * Loads the script of the page once its text is painted. A script that is merely deferred runs before that, and a phone is busy with it
 * for as long as with the text. A script that does not come, or is not ours, leaves `waiting` where it is (src/page/waiting.ts).
 */
export const LOADER =
  "{const {src}=document.currentScript.dataset;addEventListener('DOMContentLoaded',()=>requestAnimationFrame(()=>setTimeout(()=>{const end=()=>window.waiting?.fail();document.head.append(Object.assign(document.createElement('script'),{src,onload:end,onerror:end}))})))}";

/** The script of redirecting pages: the same in all, so that a policy can name it. */
export const FOLLOW =
  "location.replace(document.querySelector('[rel=canonical]').href+location.search+location.hash)";

/** Whether a page is made by the redirects plugin: the root of Docusaurus' own pages is not in it. */
export const isRedirecting = ({html}: Page): boolean =>
  html.includes('http-equiv="refresh"') && !html.includes('__docusaurus');

/** A redirecting page, whose script would contain its destination. */
export const redirecting = ({html}: Page): string =>
  html.replace(/<script>[^<]*<\/script>/, `<script>${FOLLOW}</script>`);

/** The script of the page; those that the configuration names stay as they are. */
const OWN_SCRIPT = /\/assets\/js\/main\./;

const loaders = (page: Page, elements: readonly Element[]): Change[] =>
  elements
    .filter((one) => OWN_SCRIPT.test(attributeOf(one, 'src') ?? ''))
    .flatMap((one) => change(one.location, `<script data-${written(page, one, 'src')}>${LOADER}</script>`));

/** A class of a CSS module (src/css/plugin.ts), which is in only one style sheet. */
const CLASS = /\.([a-z]+_[a-z][\w-]*)/gi;

const isSite = (link: Element) => path.posix.basename(attributeOf(link, 'href') ?? '').startsWith('site.');

/**
 * The style sheets that have a class of the page; that of the site comes first, because the others build on it. Their addresses stay,
 * because they tell the bundler that a sheet is loaded.
 */
function styles(page: Page, links: readonly Element[], sheetAt: Files['sheetAt']): string {
  const classes = classesIn(page.elements);
  const isUsed = (css: string) => [...css.matchAll(CLASS)].some(([, name = '']) => classes.has(name));
  return (
    [...links]
      .sort((one, other) => Number(isSite(other)) - Number(isSite(one)))
      .map((link) => ({link, css: sheetAt(attributeOf(link, 'href') ?? '')}))
      .filter(({css}) => isUsed(css))
      // In CSS, a slash that is escaped is a slash.
      .map(
        ({link, css}) =>
          `<style data-${written(page, link, 'href')}>${css.replaceAll('</', String.raw`<\/`)}</style>`,
      )
      .join('')
  );
}

/** A style sheet that the bundler wrote; those that the configuration names stay as they are. */
const isOwnSheet = (one: Element) =>
  one.tagName === 'link' &&
  attributeOf(one, 'rel') === 'stylesheet' &&
  attributeOf(one, 'href')?.includes('/assets/css/') === true;

/** Inlines the style sheets that a page uses, which makes them part of the first response, and has its script come after its text. */
export function deliver(page: Page, {sheetAt, diagramSvgAt, saveText}: Files): string {
  const {html, elements} = page;
  const unused = elements.filter(isUnused);
  const used = elements.filter((one) => !unused.includes(one));
  const links = used.filter(isOwnSheet);
  return changed(html, [
    ...links.flatMap((one, index) => change(one.location, index === 0 ? styles(page, links, sheetAt) : '')),
    ...unused.flatMap((one) => change(one.location, '')),
    ...loaders(page, used),
    ...inlineFirstDiagram(page, diagramSvgAt),
    ...propsFiles(page, saveText),
  ]);
}

import path from 'node:path';
import {parse} from 'parse5';
import {DIAGRAM_SVGS_ADDRESS} from '../../diagrams/diagramSvgs';
import {inAttribute} from '../../redirects/html';
import {attributeOf, elementsIn, shapesIn, type Element} from './shapes';
import type {Sheet} from './sheet';
import {usedCss} from './usedCss';

export interface Delivery {
  /** A picture of a diagram at an address, as SVG. */
  pictureAt: (src: string) => string;
  /** The style sheet at an address. */
  sheetAt: (href: string) => Sheet;
  /** Puts a text into a file of its own, named by what is in it, and gives its address. */
  keep: (text: string) => string;
}

/** The classes of the text of a page of the documentation, as Docusaurus has them. */
const TEXT = 'theme-doc-markdown markdown';

const textIn = (elements: readonly Element[]) => elements.find((one) => attributeOf(one, 'class') === TEXT);

/** A style or script that a page waits for. */
interface Awaited {
  address: string;
  from: number;
  to: number;
}

/** What takes the place of a part of a page. */
interface Change {
  from: number;
  to: number;
  text: string;
}

function changed(html: string, changes: readonly Change[]): string {
  let page = '';
  let at = 0;
  for (const {from, to, text} of [...changes].sort((one, other) => one.from - other.from)) {
    page += html.slice(at, from) + text;
    at = to;
  }
  return page + html.slice(at);
}

/** What stands above a picture that is in sight at first, in characters of text. */
const FIRST_SCREEN = 1500;

/** An SVG as an address, in an attribute; written so, it takes less over the wire than a file of its own. */
const asAddress = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replace(/[%#]/g, encodeURIComponent)
    .replaceAll('&', '&amp;')
    .replaceAll('"', "'")}`;

/** Puts the first diagram of a page into it where readers see it at once: the picture needs no request of its own. */
function firstPicture({html, elements}: Page, pictureAt: (src: string) => string): Change[] {
  const frame = textIn(elements)?.sourceCodeLocation;
  if (!frame) return [];
  const isPicture = (element: Element) =>
    element.tagName === 'img' &&
    attributeOf(element, 'src')?.startsWith(DIAGRAM_SVGS_ADDRESS) &&
    (element.sourceCodeLocation?.startOffset ?? 0) > frame.startOffset;
  const picture = elements.find(isPicture);
  const {startOffset = 0, attrs = {}} = picture?.sourceCodeLocation ?? {};
  if (!picture || !attrs.src) return [];
  const above = html.slice(frame.startOffset, startOffset).replace(/<[^>]*>/g, '');
  if (above.length > FIRST_SCREEN) return [];
  const address = asAddress(pictureAt(attributeOf(picture, 'src') ?? ''));
  const {src, loading} = attrs;
  return [
    {from: src.startOffset, to: src.endOffset, text: `src="${address}"`},
    ...(loading ? [{from: loading.startOffset, to: loading.endOffset, text: ''}] : []),
  ];
}

function awaited(
  elements: readonly Element[],
  tag: string,
  name: string,
  isMeant: (element: Element) => boolean,
) {
  return elements
    .filter((element) => element.tagName === tag && isMeant(element))
    .map((element): Awaited => {
      const {startOffset, endOffset} = element.sourceCodeLocation ?? {};
      const address = attributeOf(element, name);
      if (startOffset === undefined || endOffset === undefined || address === undefined)
        throw new Error(`<${tag}> without an address`);
      return {address, from: startOffset, to: endOffset};
    });
}

export interface Page {
  html: string;
  elements: readonly Element[];
}

/** What the bundler made only to find what pages need (src/page/assets.ts), and pages do not ask for. */
export const UNUSED = /^assets\.[^/]*\.(css|js)$/;

const isUnused = (element: Element) =>
  UNUSED.test(path.posix.basename(attributeOf(element, 'src') ?? attributeOf(element, 'href') ?? ''));

/** Properties of an island that are longer, in characters, are a file: pages and versions share it. */
const LONG = 2000;

/** Leaves the properties of large islands out of the page. */
function propsFiles({elements}: Page, keep: Delivery['keep']): Change[] {
  return elements.flatMap((element) => {
    const props = attributeOf(element, 'data-props');
    const place = element.sourceCodeLocation?.attrs?.['data-props'];
    if (props === undefined || !place || props.length <= LONG) return [];
    const text = `data-props-file="${inAttribute(keep(props))}"`;
    return [{from: place.startOffset, to: place.endOffset, text}];
  });
}

export function readPage(html: string): Page {
  const document = parse(html, {sourceCodeLocationInfo: true, scriptingEnabled: false});
  return {html, elements: [...elementsIn(document)]};
}

/**
 * A page that shows itself whole with what stands in it: the part of its style sheet that it uses is in the HTML. The rest is
 * there for paper, and for islands once they come to life (src/page/wholeSheet.ts); without script the sheet comes at once.
 *
 * @returns the page as it is where it has no style sheet
 * @throws Error where there is not the one style sheet of the whole site
 */
export function deliver(page: Page, {sheetAt, pictureAt, keep}: Delivery): string {
  const {html, elements} = page;
  const styles = awaited(
    elements,
    'link',
    'href',
    (one) => attributeOf(one, 'rel') === 'stylesheet' && !isUnused(one),
  );
  const [style] = styles;
  if (!style) return html;
  if (styles.length > 1) throw new Error(`${styles.length} style sheets where there should be one`);

  const sheet = sheetAt(style.address);
  const used = usedCss(sheet, shapesIn(elements, sheet.attributes), html);
  const href = inAttribute(style.address);
  const head =
    `<style data-part>${used}</style><noscript><link rel="stylesheet" href="${href}"></noscript>` +
    `<link rel="stylesheet" href="${href}" media="print" data-whole-sheet>`;

  return changed(html, [
    {from: style.from, to: style.to, text: head},
    ...[...awaited(elements, 'script', 'src', isUnused), ...awaited(elements, 'link', 'href', isUnused)].map(
      ({from, to}) => ({from, to, text: ''}),
    ),
    ...firstPicture(page, pictureAt),
    ...propsFiles(page, keep),
  ]);
}

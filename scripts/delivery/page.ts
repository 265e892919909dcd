import {parse} from 'parse5';
import {FRAME, inAttribute, markOf, PICTURES_ADDRESS} from '../content/commonJs';
import {attributeOf, elementsIn, shapesIn, type Element} from './shapes';
import type {Sheet} from './sheet';
import {usedCss} from './usedCss';

export interface Delivery {
  /** A picture of a diagram at an address, as SVG. */
  pictureAt: (src: string) => string;
  /** The style sheet at an address. */
  sheetAt: (href: string) => Sheet;
  /** The script that starts the application, as src/starter.ts says it. */
  starter: string;
}

const frameIn = (elements: readonly Element[]) => elements.find((one) => attributeOf(one, 'class') === FRAME);

/** What stands between the tags of an element. */
function innerOf(html: string, {sourceCodeLocation}: Element): string {
  const {startTag, endTag} = sourceCodeLocation ?? {};
  if (!startTag || !endTag) throw new Error('an element without its tags');
  return html.slice(startTag.endOffset, endTag.startOffset);
}

/** The HTML of the text of a page of the documentation, which goes with its scripts alone; undefined of another page. */
export function textOf({html, elements}: Page): string | undefined {
  const frame = frameIn(elements);
  if (!frame) return undefined;
  const scripts = scriptsIn(elements).map(({address}) => address);
  return markOf(scripts.join(' ')) + innerOf(html, frame);
}

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
  const frame = frameIn(elements)?.sourceCodeLocation;
  if (!frame) return [];
  const isPicture = (element: Element) =>
    element.tagName === 'img' &&
    attributeOf(element, 'src')?.startsWith(PICTURES_ADDRESS) &&
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

const scriptsIn = (elements: readonly Element[]) =>
  awaited(elements, 'script', 'src', (one) => attributeOf(one, 'defer') !== undefined);

export function readPage(html: string): Page {
  const document = parse(html, {sourceCodeLocationInfo: true, scriptingEnabled: false});
  return {html, elements: [...elementsIn(document)]};
}

/**
 * A page that shows itself whole with what stands in it: the part of its style sheet that it uses is in the HTML, and a
 * script brings the rest of the style and the application when there is time. Without script the sheet comes at once.
 *
 * @returns the page as it is where it waits for no application
 * @throws Error where there is not the one style sheet of the whole site
 */
export function deliver(page: Page, {sheetAt, pictureAt, starter}: Delivery): string {
  const {html, elements} = page;
  const scripts = scriptsIn(elements);
  if (scripts.length === 0) return html;
  const styles = awaited(elements, 'link', 'href', (one) => attributeOf(one, 'rel') === 'stylesheet');
  const [style] = styles;
  if (!style || styles.length > 1) throw new Error(`${styles.length} style sheets where there should be one`);

  const sheet = sheetAt(style.address);
  const used = usedCss(sheet, shapesIn(elements, sheet.attributes), html);
  const href = inAttribute(style.address);
  const sources = inAttribute(scripts.map(({address}) => address).join(' '));
  const head =
    `<style data-part>${used}</style><noscript><link rel="stylesheet" href="${href}"></noscript>` +
    `<script data-style="${href}" data-scripts="${sources}">${starter}</script>`;

  return changed(html, [
    ...[style, ...scripts].map(({from, to}) => ({from, to, text: from === style.from ? head : ''})),
    ...firstPicture(page, pictureAt),
  ]);
}

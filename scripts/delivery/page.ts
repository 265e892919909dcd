import {parse} from 'parse5';
import {FRAME, inAttribute, markOf} from '../content/commonJs';
import {attributeOf, elementsIn, shapesIn, type Element} from './shapes';
import type {Sheet} from './sheet';
import {usedCss} from './usedCss';

export interface Delivery {
  /** The style sheet at an address. */
  sheetAt: (href: string) => Sheet;
  /** The script that starts the application, as src/starter.ts says it. */
  starter: string;
}

/** What stands between the tags of an element. */
function innerOf(html: string, {sourceCodeLocation}: Element): string {
  const {startTag, endTag} = sourceCodeLocation ?? {};
  if (!startTag || !endTag) throw new Error('an element without its tags');
  return html.slice(startTag.endOffset, endTag.startOffset);
}

/** The HTML of the text of a page of the documentation, which goes with its scripts alone; undefined of another page. */
export function textOf({html, elements}: Page): string | undefined {
  const frame = elements.find((one) => attributeOf(one, 'class') === FRAME);
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
export function deliver({html, elements}: Page, {sheetAt, starter}: Delivery): string {
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

  let page = '';
  let at = 0;
  for (const {from, to} of [style, ...scripts].sort((one, other) => one.from - other.from)) {
    page += html.slice(at, from) + (from === style.from ? head : '');
    at = to;
  }
  return page + html.slice(at);
}

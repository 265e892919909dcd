import type {MermaidConfig} from 'mermaid';
import {explain, type RenderError} from '../../src/diagrams/errors';
import {fixedWidth} from '../../src/diagrams/labels';
import {render} from '../../src/diagrams/render';

const setAll = (element: Element, attributes: Record<string, string | number>) =>
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, String(value)));

/** The lines of a text: parts of it that are placed by themselves. */
const linesOf = (text: SVGTextElement) =>
  [...text.children].filter((child): child is SVGTSpanElement => child instanceof SVGTSpanElement);

/** What says where a text stands, in lengths of its font or from the text before it. */
const PLACING = ['x', 'y', 'dx', 'dy'];

/** A text of several lines as texts of one line each: not every browser fixes the width of a part of a text. */
function split(text: SVGTextElement): void {
  const lines = linesOf(text).filter((line) => line.getNumberOfChars() > 0);
  if (lines.length < 2) return;
  const places = lines.map((line) => ({line, start: line.getStartPositionOfChar(0)}));
  const texts = places.map(({line, start: {x, y}}) => {
    const own = text.cloneNode() as SVGTextElement;
    own.append(line.cloneNode(true));
    for (const part of [own, ...own.querySelectorAll('tspan')]) {
      PLACING.forEach((name) => part.removeAttribute(name));
      part.style.textAnchor = 'start';
    }
    setAll(own, {x, y});
    return own;
  });
  text.replaceWith(...texts);
}

/**
 * Fixes how wide each piece of text is, so that it keeps to its place in whatever font a reader has. The diagram must stand
 * in the page.
 */
function fixTexts(svg: SVGSVGElement): void {
  svg.querySelectorAll('text').forEach(split);
  for (const text of svg.querySelectorAll<SVGTextElement>('text:not([textLength])')) {
    const width = text.getComputedTextLength();
    if (width > 0) setAll(text, fixedWidth(width));
  }
}

/** What changes while a diagram is looked at: attributes that scripts set, and what the pointer does. */
const TRANSIENT = /\[data-(?:step|lit)\]|:(?:hover|focus|active)\b/g;

/** What is drawn where something else names it, and nowhere otherwise. */
const DEFINITIONS = 'marker, filter, linearGradient, radialGradient, clipPath, pattern, symbol';

const isUsed = (selector: string, svg: Element) => {
  const lasting = selector.replace(TRANSIENT, '');
  return svg.matches(lasting) || svg.querySelector(lasting) !== null;
};

/** Keeps the rules of a style sheet that something in the diagram follows. Rules of animation go: no diagram moves. */
function pruneRules(style: SVGStyleElement, svg: SVGSVGElement): void {
  style.textContent = [...(style.sheet?.cssRules ?? [])]
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule)
    .filter(({selectorText}) => isUsed(selectorText, svg))
    .map(({cssText}) => cssText)
    .join('\n');
}

/** Removes from the style of an element what changes nothing. */
function pruneStyle(element: SVGElement): void {
  const computed = getComputedStyle(element);
  for (const name of [...element.style]) {
    const own = element.style.getPropertyValue(name);
    const before = computed.getPropertyValue(name);
    element.style.removeProperty(name);
    if (computed.getPropertyValue(name) !== before) element.style.setProperty(name, own);
  }
}

/** Whether a link, a style or an attribute of the diagram names an id. */
const isNamed = (id: string, markup: string) => new RegExp(`#${CSS.escape(id)}(?![\\w-])`).test(markup);

/**
 * Ends of lines, shadows and gradients that nothing in the diagram uses, and ids that nothing in it names: Mermaid gives
 * some of them to every diagram of a kind.
 */
function pruneIds(svg: SVGSVGElement): void {
  const markup = svg.outerHTML;
  for (const element of svg.querySelectorAll('[id]')) {
    if (isNamed(element.id, markup)) continue;
    if (element.matches(DEFINITIONS)) element.remove();
    else element.removeAttribute('id');
  }
}

/** Removes attributes that Mermaid leaves for its own scripts, unless a rule reads them. */
function pruneData(svg: SVGSVGElement): void {
  const rules = [...svg.querySelectorAll('style')].map(({textContent}) => textContent).join('');
  for (const element of svg.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (name.startsWith('data-') && !rules.includes(`[${name}`)) element.removeAttribute(name);
}

/** Removes what makes no difference to the eye, and which labels and lines do not need. */
function prune(svg: SVGSVGElement): void {
  svg.querySelectorAll<SVGStyleElement>('style').forEach((style) => pruneRules(style, svg));
  svg.querySelectorAll('text').forEach(pruneStyle);
  pruneIds(svg);
  pruneData(svg);
}

/** Draws a diagram as the box of the site does, and makes of it a file that looks the same in every font. */
async function drawFile(id: string, source: string, options: MermaidConfig): Promise<string | RenderError> {
  await Promise.all([...document.fonts].map((face) => face.load()));
  try {
    const {svg} = await render({id, source, options});
    document.body.replaceChildren(svg);
    fixTexts(svg);
    prune(svg);
    return new XMLSerializer().serializeToString(svg);
  } catch (thrown) {
    return explain(thrown, source);
  }
}

Object.assign(window, {drawFile});

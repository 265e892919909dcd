import type {MermaidConfig} from 'mermaid';
import {explain, type RenderError} from '../../src/diagrams/errors';
import {fixedWidth, render} from '../../src/diagrams/render';

const setAll = (element: Element, attributes: Record<string, string | number>) =>
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, String(value)));

/** The lines of a text: the parts with their own position. */
const linesOf = (text: SVGTextElement) =>
  [...text.children].filter((child): child is SVGTSpanElement => child instanceof SVGTSpanElement);

/** The attributes that position a text, relative to its font or to the previous text. */
const PLACING = ['x', 'y', 'dx', 'dy'];

/** Splits a text of several lines into one text per line, because not every browser can fix the width of part of a text. */
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
 * Fixes the width of each piece of text, so that it stays in place whatever font a reader has. The diagram must be in the page.
 */
function fixTexts(svg: SVGSVGElement): void {
  svg.querySelectorAll('text').forEach(split);
  for (const text of svg.querySelectorAll<SVGTextElement>('text:not([textLength])')) {
    const width = text.getComputedTextLength();
    if (width > 0) setAll(text, fixedWidth(width));
  }
}

/** Selectors for what changes while a diagram is shown: attributes set by scripts, and states of the pointer. */
const TRANSIENT = /\[data-(?:step|lit)\]|:(?:hover|focus|active)\b/g;

const isUsed = (selector: string, svg: Element) => {
  const lasting = selector.replace(TRANSIENT, '');
  return svg.matches(lasting) || svg.querySelector(lasting) !== null;
};

/** Keeps only the rules that match something in the diagram. Animations are removed, because no diagram moves. */
function pruneRules(style: SVGStyleElement, svg: SVGSVGElement): void {
  style.textContent = [...(style.sheet?.cssRules ?? [])]
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule)
    .filter(({selectorText}) => isUsed(selectorText, svg))
    .map(({cssText}) => cssText)
    .join('\n');
}

/** Draws a diagram as the draft box of the site does, and turns it into a file that looks the same in every font. */
async function drawFile(id: string, source: string, options: MermaidConfig): Promise<string | RenderError> {
  await Promise.all([...document.fonts].map((face) => face.load()));
  try {
    const {svg} = await render({id, source, options});
    document.body.replaceChildren(svg);
    fixTexts(svg);
    svg.querySelectorAll<SVGStyleElement>('style').forEach((style) => pruneRules(style, svg));
    return new XMLSerializer().serializeToString(svg);
  } catch (thrown) {
    return explain(thrown, source);
  }
}

Object.assign(window, {drawFile});

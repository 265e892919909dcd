import {fixedWidth, textsOf} from '../../Viewer/labels';

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
 * Fixes how wide each piece of text is, so that it keeps to its place in whatever font a reader has. Labels of HTML, whose
 * width cannot be fixed, become texts. The picture must stand in the page.
 */
export function letter(svg: SVGSVGElement): void {
  svg.querySelectorAll('foreignObject').forEach((label) => label.replaceWith(textsOf(label)));
  svg.querySelectorAll('text').forEach(split);
  for (const text of svg.querySelectorAll<SVGTextElement>('text:not([textLength])')) {
    const width = text.getComputedTextLength();
    if (width > 0) setAll(text, fixedWidth(width));
  }
}

import type {Drawing} from './svg';

const NAMESPACE = 'http://www.w3.org/2000/svg';

function make(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Whether a colour, as the browser computes it, lets everything through. */
const isClear = (colour: string) => /^(transparent|rgba\(.*, 0\))$/.test(colour);

interface Line {
  text: string;
  box: DOMRect;
  style: CSSStyleDeclaration;
}

/** The words of a text, each with its box. */
function wordsOf(node: Text): Line[] {
  const style = getComputedStyle(node.parentElement ?? document.body);
  const range = document.createRange();
  return [...node.data.matchAll(/\S+/g)].map(({0: text, index}) => {
    range.setStart(node, index);
    range.setEnd(node, index + text.length);
    return {text, style, box: range.getBoundingClientRect()};
  });
}

/** The parts of a style that can differ from one word of a line to the next. */
const lookOf = ({color, fontSize, fontStyle, fontWeight}: CSSStyleDeclaration) => ({
  fill: color,
  'font-size': fontSize,
  'font-style': fontStyle,
  'font-weight': fontWeight,
});

const isAlike = (one: Line, other: Line) =>
  Math.abs(one.box.top - other.box.top) <= 2 &&
  JSON.stringify(lookOf(one.style)) === JSON.stringify(lookOf(other.style));

/** The lines of a label, as the browser broke them; a line in two looks is two. */
function linesOf(label: Element): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const word of wordsOf(node as Text)) {
      const line = lines.at(-1);
      if (!line || !isAlike(line, word)) {
        lines.push(word);
        continue;
      }
      line.text += ` ${word.text}`;
      line.box = new DOMRect(line.box.x, line.box.y, word.box.right - line.box.x, line.box.height);
    }
  }
  return lines.filter(({box}) => box.width > 0);
}

/** What is painted behind the words of a label, so that they cover a line, from the back to the front. */
const surfacesOf = (label: Element): {box: DOMRect; colour: string}[] =>
  [...label.querySelectorAll('*')]
    .map((element) => ({
      box: element.getBoundingClientRect(),
      colour: getComputedStyle(element).backgroundColor,
    }))
    .filter(({box, colour}) => box.width > 0 && !isClear(colour));

let context: CanvasRenderingContext2D | null = null;

/** Where the baseline of a line is in its height, as a share of it. */
function baselineOf({font}: CSSStyleDeclaration): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 1;
  context.font = font;
  const {fontBoundingBoxAscent: above, fontBoundingBoxDescent: below} = context.measureText('');
  return above / (above + below);
}

/** What keeps a line as wide as it is, whatever font it is shown in. */
export const fixedWidth = (width: number) => ({textLength: width, lengthAdjust: 'spacingAndGlyphs'});

/**
 * A label of HTML, which browsers draw and other programs leave out, as texts of the SVG, each as wide as the browser made
 * it. The label must stand in the page, since it is measured there.
 */
export function textsOf(label: SVGForeignObjectElement): SVGElement {
  const group = make('g', {});
  const matrix = label.getScreenCTM()?.inverse();
  if (!matrix) return group;
  const place = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(matrix);
  for (const {box, colour} of surfacesOf(label)) {
    const [from, to] = [place(box.left, box.top), place(box.right, box.bottom)];
    const size = {x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y};
    group.append(make('rect', {...size, style: `fill: ${colour}; stroke: none; opacity: 1`}));
  }
  for (const {text, box, style} of linesOf(label)) {
    const {x, y} = place(box.x + box.width / 2, box.y + box.height * baselineOf(style));
    const width = place(box.right, box.y).x - place(box.left, box.y).x;
    // In a style, which counts before Mermaid's own.
    const look = {...lookOf(style), 'text-anchor': 'middle', 'dominant-baseline': 'auto'};
    const css = Object.entries(look).map(([name, value]) => `${name}: ${value}`);
    const element = make('text', {x, y, ...fixedWidth(width), style: css.join('; ')});
    element.textContent = text;
    group.append(element);
  }
  return group;
}

/** Room in px around the drawing. */
const MARGIN = 16;

const backgroundOf = (svg: SVGSVGElement) => {
  for (let element: Element | null = svg; element; element = element.parentElement) {
    const {backgroundColor} = getComputedStyle(element);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return 'none';
};

/**
 * A drawing as a file that needs nothing else: with its background, and labels as text of the SVG. The drawing must
 * stand in the page, since its labels are measured there.
 */
export function svgFileOf({svg, width, height}: Drawing, name: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const labels = [...svg.querySelectorAll('foreignObject')];
  copy.querySelectorAll('foreignObject').forEach((label, index) => {
    const original = labels[index];
    if (original) label.replaceWith(textsOf(original));
  });
  const [x = 0, y = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const box = {x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN};
  copy.setAttribute('viewBox', Object.values(box).join(' '));
  copy.setAttribute('width', String(box.width));
  copy.setAttribute('height', String(box.height));
  const title = make('title', {});
  title.textContent = name;
  copy.removeAttribute('aria-describedby');
  copy.prepend(title, make('rect', {...box, style: `fill: ${backgroundOf(svg)}; stroke: none`}));
  return new XMLSerializer().serializeToString(copy);
}

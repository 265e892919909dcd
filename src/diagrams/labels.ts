const NAMESPACE = 'http://www.w3.org/2000/svg';

export function makeElement(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Whether a computed colour is fully transparent. */
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

/** The lines of a label, as the browser broke them; a line with two styles counts as two. */
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

/** The backgrounds of a label, from back to front, so that its words still cover a line behind them. */
const surfacesOf = (label: Element): {box: DOMRect; colour: string}[] =>
  [...label.querySelectorAll('*')]
    .map((element) => ({
      box: element.getBoundingClientRect(),
      colour: getComputedStyle(element).backgroundColor,
    }))
    .filter(({box, colour}) => box.width > 0 && !isClear(colour));

let context: CanvasRenderingContext2D | null = null;

/** The position of the baseline, as a share of the height of the line. */
function baselineOf({font}: CSSStyleDeclaration): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 1;
  context.font = font;
  const {fontBoundingBoxAscent: above, fontBoundingBoxDescent: below} = context.measureText('');
  return above / (above + below);
}

/** Attributes that keep the width of a line, whatever font it is shown in. */
export const fixedWidth = (width: number) => ({textLength: width, lengthAdjust: 'spacingAndGlyphs'});

/**
 * Turns an HTML label, which only browsers draw, into SVG texts, each as wide as the browser made it. The label must be in the
 * page, because it is measured there.
 */
export function textsOf(label: SVGForeignObjectElement): SVGElement {
  const group = makeElement('g', {});
  const matrix = label.getScreenCTM()?.inverse();
  if (!matrix) return group;
  const place = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(matrix);
  for (const {box, colour} of surfacesOf(label)) {
    const [from, to] = [place(box.left, box.top), place(box.right, box.bottom)];
    const size = {x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y};
    group.append(makeElement('rect', {...size, style: `fill: ${colour}; stroke: none; opacity: 1`}));
  }
  for (const {text, box, style} of linesOf(label)) {
    const {x, y} = place(box.x + box.width / 2, box.y + box.height * baselineOf(style));
    const width = place(box.right, box.y).x - place(box.left, box.y).x;
    // As an inline style, which takes precedence over Mermaid's own.
    const look = {...lookOf(style), 'text-anchor': 'middle', 'dominant-baseline': 'auto'};
    const css = Object.entries(look).map(([name, value]) => `${name}: ${value}`);
    const element = makeElement('text', {x, y, ...fixedWidth(width), style: css.join('; ')});
    element.textContent = text;
    group.append(element);
  }
  return group;
}

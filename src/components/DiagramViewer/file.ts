import type {Picture} from './picture';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Room in px around the picture. */
const MARGIN = 16;

/** Where the writing of a line stands in its height: a font's ascent, near enough. */
const BASELINE = 0.78;

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

/** The lines of a label, as the browser broke them. */
function linesOf(label: Element): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const word of wordsOf(node as Text)) {
      const line = lines.at(-1);
      if (
        !line ||
        line.style.fontWeight !== word.style.fontWeight ||
        Math.abs(line.box.top - word.box.top) > 2
      ) {
        lines.push(word);
        continue;
      }
      line.text += ` ${word.text}`;
      line.box = new DOMRect(line.box.x, line.box.y, word.box.right - line.box.x, line.box.height);
    }
  }
  return lines.filter(({box}) => box.width > 0);
}

function make(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

const isClear = (colour: string) => /^(transparent|rgba\(.*, 0\))$/.test(colour);

/** The surface of a label that covers a line: the first that is painted. */
function surfaceOf(label: Element): {box: DOMRect; colour: string} | undefined {
  for (const element of label.querySelectorAll('*')) {
    const {backgroundColor: colour} = getComputedStyle(element);
    if (!isClear(colour)) return {box: element.getBoundingClientRect(), colour};
  }
  return undefined;
}

/** What stands for a label of HTML, which browsers draw and other programs leave out. */
function textsOf(label: SVGForeignObjectElement): SVGElement {
  const group = make('g', {});
  const matrix = label.getScreenCTM()?.inverse();
  if (!matrix) return group;
  const place = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(matrix);
  const surface = surfaceOf(label);
  if (surface && surface.box.width > 0) {
    const {box, colour} = surface;
    const [from, to] = [place(box.left, box.top), place(box.right, box.bottom)];
    const size = {x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y};
    group.append(make('rect', {...size, style: `fill: ${colour}; stroke: none`}));
  }
  for (const {text, box, style} of linesOf(label)) {
    const {x, y} = place(box.x + box.width / 2, box.y + box.height * BASELINE);
    const {color, fontSize, fontWeight} = style;
    // In a style, which counts before Mermaid's own.
    const look = `fill: ${color}; font-size: ${fontSize}; font-weight: ${fontWeight}; text-anchor: middle`;
    const element = make('text', {x, y, style: look});
    element.textContent = text;
    group.append(element);
  }
  return group;
}

const backgroundOf = (svg: SVGSVGElement) => {
  for (let element: Element | null = svg; element; element = element.parentElement) {
    const {backgroundColor} = getComputedStyle(element);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return 'none';
};

/**
 * A picture as a file that needs nothing else: with its background, and labels as text of the SVG. The picture must
 * stand in the page, since its labels are measured there.
 */
export function fileOf({svg, width, height}: Picture, name: string): string {
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

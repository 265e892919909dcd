import type {Mermaid, MermaidConfig} from 'mermaid';
import {assertLayout, ERROR_KIND, NOT_READ, TOO_LONG} from './errors';
import {assertDrawn, assertNoSlips} from './slips';

/** A diagram as an image: it runs and loads nothing, and needs no other styles. */
interface Drawing {
  svg: SVGSVGElement;
  /** In px. */
  width: number;
  height: number;
}

interface Source {
  source: string;
  options: MermaidConfig;
  /** The prefix of the ids in the drawing. */
  id: string;
}

/** What Mermaid leaves behind in the page: a style sheet, and more if it fails halfway. */
const LEFT_OVER =
  'head > [id$="cytoscape_stylesheet"], body > #cy, body > #katex-temp, body > .mermaidTooltip';

/** The margin in px around a drawing that does not state its size. */
const MARGIN = 8;

let isReady = false;

async function load(options: MermaidConfig): Promise<Mermaid> {
  const {default: mermaid} = await import('mermaid');
  if (!isReady) mermaid.initialize(options);
  isReady = true;
  return mermaid;
}

/** An element to draw in, as wide as a column of text: some kinds of diagram take the width available. */
function openStage(): HTMLElement {
  const stage = document.createElement('div');
  stage.ariaHidden = 'true';
  stage.translate = false;
  stage.style.cssText =
    'position: fixed; inset: 0 auto auto -2000px; inline-size: 720px; visibility: hidden; pointer-events: none';
  document.body.append(stage);
  return stage;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';

function makeElement(name: string, attributes: Record<string, string | number>): SVGElement {
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
function textsOf(label: SVGForeignObjectElement): SVGElement {
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

/** Gives a drawing its size, its background, and SVG texts in place of HTML, so that other programs show it, too. */
function finish(svg: SVGSVGElement, ground: string): Drawing {
  let {x, y, width, height} = svg.viewBox.baseVal;
  if (width === 0 || height === 0) {
    const box = svg.getBBox();
    [x, y] = [box.x - MARGIN, box.y - MARGIN];
    [width, height] = [box.width + 2 * MARGIN, box.height + 2 * MARGIN];
    svg.setAttribute('viewBox', [x, y, width, height].join(' '));
  }
  svg.querySelectorAll('foreignObject').forEach((label) => label.replaceWith(textsOf(label)));
  svg.prepend(makeElement('rect', {x, y, width, height, style: `fill: ${ground}; stroke: none`}));
  [width, height] = [Math.ceil(width), Math.ceil(height)];
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.style.maxWidth = '';
  // The page names and describes the image.
  for (const name of ['role', 'aria-roledescription', 'aria-labelledby', 'aria-describedby'])
    svg.removeAttribute(name);
  svg.querySelectorAll(':scope > title, :scope > desc').forEach((element) => element.remove());
  return {svg, width, height};
}

async function renderOn(stage: HTMLElement, {source, options, id}: Source): Promise<Drawing> {
  const mermaid = await load(options);
  const {svg: markup, diagramType} = await mermaid.render(id, source, stage);
  if (diagramType === ERROR_KIND) throw new Error(NOT_READ);
  assertLayout(mermaid.mermaidAPI.getConfig().layout);
  const svg = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg');
  if (!svg) throw new Error('Nothing was drawn');
  stage.replaceChildren(svg);
  const drawing = finish(svg, String(options.themeVariables?.background));
  assertDrawn(
    source,
    [...svg.querySelectorAll('text')].map(({textContent}) => textContent),
  );
  return drawing;
}

/**
 * Draws a source with Mermaid. Only one at a time, because Mermaid has global state.
 *
 * @throws what explain() of errors.ts puts into words
 */
export async function render(request: Source): Promise<Drawing> {
  const {source, options} = request;
  if (options.maxTextSize !== undefined && source.length > options.maxTextSize) throw new Error(TOO_LONG);
  assertNoSlips(source);
  const stage = openStage();
  try {
    return await renderOn(stage, request);
  } finally {
    stage.remove();
    document.querySelectorAll(LEFT_OVER).forEach((element) => element.remove());
  }
}

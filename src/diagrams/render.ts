import type {Mermaid, MermaidConfig} from 'mermaid';
import {assertLayout, ERROR_KIND, NOT_READ, TOO_LONG} from './errors';
import {makeElement, textsOf} from './labels';
import {assertNoSlips} from './slips';
import {assertDrawn} from './texts';

/** A diagram as an image: it runs and loads nothing, and needs no other styles. */
export interface Drawing {
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

import type {Mermaid, MermaidConfig} from 'mermaid';
import {assertLayout, ERROR_KIND, explain, NOT_READ, TOO_LONG, type RenderError} from './errors';
import {nextId, readSvg, type Drawing} from './svg';

/** What became of a source: a drawing or an error. */
export interface RenderResult {
  source: string;
  drawing?: Drawing;
  error?: RenderError;
}

interface RenderRequest {
  source: string;
  options: MermaidConfig;
  /** What ids in the drawing begin with; without one they differ from those of every other drawing of the page. */
  id?: string;
}

/** What Mermaid leaves in the page: a style sheet, and more when it fails halfway. */
const LEFT_OVER =
  'head > [id$="cytoscape_stylesheet"], body > #cy, body > #katex-temp, body > .mermaidTooltip';

let isReady = false;

async function load(options: MermaidConfig): Promise<Mermaid> {
  const {default: mermaid} = await import('mermaid');
  if (!isReady) mermaid.initialize(options);
  isReady = true;
  return mermaid;
}

/** A place to draw in, of the width of a column of text: some kinds take the width that they find. */
function openStage(): HTMLElement {
  const stage = document.createElement('div');
  stage.ariaHidden = 'true';
  stage.translate = false;
  stage.style.cssText =
    'position: fixed; inset: 0 auto auto -2000px; inline-size: 720px; visibility: hidden; pointer-events: none';
  document.body.append(stage);
  return stage;
}

async function renderOn(stage: HTMLElement, mermaid: Mermaid, {source, id}: RenderRequest): Promise<Drawing> {
  const {svg, diagramType} = await mermaid.render(id ?? nextId(), source, stage);
  if (diagramType === ERROR_KIND) throw new Error(NOT_READ);
  assertLayout(mermaid.mermaidAPI.getConfig().layout);
  return readSvg(svg, stage);
}

async function renderNow(request: RenderRequest): Promise<RenderResult> {
  const {source, options} = request;
  if (options.maxTextSize !== undefined && source.length > options.maxTextSize)
    return {source, error: {kind: 'size', message: TOO_LONG}};
  const stage = openStage();
  try {
    return {source, drawing: await renderOn(stage, await load(options), request)};
  } catch (thrown) {
    return {source, error: explain(thrown, source)};
  } finally {
    stage.remove();
    document.querySelectorAll(LEFT_OVER).forEach((element) => element.remove());
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Lets the browser respond to the reader between two diagrams. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Draws a source when all diagrams before have been drawn: Mermaid is one for the page, with one state. Draws nothing when
 * nobody wants it any more. Never rejects.
 */
export function render(request: RenderRequest, isWanted: () => boolean): Promise<RenderResult | undefined> {
  const turn = last.then(() => (isWanted() ? renderNow(request) : undefined));
  last = turn.then(pause, pause);
  return turn;
}

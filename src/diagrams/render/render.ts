import type {Mermaid, MermaidConfig} from 'mermaid';
import {NOT_READ, TOO_LONG, type Fault} from './drawingFault';
import {faultOf} from './faultOf';
import {assertLayout} from './layouts';
import {nextId, pictureOf, type Picture} from './diagramSvg';
import type {Reading} from './reading';
import {readingOf} from './readingOf';

/** What came of a source. */
export interface Drawing {
  source: string;
  picture?: Picture;
  fault?: Fault;
  /** Where nobody had read the source before. */
  reading?: Reading;
}

export interface Order {
  source: string;
  options: MermaidConfig;
  /** Whether a name and a twin are to be found too. */
  isRead: boolean;
  /** What ids in the picture begin with; without one they differ from those of every other picture of the page. */
  id?: string;
}

/** The kind that Mermaid draws its own error as. */
const ERROR_KIND = 'error';

/** What drawing leaves in the page: a style sheet, and more when it fails halfway. */
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
  stage.style.cssText =
    'position: fixed; inset: 0 auto auto -2000px; inline-size: 720px; visibility: hidden; pointer-events: none';
  document.body.append(stage);
  return stage;
}

async function drawOn(stage: HTMLElement, mermaid: Mermaid, {source, isRead, id}: Order): Promise<Drawing> {
  const {svg, diagramType} = await mermaid.render(id ?? nextId(), source, stage);
  if (diagramType === ERROR_KIND) throw new Error(NOT_READ);
  assertLayout(mermaid.mermaidAPI.getConfig().layout);
  const picture = pictureOf(svg, stage);
  if (!isRead) return {source, picture};
  const diagram = await mermaid.mermaidAPI.getDiagramFromText(source);
  return {source, picture, reading: readingOf(diagram, source)};
}

async function drawNow(order: Order): Promise<Drawing> {
  const {source, options} = order;
  if (options.maxTextSize !== undefined && source.length > options.maxTextSize)
    return {source, fault: {kind: 'size', message: TOO_LONG}};
  let mermaid: Mermaid | undefined;
  const stage = openStage();
  try {
    mermaid = await load(options);
    return await drawOn(stage, mermaid, order);
  } catch (error) {
    const isParsed = () =>
      mermaid?.parse(source).then(
        ({diagramType}) => diagramType !== ERROR_KIND,
        () => false,
      ) ?? Promise.resolve(false);
    return {source, fault: await faultOf(error, source, isParsed)};
  } finally {
    stage.remove();
    document.querySelectorAll(LEFT_OVER).forEach((element) => element.remove());
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Lets the browser answer the reader between two diagrams. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Draws when all diagrams before have been drawn: Mermaid is one for the page, with one state. Draws nothing when nobody
 * wants it any more. Never rejects: what goes wrong is a fault.
 */
export function draw(order: Order, isWanted: () => boolean): Promise<Drawing | undefined> {
  const turn = last.then(() => (isWanted() ? drawNow(order) : undefined));
  last = turn.then(pause, pause);
  return turn;
}

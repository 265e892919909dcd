import {createRequire} from 'node:module';
import {Script} from 'node:vm';
import type * as Jsdom from 'jsdom';
import type {Mermaid} from 'mermaid';
import {readText} from '../../config/files';
import {memoize} from '../shared/memoize';
import {mermaidOptions} from './mermaid';
import {
  assertLayout,
  assertNames,
  assertText,
  ERROR_KIND,
  failingLine,
  NOT_READ,
  TOO_LONG,
} from './render/errors';

/** A diagram that a browser would not draw. */
export class DiagramError extends Error {
  override name = 'DiagramError';
  constructor(
    message: string,
    /** In the source, counted from 1; missing where Mermaid does not tell. */
    readonly line?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Loads at the first diagram and not before. Not `import()`, which tsx cannot resolve from here. */
const load = createRequire(__filename);

/**
 * Mermaid in a window of its own: its parsers need one, and a global one would make the rest of the build believe that
 * it runs in a browser. The bundle with every kind is a script, so nothing has to be compiled first.
 */
function openMermaid(): Mermaid {
  const {JSDOM, VirtualConsole} = load('jsdom') as typeof Jsdom;
  const dom = new JSDOM('', {runScripts: 'outside-only', virtualConsole: new VirtualConsole()});
  Object.assign(dom.window, {TextDecoder, TextEncoder, structuredClone});
  const filename = load.resolve('mermaid/dist/mermaid.min.js');
  new Script(readText(filename), {filename}).runInContext(dom.getInternalVMContext());
  const {mermaid} = dom.window as unknown as {mermaid: Mermaid};
  mermaid.initialize({...mermaidOptions, startOnLoad: false});
  return mermaid;
}

/** What kinds of diagram with nodes say of them. */
interface Graph {
  getData?: () => {nodes?: {id: string}[]};
}

let mermaid: Mermaid | undefined;

async function parse(source: string): Promise<void> {
  mermaid ??= openMermaid();
  const {parse: parseSource, mermaidAPI} = mermaid;
  if (source.length > mermaidOptions.maxTextSize) throw new DiagramError(TOO_LONG);
  try {
    // Sets the configuration that the source asks for, as drawing does.
    await parseSource(source);
    const diagram = await mermaidAPI.getDiagramFromText(source);
    assertLayout(mermaidAPI.getConfig().layout);
    if (diagram.type === ERROR_KIND) throw new Error(NOT_READ);
    assertText(source);
    const {nodes = []} = (diagram.db as Graph).getData?.() ?? {};
    assertNames(
      source,
      nodes.map(({id}) => id),
    );
  } catch (error) {
    // Not an instance of this window's Error.
    throw new DiagramError((error as Error).message, failingLine(source, error), {cause: error});
  }
}

let last: Promise<void> = Promise.resolve();

/**
 * Parses a diagram with Mermaid's own parser. Throws a DiagramError where a browser would show an error. The same diagram
 * in several versions of the docs is parsed once.
 */
export const checkDiagram = memoize((source): Promise<void> => {
  // One after the other: the parsers share their state.
  const check = last.then(() => parse(source));
  last = check.catch(() => undefined);
  return check;
});

/** Where a source stands: `line` is the one before its first. */
interface Place {
  file: string;
  line: number;
}

/** As checkDiagram; the error names file and line, for a build to stop with. */
export async function checkDiagramAt({file, line}: Place, source: string): Promise<void> {
  try {
    await checkDiagram(source);
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    throw new Error(`${file}:${Math.max(1, line + (error.line ?? 0))}: ${error.message}`, {cause: error});
  }
}

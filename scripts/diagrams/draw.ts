import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {chromium, type Browser} from '@playwright/test';
import {build} from 'esbuild';
import type {MermaidConfig} from 'mermaid';
import {optimize} from 'svgo';
import {findBrowser} from '../lib/browser';
import {idOf} from '../../src/diagrams/diagramSvgs';
import type {RenderError} from '../../src/diagrams/errors';
import {mermaidOptions, mermaidTheme} from '../../src/diagrams/mermaid';

/** What page.ts adds to the window. */
interface DrawingWindow {
  drawFile: (id: string, source: string, options: MermaidConfig) => Promise<string | RenderError>;
}

/** The name of the font for drawing, used only in the page. */
const FACE = 'rift-diagram';

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
);

/**
 * The site's own font, so that every machine measures the same. It is scaled to the width of the usual system fonts, in which
 * diagrams are shown.
 */
const style = () => `@font-face {
  font-family: ${FACE};
  font-weight: 400 700;
  size-adjust: 105%;
  src: url(data:font/woff2;base64,${readFileSync(FONT).toString('base64')});
}
body {
  text-rendering: geometricPrecision;
}`;

/** Makes letters exactly as wide as in the font, on every system. */
const FLAGS = ['--font-render-hinting=none', '--disable-gpu'];

async function bundle(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** In decimal places: enough for half a pixel on a screen with four times the resolution. */
const PRECISION = 2;

/** What would break the rules of Mermaid, which name elements and their parents. */
const STRUCTURE = [
  'collapseGroups',
  'convertShapeToPath',
  'inlineStyles',
  'mergePaths',
  'moveElemsAttrsToGroup',
  'moveGroupAttrsToElems',
];

/** The same SVG in fewer bytes, on one line: without the attributes for Mermaid's own scripts, and ids that nothing refers to. */
function tidy(svg: string, id: string): string {
  const overrides = {
    ...Object.fromEntries(STRUCTURE.map((name) => [name, false])),
    cleanupIds: {force: true, minify: false, preserve: [id]},
    // Merging rules fails on those that Mermaid writes for other kinds of diagram.
    minifyStyles: {restructure: false},
    removeViewBox: false as const,
  };
  const {data} = optimize(svg, {
    multipass: true,
    floatPrecision: PRECISION,
    js2svg: {finalNewline: true},
    plugins: [
      {name: 'removeAttrs', params: {attrs: 'data-.*'}},
      {name: 'preset-default', params: {overrides}},
    ],
  });
  return data;
}

interface Drawer {
  /** The SVG of a diagram, or why there is none. */
  draw: (name: string, source: string) => Promise<string | RenderError>;
  close: () => Promise<void>;
}

/** Uses a new page for each diagram, because some kinds keep state from the previous diagram. */
async function drawIn(
  browser: Browser,
  script: string,
  id: string,
  source: string,
): Promise<string | RenderError> {
  const page = await browser.newPage({locale: 'en-GB', timezoneId: 'UTC'});
  try {
    await page.setContent(`<!doctype html><style>${style()}</style>`);
    await page.addScriptTag({content: script});
    const options = {...mermaidOptions, theme: mermaidTheme, startOnLoad: false, fontFamily: FACE} as const;
    const drawn = await page.evaluate(
      ([id, source, options]) => (window as unknown as DrawingWindow).drawFile(id, source, options),
      [id, source, options] as const,
    );
    return typeof drawn === 'string' ? tidy(drawn.replaceAll(FACE, mermaidOptions.fontFamily), id) : drawn;
  } finally {
    await page.close();
  }
}

export async function openDrawer(): Promise<Drawer> {
  const browser = await chromium.launch({executablePath: await findBrowser(), args: FLAGS});
  const script = await bundle();
  return {
    draw: (name, source) => drawIn(browser, script, idOf(name), source),
    close: () => browser.close(),
  };
}

import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {build} from 'esbuild';
import type {MermaidConfig} from 'mermaid';
import {optimize} from 'svgo';
import {missingSvgs, readPlaces, unusedSvgs, type DiagramPlace} from '../../checks/drawings';
import {findBrowser} from '../lib/browser';
import {ROOT, runCommand} from '../../config/command';
import {DIAGRAM_SVGS, diagramSvgFile, idOf} from '../../src/diagrams/diagramSvgs';
import type {RenderError} from '../../src/diagrams/errors';
import {mermaidOptions, mermaidTheme} from '../../src/diagrams/theme';

/** What page.ts adds to the window. */
interface DrawingWindow {
  drawFile: (id: string, source: string, options: MermaidConfig) => Promise<string | RenderError>;
}

/** The name of the font for drawing, used only in the page. */
const FACE = 'rift-diagram';

const FONT =
  require.resolve('@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2');

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
    entryPoints: [path.join(__dirname, 'page.ts')],
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

/** Uses a new page for each diagram, because some kinds keep state from the previous diagram. */
async function draw(
  browser: Browser,
  script: string,
  {name, source}: DiagramPlace,
): Promise<string | RenderError> {
  const id = idOf(name);
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

/** Draws the diagrams that have no SVG yet, each once, and removes SVGs that no diagram uses any more. */
runCommand(__filename, async () => {
  mkdirSync(path.join(ROOT, DIAGRAM_SVGS), {recursive: true});
  const places = readPlaces(ROOT);
  const missing = new Map(missingSvgs(ROOT, places).map((place) => [place.name, place]));
  let drawn = 0;
  if (missing.size > 0) {
    const browser = await chromium.launch({executablePath: await findBrowser(), args: FLAGS});
    const script = await bundle();
    for (const place of missing.values()) {
      const result = await draw(browser, script, place);
      if (typeof result === 'string') {
        writeFileSync(path.join(ROOT, diagramSvgFile(place.name)), result);
        drawn += 1;
      } else
        console.error(`${place.file}:${Math.max(1, place.line + (result.line ?? 0))}: ${result.message}`);
    }
    await browser.close();
  }
  const unused = unusedSvgs(ROOT, places);
  unused.forEach((file) => rmSync(path.join(ROOT, file)));
  console.log(`${DIAGRAM_SVGS}: ${drawn} drawn, ${unused.length} removed`);
  return drawn === missing.size ? 0 : 1;
});

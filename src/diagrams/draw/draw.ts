import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {chromium, type Browser} from '@playwright/test';
import {build} from 'esbuild';
import type {MermaidConfig} from 'mermaid';
import {findBrowser, OWN} from '../../../scripts/lib/browser.mjs';
import {mermaidOptions, mermaidTheme} from '../../../checks/lib/commonJs';
import {tidy} from './tidy';

/** What page/index.ts puts into the window. */
interface DrawingWindow {
  drawFile: (id: string, source: string, options: MermaidConfig) => Promise<string>;
}

/** The name of the font to draw with, in the page alone. */
const FACE = 'rift-diagram';

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
);

/**
 * The site's own font, so that every machine measures the same, made as wide as the usual fonts of systems: in those the
 * pictures are shown.
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

/** Letters as wide as the font says, on every system. */
const FLAGS = ['--font-render-hinting=none', '--disable-gpu'];

async function bundle(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('page/index.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

export interface Drawer {
  /** The picture of a diagram as the text of an SVG; ids in it begin with the name. */
  draw: (name: string, source: string) => Promise<string>;
  close: () => Promise<void>;
}

/** One page for each picture: kinds that keep what the diagram before them said would draw otherwise by its order. */
async function drawIn(browser: Browser, script: string, id: string, source: string): Promise<string> {
  const page = await browser.newPage({locale: 'en-GB', timezoneId: 'UTC'});
  try {
    await page.setContent(`<!doctype html><style>${style()}</style>`);
    await page.addScriptTag({content: script});
    const options = {...mermaidOptions, theme: mermaidTheme, startOnLoad: false, fontFamily: FACE} as const;
    const drawn = await page.evaluate(
      ([id, source, options]) => (window as unknown as DrawingWindow).drawFile(id, source, options),
      [id, source, options] as const,
    );
    return tidy(drawn.replaceAll(FACE, mermaidOptions.fontFamily));
  } finally {
    await page.close();
  }
}

/** Starts a browser to draw with. */
export async function openDrawer(): Promise<Drawer> {
  const file = await findBrowser();
  const browser = await chromium.launch({...(file !== OWN && {executablePath: file}), args: FLAGS});
  const script = await bundle();
  return {
    draw: (name, source) => drawIn(browser, script, `d${name}`, source),
    close: () => browser.close(),
  };
}

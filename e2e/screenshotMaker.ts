import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Where the pictures of pages are, with what makes them come out the same every time. */
export const PICTURES_FOLDER = path.join(__dirname, './pictures');

/** Names the only fonts that the browser may take, so that text is the same on every machine. Only Linux reads it. */
export const FONTS_FILE = path.join(PICTURES_FOLDER, 'fonts.conf');

/** Written beside the pictures by `npm run pictures`. */
export const MAKER_FILE = path.join(PICTURES_FOLDER, 'maker.json');

/** What the pictures were made with. */
export interface Maker {
  /** Major versions in which they came out the same: another one may draw letters differently. */
  chromium: readonly number[];
}

/** Set by `npm run pictures`, which takes whatever browser there is. */
export const isRecording = process.env.RIFT_RECORD_PICTURES !== undefined;

export const majorOf = (version: string) => Number(/(\d+)\.\d/.exec(version)?.[1]);

/** Why pictures cannot be compared on a platform in a browser, in one line; undefined where they can. */
export function obstacle(
  {chromium}: Maker,
  platform: NodeJS.Platform,
  browser: () => string,
): string | undefined {
  const start = 'The pictures of pages were not compared: they';
  if (platform !== 'linux') return `${start} are made on Linux, and this is ${platform}.`;
  const here = majorOf(browser());
  if (chromium.includes(here)) return undefined;
  return (
    `${start} were made in Chromium ${chromium.join(' and ')}, and this is ${here || 'an unknown version'}. ` +
    'Name one of that version in CHROME_PATH, or make them anew here with "npm run pictures".'
  );
}

/** The version of Playwright's own browser, which need not be installed to be known. */
function ownVersion(): string {
  const tests = createRequire(require.resolve('@playwright/test'));
  const library = createRequire(tests.resolve('playwright/package.json'));
  const file = path.join(path.dirname(library.resolve('playwright-core/package.json')), 'browsers.json');
  const {browsers} = JSON.parse(readFileSync(file, 'utf8')) as {
    browsers: readonly {name: string; browserVersion: string}[];
  };
  return browsers.find(({name}) => name === 'chromium')?.browserVersion ?? '';
}

/** What a browser says of itself. One that cannot be started fails where the tests start it. */
function versionOf(file: string): string {
  try {
    return execFileSync(file, ['--version'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return '';
  }
}

/** The same for this machine. Whoever makes pictures meets no obstacle. */
export function obstacleHere(): string | undefined {
  if (isRecording) return undefined;
  const maker = JSON.parse(readFileSync(MAKER_FILE, 'utf8')) as Maker;
  const {platform, env} = process;
  // Only asked on Linux, as on Windows the question opens a window, and once for all processes of a run.
  const browser = () =>
    (env.RIFT_BROWSER_VERSION ??= env.CHROME_PATH ? versionOf(env.CHROME_PATH) : ownVersion());
  return obstacle(maker, platform, browser);
}

import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** The folder of the page pictures, and of what makes them reproducible. */
export const PICTURES_FOLDER = path.join(__dirname, './pictures');

/** Lists the only fonts that the browser may use, so that text is the same on every machine. Only Linux reads it. */
export const FONTS_FILE = path.join(PICTURES_FOLDER, 'fonts.conf');

/** Written beside the pictures by `npm run pictures`. */
export const MAKER_FILE = path.join(PICTURES_FOLDER, 'maker.json');

/** What the pictures were made with. */
export interface Maker {
  /** The major versions that made the same pictures; others may draw letters differently. */
  chromium: readonly number[];
}

/** Set by `npm run pictures`, which accepts any browser. */
export const isRecording = process.env.RIFT_RECORD_PICTURES !== undefined;

export const majorOf = (version: string) => Number(/(\d+)\.\d/.exec(version)?.[1]);

/** Why pictures cannot be compared on a platform in a browser, in one line; undefined if they can. */
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

/** The version of Playwright's own browser, which is known even if it is not installed. */
function ownVersion(): string {
  const tests = createRequire(require.resolve('@playwright/test'));
  const library = createRequire(tests.resolve('playwright/package.json'));
  const file = path.join(path.dirname(library.resolve('playwright-core/package.json')), 'browsers.json');
  const {browsers} = JSON.parse(readFileSync(file, 'utf8')) as {
    browsers: readonly {name: string; browserVersion: string}[];
  };
  return browsers.find(({name}) => name === 'chromium')?.browserVersion ?? '';
}

/** The version that a browser reports. If it cannot be started, the tests fail when they start it. */
function versionOf(file: string): string {
  try {
    return execFileSync(file, ['--version'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return '';
  }
}

/** The obstacle on this machine; there is none for making pictures. */
export function obstacleHere(): string | undefined {
  if (isRecording) return undefined;
  const maker = JSON.parse(readFileSync(MAKER_FILE, 'utf8')) as Maker;
  const {platform, env} = process;
  // Asked only on Linux, because on Windows this opens a window, and only once for all processes of a run.
  const browser = () =>
    (env.RIFT_BROWSER_VERSION ??= env.CHROME_PATH ? versionOf(env.CHROME_PATH) : ownVersion());
  return obstacle(maker, platform, browser);
}

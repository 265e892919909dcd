import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {UserError} from './command';
import {exec, execPackage} from './exec';

/** Names a browser for the tests, before any other. The same variable is Lighthouse's. */
export const BROWSER_VARIABLE = 'CHROME_PATH';

/** Playwright's own browser, as opposed to the path of another. */
export const OWN = '';

const DOWNLOAD_LIMIT_MS = 5 * 60_000;

/** The one without windows comes after the others: that of version 150 falls over when a link opens beside its page. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium-headless-shell',
  'chromium.exe',
  'chrome.exe',
];

/** Where macOS and Windows have them. */
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder ? [path.join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Chromium and Chrome where systems put them: on the search path, then in the usual places. */
export function installedBrowsers(searchPath = process.env.PATH ?? ''): string[] {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...PLACES].filter(isProgram);
}

/** Whether a browser starts. Being there is not enough: libraries may be missing. */
async function starts(file: string): Promise<boolean> {
  try {
    const browser = await chromium.launch(file === OWN ? {} : {executablePath: file});
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

async function firstThatStarts(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) if (await starts(file)) return file;
  return undefined;
}

async function installOwn(): Promise<void> {
  console.error('Installing a browser (playwright install) ...');
  const args = ['install', '--only-shell', 'chromium'];
  await execPackage('@playwright/test/cli.js', args, {limitMs: DOWNLOAD_LIMIT_MS, hear: false});
}

async function installByApt(): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.error('Installing a browser (apt-get) ...');
  const [program = '', ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const apt = (...args: string[]) =>
    exec(program, [...asRoot, '-qq', ...args], {env: {DEBIAN_FRONTEND: 'noninteractive'}, hear: false});
  await apt('update');
  for (const name of ['chromium', 'chromium-headless-shell']) {
    await apt('install', '--yes', '--no-install-recommends', name);
    if (installedBrowsers().length > 0) return;
  }
}

/**
 * The browser for the tests, a path or OWN: the one the environment names, Playwright's own, one that is installed, or one that is
 * installed now.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env[BROWSER_VARIABLE];
  if (named) {
    if (await starts(named)) return named;
    throw new UserError(
      `${BROWSER_VARIABLE} names ${named}, which does not start: correct the variable or unset it.`,
    );
  }
  const found = await firstThatStarts([OWN, ...installedBrowsers()]);
  if (found !== undefined) return found;
  await installOwn();
  if (await starts(OWN)) return OWN;
  await installByApt();
  const installed = await firstThatStarts(installedBrowsers());
  if (installed !== undefined) return installed;
  throw new UserError(
    `No browser for the tests could be found or installed: install Chromium or Chrome, or set ${BROWSER_VARIABLE} to its path.`,
  );
}

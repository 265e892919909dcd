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
const LINK_LIMIT_MS = 10_000;

/** The one without windows comes first: with it, the browser tests take half as long. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
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

/**
 * Whether a browser starts and opens a link beside the page. Being there is not enough: libraries may be missing, and Debian's
 * chromium-headless-shell 150 falls over at such a link.
 */
async function works(file: string): Promise<boolean> {
  const browser = await chromium.launch(file === OWN ? {} : {executablePath: file}).catch(() => undefined);
  if (!browser) return false;
  try {
    const page = await browser.newPage();
    await page.setContent('<a href="about:blank">Beside</a>');
    const opened = page.context().waitForEvent('page', {timeout: LINK_LIMIT_MS});
    await Promise.all([opened, page.getByRole('link').click({modifiers: ['ControlOrMeta']})]);
    return true;
  } catch {
    return false;
  } finally {
    await browser.close();
  }
}

async function firstThatWorks(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) if (await works(file)) return file;
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
  for (const name of ['chromium-headless-shell', 'chromium']) {
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
    if (await works(named)) return named;
    throw new UserError(
      `${BROWSER_VARIABLE} names ${named}, which does not work: correct the variable or unset it.`,
    );
  }
  const found = await firstThatWorks([OWN, ...installedBrowsers()]);
  if (found !== undefined) return found;
  await installOwn();
  if (await works(OWN)) return OWN;
  await installByApt();
  const installed = await firstThatWorks(installedBrowsers());
  if (installed !== undefined) return installed;
  throw new UserError(
    `No browser for the tests could be found or installed: install Chromium or Chrome, or set ${BROWSER_VARIABLE} to its path.`,
  );
}

import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {exec, execPackage} from './exec.mjs';
import {UserError} from './userError.mjs';

/** Names a browser for the tests, before any other. The same variable is Lighthouse's. */
export const BROWSER_VARIABLE = 'CHROME_PATH';

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

const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder ? [path.join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
];

/** Playwright's own browser, as opposed to the path of another. */
export const OWN = '';

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Chromium and Chrome where systems put them: on the search path, then in the usual places.
 * @param {string} [searchPath]
 * @returns {string[]}
 */
export function installedBrowsers(searchPath = process.env.PATH ?? '') {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...PLACES].filter(isProgram);
}

/**
 * Whether a browser starts. Being there is not enough: libraries may be missing.
 * @param {string} file a path, or OWN
 */
async function starts(file) {
  const {chromium} = await import('@playwright/test');
  try {
    const browser = await chromium.launch(file === OWN ? {} : {executablePath: file});
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} files */
async function firstThatStarts(files) {
  for (const file of files) if (await starts(file)) return file;
  return undefined;
}

async function installOwn() {
  console.log('Installing a browser (playwright install) ...');
  await execPackage('@playwright/test/cli.js', ['install', '--only-shell', 'chromium'], {
    limitMs: DOWNLOAD_LIMIT_MS,
    isQuiet: true,
  });
}

async function installByApt() {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.log('Installing a browser (apt-get) ...');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  /** @param {string[]} args */
  const apt = (args) => {
    const [file = 'apt-get', ...rest] = [...asRoot, 'apt-get', '-qq', ...args];
    return exec(file, rest, {env: {DEBIAN_FRONTEND: 'noninteractive'}, isQuiet: true});
  };
  await apt(['update']);
  for (const name of ['chromium', 'chromium-headless-shell']) {
    await apt(['install', '--yes', '--no-install-recommends', name]);
    if (installedBrowsers().length > 0) return;
  }
}

/**
 * The browser for the tests: the one the environment names, Playwright's own, one that is installed, or one that is
 * installed now.
 * @returns {Promise<string>} a path, or OWN
 */
export async function findBrowser() {
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

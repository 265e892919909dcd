import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {execPackage, UserError} from './command';

/** The environment variable with the preferred browser for the tests. Lighthouse uses the same one. */
export const BROWSER_VARIABLE = 'CHROME_PATH';

/** Playwright's own browser, as opposed to the path of another. */
export const OWN = '';

/** The headless shell is first: it runs the tests in two thirds of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** Chromium and Chrome on the search path. */
export function installedBrowsers(searchPath = process.env.PATH ?? ''): string[] {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter((file) =>
    existsSync(file),
  );
}

/** Whether a browser starts. An installed browser may still lack libraries. */
async function works(file: string): Promise<boolean> {
  const browser = await chromium.launch({executablePath: file}).catch(() => undefined);
  await browser?.close();
  return browser !== undefined;
}

/**
 * The browser for the tests, as a path or OWN. In order of preference: the one named in the environment, Playwright's own, an
 * installed one, or Playwright's own after installing it now.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env[BROWSER_VARIABLE];
  for (const file of named ? [named] : [OWN, ...installedBrowsers()]) if (await works(file)) return file;
  if (named)
    throw new UserError(
      `${BROWSER_VARIABLE} names ${named}, which does not work: correct the variable or unset it.`,
    );
  await execPackage('@playwright/test/cli.js', ['install', '--only-shell', 'chromium']);
  if (await works(OWN)) return OWN;
  throw new UserError(
    `There is no browser for the tests: install Chromium or Chrome, or set ${BROWSER_VARIABLE} to its path.`,
  );
}

import {execPackage} from './lib/exec.mjs';
import {BROWSER_VARIABLE, findBrowser, OWN} from './lib/browser.mjs';

/**
 * The browser tests on the build; arguments go to Playwright.
 * @type {import('./lib/main.mjs').Command}
 */
export default async function e2e(args) {
  const browser = await findBrowser();
  return execPackage(
    '@playwright/test/cli.js',
    ['test', ...args],
    browser === OWN ? {} : {env: {[BROWSER_VARIABLE]: browser}},
  );
}

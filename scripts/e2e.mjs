import {execPackage} from './lib/exec.mjs';
import {e2eEnv} from './lib/e2eEnv.mjs';

/**
 * The browser tests on the build; arguments go to Playwright.
 * @type {import('./lib/main.mjs').Command}
 */
export default async function e2e(args) {
  return execPackage('@playwright/test/cli.js', ['test', ...args], {env: await e2eEnv()});
}

import {BROWSER_VARIABLE, findBrowser} from './lib/browser';
import {execPackage, freePort, runCommand} from '../config/command';

/** Runs Playwright Test, and resolves to its exit status. */
export const playwright = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> =>
  execPackage('@playwright/test/cli.js', ['test', ...args], env);

/** The environment for playwright.config.ts and e2e/: a browser, and ports for the built site and for `npm start`. */
export async function browserEnv(): Promise<NodeJS.ProcessEnv> {
  // Requested at the same time, so that they differ.
  const [test, development] = await Promise.all([freePort(), freePort()]);
  return {
    RIFT_TEST_PORT: String(test),
    RIFT_DEVELOPMENT_PORT: String(development),
    [BROWSER_VARIABLE]: await findBrowser(),
  };
}

/** Runs the browser tests on the last build; arguments are passed to Playwright. */
runCommand(__filename, async (args) => playwright(args, await browserEnv()));

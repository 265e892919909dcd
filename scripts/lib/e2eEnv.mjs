import {BROWSER_VARIABLE, findBrowser, OWN} from './browser.mjs';
import {freePort} from './port.mjs';

/**
 * What playwright.config.ts and e2e/ take from the environment: a browser, and two ports that nobody has, for the server of
 * the build and for that of development.
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function e2eEnv() {
  const browser = await findBrowser();
  // Asked for at once, so that they are not the same.
  const [test, development] = await Promise.all([freePort(), freePort()]);
  return {
    RIFT_TEST_PORT: String(test),
    RIFT_DEVELOPMENT_PORT: String(development),
    ...(browser === OWN ? {} : {[BROWSER_VARIABLE]: browser}),
  };
}

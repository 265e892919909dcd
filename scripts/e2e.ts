import {createServer, type AddressInfo} from 'node:net';
import {BROWSER_VARIABLE, findBrowser} from './lib/browser';
import {execPackage, runCommand} from './lib/command';

/** A port that is not in use. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

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

import {expect, type Page, type Request} from '@playwright/test';
import {readBuild} from './build';

/** The paths that a page requests from now on. */
export function listenToRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** A file that every build has. */
const PROBE = '/robots.txt';

const isProbe = (url: URL) => url.pathname === PROBE;

/** After a browser confirms interception, a busy page may still send some requests directly. */
async function untilHandedOver(page: Page): Promise<void> {
  // A page without an address yet sends its requests later.
  if (!page.url().startsWith('http')) return;
  await page.route(isProbe, (route) => route.fulfill({status: 204}));
  const probe = () => page.evaluate(async (path) => (await fetch(path, {method: 'HEAD'})).status, PROBE);
  await expect.poll(probe).toBe(204);
  await page.unroute(isProbe);
}

/** Holds back requests to an address. The returned function releases them, and resolves when all responses have arrived. */
export async function hold(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const held: Request[] = [];
  await page.route(address, async (route) => {
    held.push(route.request());
    await released;
    await route.continue();
  });
  await untilHandedOver(page);
  return async () => {
    letGo();
    await Promise.all(held.map(async (request) => (await request.response())?.finished()));
  };
}

/** A kind of diagram whose name is only in the code that draws diagrams. */
export const DIAGRAM_CODE = 'flowchart-elk';

/** Tells whether a text is in the scripts that the page fetches from now on. Throws if it has fetched none. */
export function watchScripts(page: Page): (text: string) => boolean {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push(pathname.slice(1));
  });
  return (text) => {
    expect(scripts.length, 'scripts that the page fetched').toBeGreaterThan(0);
    return scripts.some((script) => readBuild(script).includes(text));
  };
}

import type {Page, Request} from '@playwright/test';

/** The paths of all that a page asks for, from now on. */
export function listenToRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** The paths of the documents that a page asks for, from now on. */
export function listenToDocuments(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Holds back what is asked for at an address until it is released, which is done when all of it has come. */
export async function hold(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const held: Request[] = [];
  await page.route(address, async (route) => {
    held.push(route.request());
    await released;
    await route.continue();
  });
  return async () => {
    letGo();
    await Promise.all(held.map(async (request) => (await request.response())?.finished()));
  };
}

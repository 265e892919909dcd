import {expect, test} from '@playwright/test';
import {isGone, isReachable} from './connection';

/** A browser whose server answers with a status, or not at all. */
function serve(status: number | undefined, onLine = true): void {
  const fetch = () =>
    status === undefined ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({status});
  Object.defineProperty(globalThis, 'navigator', {value: {onLine}, configurable: true});
  Object.defineProperty(globalThis, 'fetch', {value: fetch, configurable: true, writable: true});
}

const originals = {navigator: globalThis.navigator, fetch: globalThis.fetch};
test.afterEach(() => {
  for (const [name, value] of Object.entries(originals))
    Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
});

test('a site is reached where it answers, whatever it says', async () => {
  for (const status of [200, 404, 503]) {
    serve(status);
    expect(await isReachable(), String(status)).toBe(true);
  }
  serve(undefined);
  expect(await isReachable()).toBe(false);
  serve(200, false);
  expect(await isReachable()).toBe(false);
});

test('code is gone where its file is, and not where it did not come for another reason', async () => {
  const error = Object.assign(new Error('Loading chunk 1 failed.'), {request: '/assets/js/1.js'});
  for (const [status, gone] of [
    [404, true],
    [410, true],
    [200, false],
    [503, false],
    [undefined, false],
  ] as const) {
    serve(status);
    expect(await isGone(error), String(status)).toBe(gone);
  }
  serve(404);
  for (const other of [new Error('x'), {request: 5}, null, undefined])
    expect(await isGone(other)).toBe(false);
});

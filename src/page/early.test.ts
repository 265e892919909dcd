import {expect, test} from '@playwright/test';
import {earlyScript} from './early';

test('addresses redirect to their lower case, unless a version has capitals in its name', () => {
  expect(earlyScript(['v2', 'v1'])).toContain('toLowerCase');
  expect(earlyScript(['V2', 'v1'])).not.toContain('toLowerCase');
});

const ORIGIN = 'https://rift.example';

/** The address after the script has run. */
function addressAfter(path: string): URL {
  const document = {documentElement: {dataset: {}, style: {setProperty: () => undefined}}};
  const location = Object.assign(new URL(`${ORIGIN}${path}`), {
    replace: (address: string) => (location.href = new URL(address, ORIGIN).href),
  });
  const names = ['document', 'location', 'localStorage'];
  const run = new Function(...names, earlyScript(['v1'])) as (...given: unknown[]) => void;
  run(document, location, {getItem: () => null});
  return new URL(location);
}

test('no address redirects to another host, and one without capitals stays as it is written', () => {
  for (const path of ['//elsewhere.example/A', '//elsewhere.example/%', '/\\elsewhere.example/A'])
    expect(addressAfter(path).origin, path).toBe(ORIGIN);
  expect(addressAfter('/Docs/V1?A=B#C').href).toBe(`${ORIGIN}/docs/v1?A=B#C`);
  for (const path of ['/%', '/100%25', '/%c3%a9?%#%']) expect(addressAfter(path).href).toBe(ORIGIN + path);
});

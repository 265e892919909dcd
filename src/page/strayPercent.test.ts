import {expect, test} from '@playwright/test';
import {earlyScript} from './strayPercent';

test('addresses lead to their lower case, unless a version has capitals in its name', () => {
  expect(earlyScript(['v2', 'v1'], false)).toContain('toLowerCase');
  expect(earlyScript(['V2', 'v1'], false)).not.toContain('toLowerCase');
});

test('it is one script that parses', () => {
  for (const isRouted of [true, false]) expect(() => new Function(earlyScript([], isRouted))).not.toThrow();
});

const ORIGIN = 'https://rift.example';

/** Where the script leads from an address, or what it puts in its place. */
function ledFrom(path: string, isRouted: boolean): URL {
  const document = {documentElement: {dataset: {}}};
  const location = Object.assign(new URL(`${ORIGIN}${path}`), {
    replace: (address: string) => (location.href = new URL(address, ORIGIN).href),
  });
  const history = {
    replaceState: (_state: unknown, _title: string, address: string) => location.replace(address),
  };
  const names = ['document', 'location', 'history', 'addEventListener', 'localStorage'];
  const run = new Function(...names, earlyScript(['v1'], isRouted)) as (...given: unknown[]) => void;
  run(document, location, history, () => undefined, {getItem: () => null});
  return new URL(location);
}

test('no address leads to another host', () => {
  for (const isRouted of [true, false]) {
    for (const path of ['//elsewhere.example/A', '//elsewhere.example/%', '/\\elsewhere.example/A'])
      expect(ledFrom(path, isRouted).origin, path).toBe(ORIGIN);
    expect(ledFrom('/Docs/V1?A=B#C', isRouted).href).toBe(`${ORIGIN}/docs/v1?A=B#C`);
  }
});

test('every path can be decoded by the router and by Docusaurus, one after the other', () => {
  for (const path of ['/%', '/100%25', '/%E0%A4%A', '/%25zz', '/%2525', '/%C3%A9']) {
    const {pathname} = ledFrom(path, true);
    expect(() => decodeURI(decodeURI(pathname)), `${path} as ${pathname}`).not.toThrow();
  }
  expect(ledFrom('/docs/v1/%C3%A9?%#%', true).pathname).toBe('/docs/v1/%C3%A9');
});

test('a page of the build leaves an address as it is written', () => {
  for (const path of ['/%', '/100%25', '/%c3%a9?%#%']) expect(ledFrom(path, false).href).toBe(ORIGIN + path);
});

import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readBuild, sitemapPaths} from './build';
import {expect, test} from './fixtures';

const BILL = 'sbom.json';
const NOTICE = 'licences.txt';

const {components} = JSON.parse(readBuild(BILL)) as {
  components: {name: string; version: string; scope: string}[];
};
const loaded = components.filter(({scope}) => scope === 'required');

test('what the site is made of can be read by programs and by people, and is no page', async ({request}) => {
  const types = {[BILL]: 'application/json', [NOTICE]: 'text/plain'};
  for (const [file, type] of Object.entries(types)) {
    const response = await request.get(`/${file}`);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-type'], file).toContain(type);
    expect(await response.text(), file).toBe(readBuild(file));
    expect(sitemapPaths()).not.toContain(`/${file}`);
  }
});

test('the bill has the packages whose code is in the scripts, in their versions', () => {
  const folder = 'assets/js';
  const files = readdirSync(path.join(__dirname, '../build', folder));
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readBuild(`${folder}/${file}`));
  // They say their versions to whoever asks, which no bundler takes away.
  for (const name of ['react-dom', 'mermaid', 'dompurify']) {
    const version = loaded.find((component) => component.name === name)?.version;
    expect(version, name).toBeDefined();
    expect(
      scripts.some((script) => ['"', "'", '`'].some((quote) => script.includes(quote + version + quote))),
      `${name} ${version}`,
    ).toBe(true);
  }
  const scopes = new Map(components.map(({name, scope}) => [name, scope]));
  for (const name of ['@docusaurus/preset-classic', '@rspack/binding', 'prettier'])
    expect(scopes.get(name), name).toBe('excluded');
});

test('the notice has each package that readers load', () => {
  const lines = readBuild(NOTICE).split('\n');
  expect(loaded.length).toBeGreaterThan(0);
  for (const {name, version} of loaded)
    expect(
      lines.some((line) => line.startsWith(`${name} ${version}, `)),
      name,
    ).toBe(true);
});

test('neither names a place of the machine that built it, or a host of a registry', () => {
  const addresses = readBuild(BILL).match(/https?:\/\/[^"]*/g);
  expect(addresses).toEqual(['http://cyclonedx.org/schema/bom-1.5.schema.json']);
  for (const file of [BILL, NOTICE]) expect(readBuild(file)).not.toContain(path.join(__dirname, '..'));
});

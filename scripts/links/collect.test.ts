import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {collect, isAsked, linksOf} from './collect';
import {reasonToIgnore} from './ignored';

test('of Markdown, links, images, definitions and attributes count, and code does not', () => {
  const source = [
    '---',
    'title: A',
    '---',
    '',
    'See [one](https://one.dev/a_(b)#c) and <https://two.dev>, and https://three.dev.',
    '![four](https://four.dev/i.png) [five][5] [own](./page.md) [mail](mailto:a@b.dev)',
    '',
    '[5]: https://five.dev "Five"',
    '',
    '<Card',
    '  href="https://six.dev" />',
    '',
    'Call `https://code.dev`.',
    '',
    '```sh',
    'curl https://block.dev',
    '```',
    '',
    '| A |',
    '| --- |',
    '| [seven](HTTPS://seven.dev) |',
  ].join('\n');
  expect(linksOf('docs/a.md', source)).toEqual([
    {url: 'https://one.dev/a_(b)#c', line: 5},
    {url: 'https://two.dev', line: 5},
    {url: 'https://three.dev', line: 5},
    {url: 'https://four.dev/i.png', line: 6},
    {url: 'https://five.dev', line: 8},
    {url: 'https://six.dev', line: 11},
    {url: 'HTTPS://seven.dev', line: 21},
  ]);
});

test('of code, whole strings count, and what is put together does not', () => {
  const source = [
    "const a = {href: 'https://one.dev', other: `https://${host}/x`};",
    '// https://comment.dev',
    'const b = "https://two.dev/?q=1#x";',
    "const c = 'see https://three.dev';",
  ].join('\n');
  expect(linksOf('src/a.tsx', source)).toEqual([
    {url: 'https://one.dev', line: 1},
    {url: 'https://two.dev/?q=1#x', line: 3},
  ]);
});

test('of YAML, strings without quotes count too', () => {
  const source = 'links:\n  - url: https://one.dev/a\n    about: "[two](https://two.dev)"\n';
  expect(linksOf('.github/a.yml', source)).toEqual([
    {url: 'https://one.dev/a', line: 2},
    {url: 'https://two.dev', line: 3},
  ]);
});

test('every address is named once, with all of its places', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'rift-links-'));
  writeFileSync(path.join(root, 'a.md'), '[b](https://b.dev) [b](https://b.dev)\n\n[a](https://a.dev)\n');
  writeFileSync(path.join(root, 'c.md'), '\n[b](https://b.dev)\n');
  expect(collect(root, ['a.md', 'c.md'])).toEqual([
    {url: 'https://a.dev', places: ['a.md:3']},
    {url: 'https://b.dev', places: ['a.md:1', 'c.md:2']},
  ]);
  rmSync(root, {recursive: true});
});

test('what readers and contributors meet is asked, samples and tests are not', () => {
  for (const file of [
    'README.md',
    'CONTRIBUTING.md',
    'docs/introduction.md',
    'docs/_data/errors.json',
    'versioned_docs/version-v1/a/b.mdx',
    'src/components/A/index.tsx',
    'config/site.ts',
    '.github/ISSUE_TEMPLATE/config.yml',
  ]) {
    expect(isAsked(file), file).toBe(true);
  }
  for (const file of [
    'package-lock.json',
    'e2e/print.spec.ts',
    'config/site.test.ts',
    'src/components/A/samples/a.json',
    'src/pages/a/_samples/a.ts',
    'static/img/a.svg',
  ]) {
    expect(isAsked(file), file).toBe(false);
  }
});

test('hosts of examples and names that are no pages are left out, with their reason', () => {
  for (const url of [
    'http://localhost:3000/a',
    'http://app.localhost',
    'https://docs.example.org/a',
    'https://a.example',
    'https://x.test',
  ]) {
    expect(reasonToIgnore(url), url).toBe('a host of examples');
  }
  expect(reasonToIgnore('http://www.w3.org/2000/svg')).toBe('a name of XML, not a page');
  for (const url of ['https://example.dev', 'https://notexample.org', 'https://github.com/mainbotan/Rift']) {
    expect(reasonToIgnore(url), url).toBeUndefined();
  }
});

import path from 'node:path';
import {expect, test} from '@playwright/test';
import {site} from '../../config/site';
import {siteText} from './siteText';

const ROOT = path.join(__dirname, '../..');
const of = (source: string) => siteText(ROOT, source);

const blob = `${site.siteRepository}/blob/${site.siteBranch}`;
const tree = `${site.siteRepository}/tree/${site.siteBranch}`;

test('links to files lead to GitHub, or to the pages made from them', () => {
  const cases: [string, string][] = [
    ['[a](README.md#the-tree)', `[a](${blob}/README.md#the-tree)`],
    ['[`docs/_data/`](docs/_data)', `[\`docs/_data/\`](${tree}/docs/_data)`],
    ['[a](docs/)', `[a](${tree}/docs)`],
    ['[README.md](README.md) and [b](LICENSE)', `[README.md](${blob}/README.md) and [b](${blob}/LICENSE)`],
    ['| a |\n| --- |\n| [a](LICENSE) |', `| a |\n| --- |\n| [a](${blob}/LICENSE) |`],
    ['[a][b]\n\n[b]: LICENSE', `[a][b]\n\n[b]: ${blob}/LICENSE`],
    ['[a](src/pages/contributing/index.md#set-up)', '[a](/contributing#set-up)'],
    ['[a](src/pages/contributing/diagrams.md)', '[a](/contributing/diagrams)'],
    ['[a](src/pages/contributing/diagrams.md#rules)', '[a](/contributing/diagrams#rules)'],
  ];
  for (const [source, text] of cases) expect(of(source)).toBe(text);
  expect(() => of('[a](missing.md)')).toThrow('there is no missing.md');
});

test('other links, and text that only looks like a link, stay', () => {
  for (const source of [
    '[a](#setting-up)',
    '[a](https://example.org/README.md)',
    '[a](/changelog)',
    '`[a](README.md)`',
    '```markdown\n[a](README.md)\n# Heading\n```',
  ])
    expect(of(source)).toBe(source);
});

test('the heading is removed, and the lines below keep their numbers', () => {
  expect(of('# Contributing\n\nText.\n\n## One\n')).toBe('\n\nText.\n\n## One\n');
});

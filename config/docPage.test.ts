import {expect, test} from '@playwright/test';
import {docPage} from './docPage';

test('the id and address of a page match those of Docusaurus', () => {
  const cases: [file: string, frontMatter: Record<string, unknown>, id: string, address: string][] = [
    ['name.md', {}, 'name', '/name'],
    ['01-name.md', {}, 'name', '/name'],
    ['02-part/03-name.mdx', {}, 'part/name', '/part/name'],
    ['02-part/index.md', {}, 'part/index', '/part'],
    ['part/README.md', {}, 'part/README', '/part'],
    ['part/name.md', {id: 'own'}, 'part/own', '/part/own'],
    ['part/name.md', {slug: 'else'}, 'part/name', '/part/else'],
    ['part/01-name.md', {id: 'own', slug: '/else'}, 'part/own', '/else'],
    ['01-name.md', {parse_number_prefixes: false}, '01-name', '/01-name'],
    ['2026-01-02-day.md', {}, '2026-01-02-day', '/2026-01-02-day'],
  ];
  for (const [file, frontMatter, id, address] of cases)
    expect(docPage(file, frontMatter), file).toEqual({id, address});
});

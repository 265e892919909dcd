import {expect, test} from '@playwright/test';
import {pageOf} from './lib/fixtures';
import {sidebarIds, sidebarProblems} from './sidebar';

const at = (file: string, text = 'Text.') => pageOf(text, undefined, file);

const CONFIG = {
  docs: [
    'introduction',
    {
      type: 'category' as const,
      label: 'Modules',
      link: {type: 'doc' as const, id: 'modules/index'},
      items: [{type: 'doc' as const, id: 'modules/cache'}],
    },
  ],
};

const PAGES = ['introduction', 'modules/index', 'modules/cache'].map((id) => at(`docs/${id}.md`));

test('a page that is not in the sidebar, or is there twice, is found', () => {
  const source = JSON.stringify(CONFIG, null, 2);
  const file = 'sidebars.json';
  const ids = sidebarIds(CONFIG);
  expect(sidebarProblems(PAGES, 'docs', {file, source, ids})).toEqual([]);
  expect(sidebarProblems([...PAGES, at('docs/modules/lost.md')], 'docs', {file, source, ids})).toEqual([
    {
      file: 'docs/modules/lost.md',
      line: 1,
      message: 'the page is missing from sidebars.json: add its id, the path without .md',
    },
  ]);
  expect(
    sidebarProblems(PAGES, 'docs', {
      file: 'sidebars.ts',
      source: "[\n  'introduction',\n  'b',\n  'introduction',\n]",
      ids: [...ids, 'introduction'],
    }),
  ).toEqual([
    {
      file: 'sidebars.ts',
      line: 4,
      message: 'introduction is in the sidebar more than once: remove an entry',
    },
  ]);
});

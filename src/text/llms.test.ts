import {expect, test} from '@playwright/test';
import {llmsFull, llmsList} from './llms';

const ORIGIN = 'https://rift.example';

const pageOf = (name: string, group?: string) => ({
  path: `/docs/v1/${name}`,
  title: name.toUpperCase(),
  description: `About ${name}.`,
  group,
  sectionKeywords: {},
});

test('the list is a heading, a quotation, text, then sections of links in the order of the sidebar', () => {
  const start = {...pageOf('start'), description: ''};
  const pages = [pageOf('intro'), pageOf('cache', 'Modules'), start, pageOf('crypto', 'Modules')];
  expect(llmsList({label: 'v1', path: '/docs/v1', folder: '', pages}, ORIGIN)).toBe(`# Rift

> A PHP micro-framework for multi-tenant REST back ends. This is version v1 of its documentation.

Each link leads to a page as Markdown. Without the ending \`.md\` its address is that of the page for people.

## Getting started

- [INTRO](${ORIGIN}/docs/v1/intro.md): About intro.
- [START](${ORIGIN}/docs/v1/start.md)

## Modules

- [CACHE](${ORIGIN}/docs/v1/cache.md): About cache.
- [CRYPTO](${ORIGIN}/docs/v1/crypto.md): About crypto.

## Optional

- [Whole text](${ORIGIN}/docs/v1/llms-full.txt): all pages of this version in one file.
- [Facts as JSON](${ORIGIN}/docs/v1/rift.json): errors, codes, constants, interfaces, bindings and routes.
- [JSON Schema of the facts](${ORIGIN}/docs/v1/rift.schema.json): which keys each row has, and what they mean.
`);
});

test('the whole text has a line between pages', () => {
  expect(llmsFull([{markdown: '# A\n\na\n'}, {markdown: '# B\n'}])).toBe('# A\n\na\n\n---\n\n# B\n');
});

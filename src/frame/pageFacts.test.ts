import {expect, test} from '@playwright/test';
import {breadcrumbList, inScript, techArticle} from './pageFacts';

const doc = {
  title: 'Crypto',
  description: 'How to encrypt.',
  language: 'en',
  version: 'v1',
  address: 'https://example.org/docs/v1/modules/crypto',
  image: 'https://example.org/img/cards/docs/v1/modules/crypto.png',
  origin: 'https://example.org',
};

test('an article is by the project, and published by it', () => {
  const project = {'@type': 'Organization', name: 'Rift', url: 'https://example.org/'};
  expect(techArticle(doc)).toMatchObject({author: project, publisher: project});
});

test('breadcrumbs leave out groups without a page, and their addresses have no slash at the end', () => {
  const crumbs = [
    {label: 'Group'},
    {label: 'Modules', href: '/docs/v1/modules/'},
    {label: 'Crypto', href: '/a'},
  ];
  expect(breadcrumbList(crumbs, 'https://example.org').itemListElement).toEqual([
    {'@type': 'ListItem', position: 1, name: 'Modules', item: 'https://example.org/docs/v1/modules'},
    {'@type': 'ListItem', position: 2, name: 'Crypto', item: 'https://example.org/a'},
  ]);
});

test('no value can end the script that it stands in', () => {
  const value = {name: '</script><b>'};
  expect(inScript(value)).not.toContain('<');
  expect(JSON.parse(inScript(value))).toEqual(value);
});

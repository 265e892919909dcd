import {expect, test} from '@playwright/test';
import {addressIn, linkIn} from './addressIn';

const versionOf = (name: string, ...pages: string[]) => ({
  path: `/docs/${name}`,
  mainDocId: 'introduction',
  docs: ['introduction', ...pages].map((id) => ({id, path: `/docs/${name}/${id}`})),
});

const v1 = versionOf('v1', 'cache', 'mail', 'old');
const v2 = versionOf('v2', 'cache', 'modules/mail');
const next = versionOf('next', 'cache', 'new');

const find = (page: string, own = v1, latest = v2, redirects: {from: string; to: string}[] = []) =>
  addressIn(latest, {id: page, path: `${own.path}/${page}`}, own, redirects);

test('a page that the latest version has is found there', () => {
  expect(find('cache')).toBe('/docs/v2/cache');
  // Docusaurus keeps a slash in the address of a page with pages below it.
  const {docs, ...rest} = v2;
  expect(find('cache', v1, {...rest, docs: docs.map(({id, path}) => ({id, path: `${path}/`}))})).toBe(
    '/docs/v2/cache',
  );
});

test('a page that has moved is found by its redirect in the latest version', () => {
  const redirects = [
    {from: '/docs/next/mail', to: '/docs/next/elsewhere'},
    {from: '/docs/v2/mail', to: '/docs/v2/modules/mail#smtp'},
  ];
  expect(find('mail', v1, v2, redirects)).toBe('/docs/v2/modules/mail#smtp');
});

test('a page that has moved since the latest version is found where it was', () => {
  expect(find('new', next, v1, [{from: '/docs/next/old', to: '/docs/next/new'}])).toBe('/docs/v1/old');
});

test('a page that the latest version does not have leads to its introduction, as another page', () => {
  expect(find('new', next, v1, [{from: '/docs/next/gone', to: '/docs/next/new'}])).toBeUndefined();
  const linkFrom = (id: string) => linkIn(v2, {id, path: `/docs/v1/${id}`}, v1, []);
  expect(linkFrom('old')).toEqual({href: '/docs/v2/introduction'});
  expect(linkFrom('cache')).toEqual({href: '/docs/v2/cache', 'data-same-page': '/docs/v2/cache'});
});

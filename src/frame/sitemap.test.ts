import {expect, test} from '@playwright/test';
import {sitemapItems} from './sitemap';

type Params = Parameters<ReturnType<typeof sitemapItems>>[0];

const item = (path: string, lastmod: string | null) => ({
  url: `https://example.org${path}`,
  lastmod,
  changefreq: null,
  priority: null,
});

test('a page that is a component gets the date of its files, and a page with a date keeps it', async () => {
  const asked: (readonly string[])[] = [];
  const create = sitemapItems((paths) => {
    asked.push(paths);
    return paths[0] === 'src/pages/index.tsx' ? '2026-03-04' : undefined;
  });
  const items = await create({
    siteConfig: {} as Params['siteConfig'],
    routes: [
      {path: '/', component: '', metadata: {sourceFilePath: 'src/pages/index.tsx'}},
      {path: '/new', component: '', metadata: {sourceFilePath: 'src/pages/new.tsx'}},
      {path: '/changelog', component: ''},
      {path: '/docs', component: '', metadata: {sourceFilePath: 'docs/a.md'}},
    ],
    defaultCreateSitemapItems: async () => [
      item('/', null),
      item('/new', null),
      item('/changelog', null),
      item('/docs', '2026-01-02'),
      item('/made', null),
    ],
  });
  expect(items.map(({lastmod}) => lastmod)).toEqual(['2026-03-04', null, null, '2026-01-02', null]);
  expect(asked).toEqual([['src/pages/index.tsx', 'src/landing/'], ['src/pages/new.tsx'], ['changelog']]);
});

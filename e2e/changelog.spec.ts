import {changelogEntries as entries, readBuild} from './build';
import {expect, test} from './fixtures';

test('entries are beside their dates, have a page each, and keep their old anchors', async ({page, open}) => {
  const last = entries.at(-1);
  await open(`/changelog#${last?.id}`);
  await expect(page.locator(`[id="${last?.id}"]`)).toBeInViewport();
  const shown = await page.locator('article:has(time)').evaluateAll((articles) =>
    articles.map((article) => {
      const [time, heading, link] = ['time', '[id]', 'h2 a'].map((part) => article.querySelector(part));
      return {
        day: time?.getAttribute('datetime'),
        id: heading?.id,
        title: link?.textContent,
        address: link?.getAttribute('href'),
      };
    }),
  );
  expect(shown).toEqual(entries);
  await page.getByRole('link', {name: last?.title, exact: true}).click();
  await expect(page).toHaveURL(last?.address ?? '');
  await expect(page.getByRole('heading', {level: 1, name: last?.title})).toBeVisible();
});

test('both feeds are named, and have every entry with absolute links', async ({request}) => {
  for (const [name, path, old] of [
    ['Atom feed', '/changelog/atom.xml', '/changelog.xml'],
    ['JSON feed', '/changelog/feed.json', '/changelog.json'],
  ] as const) {
    for (const file of ['index.html', 'changelog.html'])
      expect(readBuild(file)).toMatch(new RegExp(`<link[^>]*rel="?alternate"?[^>]*href="?${path}`));
    expect(readBuild('changelog.html')).toMatch(new RegExp(`<a[^>]*href="?${path}"?[^>]*>${name}`));
    const text = await (await request.get(old)).text();
    for (const {address} of entries) expect(text, name).toContain(`${address}"`);
    const links = [...text.matchAll(/href=\\?"([^"\\]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => /^https?:.*\/docs\//.test(link)).length).toBeGreaterThan(0);
    expect(links.filter((link) => !/^https?:/.test(link))).toEqual([]);
  }
});

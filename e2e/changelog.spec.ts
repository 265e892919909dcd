import {changelogEntries as entries, readBuild} from './build';
import {expect, test} from './fixtures';

test('the footer leads to the changelog; its entries are beside their dates, have a page each, and keep their old anchors', async ({
  page,
  open,
}) => {
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Changelog'}).click();
  await expect(page.locator('article time')).toHaveCount(entries.length);
  for (const {id, day, title, address} of entries) {
    await page.goto(`/changelog#${id}`);
    await expect(page.locator(`article:has(time[datetime="${day}"]) #${id}`)).toBeInViewport();
    await page.getByRole('link', {name: title, exact: true}).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  }
});

test('every head and the page name both feeds, which contain every entry with absolute links', async ({
  request,
}) => {
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

import {changelog} from '../config/changelog';
import {changelogEntries, readBuild} from './build';
import {expect, test} from './fixtures';
import {expectFits} from './layout';

test('the foot of a page leads to the changelog, whose entries stand by their days, have a page each, and keep their old anchors', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', {name: changelog.blogTitle}).click();
  await expect(page.getByRole('heading', {level: 1, name: changelog.blogTitle})).toBeVisible();
  await expectFits(page);
  const days = await page
    .getByRole('article')
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(days).toEqual(changelogEntries.map(({day}) => day));
  expect(days).not.toEqual([]);
  const {id, title} = changelogEntries.at(-1) ?? {id: '', title: ''};
  await page.goto(`/changelog#${id}`);
  await expect(page.getByRole('heading', {level: 2, name: title})).toBeInViewport();
  await page.getByRole('link', {name: title, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  await page.getByRole('link', {name: 'All changes'}).click();
  await expect(page).toHaveURL('/changelog');
});

test('feeds are named by every head and by the page, hold every entry, and answer at their old addresses too', async ({
  request,
}) => {
  for (const [old, path, name] of [
    ['xml', '/changelog/atom.xml', 'Atom feed'],
    ['json', '/changelog/feed.json', 'JSON feed'],
  ] as const) {
    for (const file of ['index.html', 'changelog.html'])
      expect(readBuild(file)).toMatch(new RegExp(`<link[^>]*rel="?alternate"?[^>]*href="?${path}`));
    expect(readBuild('changelog.html')).toMatch(new RegExp(`<a[^>]*href="?${path}"?[^>]*>${name}`));
    const response = await request.get(`/changelog.${old}`);
    expect(response.url()).toMatch(new RegExp(`${path}$`));
    const text = await response.text();
    for (const {address} of changelogEntries) expect(text).toContain(`${address}"`);
    const links = [...text.matchAll(/href=\\?"([^"\\]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => link.includes('/docs/')).length).toBeGreaterThan(0);
    expect(links.filter((link) => !/^https?:\/\//.test(link))).toEqual([]);
  }
});

import {changelog} from '../src/changelog/changelog';
import {entries} from '../src/changelog/entries';
import {latest, readBuild} from './build';
import {expect, test} from './fixtures';
import {expectFits} from './layout';

test('the foot of a page leads to the changelog, which tells what changed and when, leads to it, and fits a small screen', async ({
  page,
  open,
  request,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Changelog'}).click();
  await expect(page.getByRole('heading', {level: 1, name: changelog.title})).toBeVisible();
  await expectFits(page);
  await expect(page.getByRole('article')).toHaveCount(entries.length);
  expect(entries.length).toBeGreaterThan(0);
  for (const {title, date, summary, points} of entries) {
    const entry = page.getByRole('article', {name: title});
    await expect(entry.locator('time')).toHaveAttribute('datetime', date);
    await expect(entry.getByText(summary)).toBeVisible();
    await expect(entry.getByRole('listitem')).toHaveCount(points.length);
    for (const {lead, to} of points) {
      if (to === undefined) continue;
      const address = `/docs/${latest}/${to}`;
      await expect(entry.getByRole('link', {name: lead, exact: true})).toHaveAttribute('href', address);
      expect((await request.get(address)).status(), address).toBe(200);
    }
  }
  const last = entries.at(-1);
  await page.goto(`${changelog.path}#${last?.id ?? ''}`);
  await expect(page.getByRole('heading', {level: 2, name: last?.title ?? ''})).toBeInViewport();
});

test('feeds are named by the page and by every head, and answer with the type that is named and whole links', async ({
  request,
}) => {
  const [landing, list] = [readBuild('index.html'), readBuild('changelog.html')];
  for (const {title, path, type} of changelog.feeds) {
    for (const html of [landing, list])
      expect(html).toMatch(
        new RegExp(`<link[^>]*rel="?alternate"?[^>]*type="?${type.replace('+', '\\+')}"?[^>]*href="?${path}`),
      );
    expect(list).toMatch(new RegExp(`<a[^>]*href="?${path}"?[^>]*>${title}`));
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`);
    const text = await response.text();
    for (const {id} of entries) expect(text).toMatch(new RegExp(`https?://[^"<]+${changelog.path}#${id}"`));
    const links = [...text.matchAll(/href=\\?"([^"\\]+)/g)].map(([, address = '']) => address);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((address) => !/^https?:\/\//.test(address))).toEqual([]);
  }
});

import {changelog} from '../src/changelog/changelog';
import {entries} from '../src/changelog/entries';
import {latest, readBuild} from './build';
import {expect, test} from './fixtures';
import {expectFits} from './layout';

test('the changelog tells what changed and when, and leads to it', async ({page, open, request}) => {
  expect((await open(changelog.path)).status()).toBe(200);
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
});

test('each entry has an address', async ({page, open}) => {
  const last = entries.at(-1);
  await open(`${changelog.path}#${last?.id ?? ''}`);
  await expect(page.getByRole('heading', {level: 2, name: last?.title ?? ''})).toBeInViewport();
});

test('feeds are named by the page and by the head of every page, and answer with the type that is named', async ({
  page,
  open,
  request,
}) => {
  for (const address of ['/', changelog.path]) {
    await open(address);
    for (const {path, type} of changelog.feeds) {
      await expect(page.locator(`head link[rel="alternate"][type="${type}"]`)).toHaveAttribute('href', path);
    }
  }
  for (const {title, path, type} of changelog.feeds) {
    const link = page.getByRole('main').getByRole('link', {name: title});
    await expect(link).toHaveAttribute('href', path);
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`);
  }
});

test('the Atom feed is well-formed, with whole links and days', async ({page, open}) => {
  const text = readBuild('changelog.xml');
  await open(changelog.path);
  const feed = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      faults: all('parsererror').length,
      dates: all('entry > updated').map(({textContent}) => textContent.slice(0, 10)),
      links: all('link').map((link) => link.getAttribute('href') ?? ''),
    };
  }, text);
  expect(feed.faults).toBe(0);
  expect(feed.dates).toEqual(entries.map(({date}) => date));
  expect(feed.links.length).toBeGreaterThan(entries.length);
  for (const link of feed.links) expect(link).toMatch(/^https?:\/\//);
  const inner = [...text.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
  expect(inner.filter((address) => !/^https?:\/\//.test(address))).toEqual([]);
});

test('the foot of a page leads to the changelog, which fits a small screen', async ({page, open}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Changelog'}).click();
  await expect(page.getByRole('heading', {level: 1, name: changelog.title})).toBeVisible();
  await expectFits(page);
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expectAccessible} from './accessibility';
import {latest, readBuild, versions} from './build';
import {copy, expect, test} from './fixtures';
import {chosen, field, hrefs, openWhole, options, searchButton, searchDialog, status} from './frame-page';
import {expectFocusInSight} from './keyboard';
import {expectFits} from './layout';
import {hold} from './requests';
import {ON_ANY_SCREEN} from './screens';
import {createFullEngine} from '../src/search/engine';
import {RECENT_KEY} from '../src/search/recentPages';
import {resultsFor, resultsIn} from '../src/search/resultList';
import {headsFile, textsFile, type Heads, type Texts} from '../src/search/searchIndex';

const PAGE = `/docs/${latest}/modules`;
const ENSURE = `/docs/${latest}/basic-concepts/contract/methods/ensure`;

/** Each line is an address or an answer, with the query that must find it. */
const lines = readFileSync(path.join(__dirname, 'search-queries.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '));
const queries = lines
  .filter(([first]) => first?.startsWith('/'))
  .flatMap(([first, ...all]) => all.map((query) => [query, first] as const));
const absences = lines
  .filter(([first]) => !first?.startsWith('/'))
  .flatMap(([answer, workaround, ...all]) => all.map((query) => [query, answer, workaround] as const));

/** Queries with a word for something that Rift does not have, but that mean something else. */
const presences = ['rate limit', 'core', 'tenant uid', 'queue worker', 'Event "query" is not started.'];

/** Queries that find nothing. */
const unknowns = '"<>{} 🎉 zzqqx🎉qqzz seriouslization discord ミドルウェア שלום кэш'.split(' ');

/** The text of a version's file, with the addresses of the latest version. */
const asInLatest = (file: string, version: string) =>
  readBuild(file).replaceAll(`/docs/${version}/`, `/docs/${latest}/`);

test('queries find what they ask for, or hear that Rift does not have it', ON_ANY_SCREEN, async () => {
  expect(queries.length + absences.length).toBeGreaterThan(230);
  expect(absences.length).toBeGreaterThan(20);
  const asked = new Set<string>();
  for (const version of versions) {
    const files = [headsFile(version), textsFile(version)].map((file) => asInLatest(file, version));
    // Most versions differ only in the addresses, and find the same.
    if (asked.has(files.join())) continue;
    asked.add(files.join());
    const [heads, texts] = files.map((file) => JSON.parse(file) as unknown) as [Heads, Texts];
    const engine = await createFullEngine(heads, texts);
    // Without texts there are no excerpts to be made.
    const first = (query: string) => resultsIn(resultsFor(query, {heads, engine}, ''))[0];
    expect(queries.map(([query]) => [query, first(query)?.href])).toEqual(queries);
    const answers = absences.map(([query]) => {
      const {name = [], href} = first(query) ?? {};
      return [query, name.map(({text}) => text).join(''), href];
    });
    expect(answers).toEqual(absences);
    expect(presences.filter((query) => engine.search(query).answer !== undefined)).toEqual([]);
    expect(unknowns.filter((query) => engine.search(query).hits.length > 0)).toEqual([]);
  }
});

test('by keyboard alone: the list, a query, its results, and following one', async ({page, open}) => {
  await open(PAGE);
  await openWhole(page);
  await expect(options(page).last()).toBeAttached();
  const list = searchDialog(page).getByRole('listbox');
  await expect(options(page).last()).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(searchDialog(page).getByRole('button', {name: 'Close'})).toBeFocused();
  await expectFocusInSight(page);
  await page.keyboard.press('Tab');
  await expect(list).not.toBeFocused();
  await field(page).focus();
  // At once: results of the letters before would be replaced.
  await page.keyboard.insertText('ensure');
  await expect(chosen(page)).toHaveAttribute('href', ENSURE);
  const id = (await options(page).first().getAttribute('id')) ?? '';
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
  await expect(searchDialog(page).locator('mark').first()).toHaveText(/ensure/i);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = (await hrefs(page))[1] ?? '';
  await expect(chosen(page)).toHaveAttribute('href', second);
  // These keys move the caret instead of choosing a result.
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('ensure');
  await expect(chosen(page)).toHaveAttribute('href', second);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second);
  await expect(page.locator(`[id="${second.split('#')[1]}"]`)).toBeFocused();
});

test('results come early and stay, and say what is missing', ON_ANY_SCREEN, async ({page, open}) => {
  // When it opens, the dialog rises, at the end by fractions of a pixel.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(PAGE);
  const release = await hold(page, `**${textsFile(latest)}`);
  await searchButton(page).click();

  await test.step('they stay where they are when texts arrive while the reader chooses', async () => {
    await field(page).fill('middleware');
    const tops = () =>
      options(page).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    // None of the pages that are listed before a query is chosen.
    await expect(chosen(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const early = [await hrefs(page), await tops()];
    const before = await options(page).first().innerText();
    await release();
    await expect.poll(() => options(page).first().innerText()).not.toBe(before);
    expect([await hrefs(page), await tops()]).toEqual(early);
    // The next query also finds texts.
    await field(page).fill('middlewares');
    await expect.poll(async () => (await hrefs(page)).length).toBeGreaterThan(early[0]?.length ?? 0);
  });

  await test.step('where nothing is found there are the guides', async () => {
    await field(page).fill('кэш');
    await expect(status(page)).toHaveText(
      `Nothing in ${latest} fits “кэш”. The documentation is in English. These are its guides.`,
    );
    const guides = `/docs/${latest}/guides/`;
    expect(await options(page).count()).toBeGreaterThan(0);
    expect((await hrefs(page)).filter((href) => !href.startsWith(guides))).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(searchDialog(page), 'Enter follows no page that nobody chose').toBeVisible();
  });

  await test.step('what Rift does not have is said above the results', async () => {
    await field(page).fill('cors');
    await expect(chosen(page)).toContainText('Rift has no CORS handling');
    await expect(chosen(page)).toContainText('See “Calling the API from a web page”.');
    await expectAccessible(page, 'dialog[open]');
    await page.setViewportSize({width: 320, height: 568});
    await expectFits(page);
    await expect(searchDialog(page).getByRole('button', {name: 'Close'})).toBeInViewport({ratio: 1});
    await page.setViewportSize({width: 1440, height: 900});
  });

  await test.step('one opens in another tab by Ctrl and Enter', async () => {
    await page
      .context()
      .route(`**${ENSURE}`, (route) => route.fulfill({contentType: 'text/html', body: 'Here'}));
    const opened = page.context().waitForEvent('page');
    await field(page).fill('ensure');
    await expect(chosen(page)).toHaveAttribute('href', ENSURE);
    await field(page).press('Control+Enter');
    await expect(await opened).toHaveURL(ENSURE);
    await (await opened).close();
    await expect(page).toHaveURL(PAGE);
  });

  await test.step('a choice before them is gone with the last results, and an early Enter waits for them', async () => {
    for (const key of ['ArrowDown', 'Enter']) {
      await field(page).fill('middleware');
      await expect(chosen(page)).toHaveAttribute('href', /middlewares/);
      await field(page).evaluate((input: HTMLInputElement, early) => {
        const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(input, 'ensure');
        input.dispatchEvent(new Event('input', {bubbles: true}));
        input.dispatchEvent(new KeyboardEvent('keydown', {key: early, bubbles: true}));
      }, key);
      if (key === 'ArrowDown') await expect(chosen(page)).toHaveAttribute('href', ENSURE);
    }
    await expect(page).toHaveURL(ENSURE);
  });
});

test(
  'each version is searched; before a query are pages read last',
  ON_ANY_SCREEN,
  async ({page, open, allow}) => {
    allow(/Failed to load resource.*404/);
    await open(`/docs/${latest}/nowhere`);
    await searchButton(page).click();
    await expect(options(page).first()).toHaveAttribute('href', `/docs/${latest}/introduction`);
    expect(await options(page).count()).toBeGreaterThan(40);
    const kept = () => page.evaluate((key) => localStorage.getItem(key), RECENT_KEY);
    for (const [address, paths] of [
      [`/docs/${latest}/architecture`, ['/architecture']],
      ['/docs/next/modules', ['/modules', '/architecture']],
    ] as const) {
      await open(address);
      // A page counts as read once it has been painted.
      await expect.poll(kept).toBe(JSON.stringify(paths));
    }
    await searchButton(page).click();
    await expect(searchDialog(page).getByRole('group', {name: 'Read last'})).toBeVisible();
    expect(await hrefs(page)).toEqual(['/docs/next/architecture']);

    await field(page).fill('ensure');
    await expect(status(page)).toHaveText(/ in next$/);
    expect((await hrefs(page)).filter((href) => !href.startsWith('/docs/next/'))).toEqual([]);
    await copy(page, JSON.stringify({ok: false, code: 404, payload: 'Path not found', _meta: {}}, null, 4));
    await field(page).fill('');
    await field(page).press('Control+v');
    await expect(chosen(page)).toHaveAttribute('href', '/docs/next/reference/errors#path-not-found');
  },
);

test('what cannot be loaded is loaded again', ON_ANY_SCREEN, async ({page, open, allow}) => {
  allow(/Failed to load resource/);
  await open(PAGE);
  const failed = `The index of ${latest} could not be loaded.`;
  const again = searchDialog(page).getByRole('button', {name: 'Try again'});
  let press = () => searchButton(page).click();
  for (const [file, message] of [
    [headsFile(latest), failed],
    ['/search-worker.*.js', failed],
    [textsFile(latest), 'Only names are searched: the texts could not be loaded.'],
  ] as const)
    await test.step(file, async () => {
      await page.unrouteAll();
      await page.route(`**${file}`, (route) => route.fulfill({status: 503, body: 'no'}));
      const answer = page.waitForResponse((response) => response.status() === 503);
      await press();
      await field(page).fill('ensure');
      await answer;
      await expect(status(page)).toContainText(message);
      press = () => again.click();
    });
  await expectAccessible(page, 'dialog[open]');
  await page.unrouteAll();
  await press();
  await expect(chosen(page)).toHaveAttribute('href', ENSURE);
  await expect(status(page)).toHaveText(/^\d+ results in \S+$/);
});

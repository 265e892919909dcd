import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expectAccessible} from './accessibility';
import {latest, readBuild, versions} from './build';
import {copy, expect, started, test} from './fixtures';
import {expectFits, expectInWindow, isPhone} from './layout';
import {hold} from './requests';
import {button, chosen, dialog, field, hrefs, openWhole, options, status} from './search-page';
import {ON_ANY_SCREEN} from './screens';
import {createFullEngine} from '../src/search/engine';
import {RECENT_KEY} from '../src/search/recentPages';
import {resultsFor, resultsIn} from '../src/search/resultList';
import {headsFile, textsFile, type Heads, type Texts} from '../src/search/searchIndex';

const PAGE = `/docs/${latest}/modules/crypto`;
const ENSURE = `/docs/${latest}/basic-concepts/contract/methods/ensure`;
const ENVELOPE = JSON.stringify({ok: false, code: 404, payload: 'Path not found', _meta: {}}, null, 4);

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
const unknowns = ['zzqqx🎉qqzz', 'seriouslization', 'discord', 'ミドルウェア', 'контроллер', 'кэш'];

for (const version of versions) {
  test(
    `in ${version}, queries find what they ask for, or hear that Rift does not have it`,
    ON_ANY_SCREEN,
    async () => {
      const heads = JSON.parse(readBuild(headsFile(version))) as Heads;
      const texts = JSON.parse(readBuild(textsFile(version))) as Texts;
      const index = {heads, texts, engine: await createFullEngine(heads, texts)};
      const first = (query: string) => resultsIn(resultsFor(query, index, ''))[0];
      const nameOf = (query: string) =>
        first(query)
          ?.name.map(({text}) => text)
          .join('');

      expect(queries.length + absences.length).toBeGreaterThan(230);
      expect(absences.length).toBeGreaterThan(20);
      expect(queries.map(([query]) => [query, first(query)?.href])).toEqual(queries);
      expect(absences.map(([query]) => [query, nameOf(query), first(query)?.href])).toEqual(absences);
      expect(presences.filter((query) => index.engine.search(query).answer !== undefined)).toEqual([]);
      expect(unknowns.filter((query) => index.engine.search(query).hits.length > 0)).toEqual([]);
    },
  );
}

test('by keyboard alone: the list, a query, its results, and following one', async ({page, open}) => {
  await open(PAGE);
  await openWhole(page);
  await expect(options(page).last()).toBeAttached();
  const list = dialog(page).getByRole('listbox');
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list).not.toBeFocused();
  await field(page).focus();
  await page.keyboard.type('ensure');
  await expect(chosen(page)).toHaveAttribute('href', ENSURE);
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  );
  await expect(dialog(page).locator('mark').first()).toHaveText(/ensure/i);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = await options(page).nth(1).getAttribute('href');
  await expect(chosen(page)).toHaveAttribute('href', second ?? '');
  // These keys move the caret instead of choosing a result.
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  const selection = await field(page).evaluate((input: HTMLInputElement) => [
    input.selectionStart,
    input.selectionEnd,
  ]);
  expect(selection).toEqual([0, 6]);
  await expect(chosen(page)).toHaveAttribute('href', second ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(second ?? '');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe(new URL(second ?? '', 'https://x').hash.slice(1));
});

test.describe('when results cannot be shown', () => {
  test.use({expectedNoise: /NotFoundError|not a child of this node/});

  test(
    'the search says so, and goes on with the next letter or a press',
    ON_ANY_SCREEN,
    async ({page, open}) => {
      await open(PAGE);
      await openWhole(page);
      /** Changes the list as a browser extension might. */
      const breakList = () =>
        dialog(page)
          .getByRole('listbox')
          .evaluate((list) => list.firstElementChild?.remove());
      const broken = status(page).filter({hasText: 'The results could not be shown.'});

      await page.keyboard.type('ensure');
      await expect(chosen(page)).toHaveAttribute('href', ENSURE);
      await breakList();
      await field(page).fill('zzqqx');
      await expect(broken).toBeVisible();
      await expect(field(page)).toBeFocused();
      await field(page).fill('ensure');
      await expect(chosen(page)).toHaveAttribute('href', ENSURE);

      await breakList();
      await field(page).fill('middleware');
      await expect(broken).toBeVisible();
      await dialog(page).getByRole('button', {name: 'Try again'}).click();
      await expect(chosen(page)).toHaveAttribute('href', /middlewares/);
      await expect(broken).toHaveCount(0);
    },
  );
});

test(
  'a result opens in another tab by Enter or a click with the usual keys, and an early Enter waits for results',
  ON_ANY_SCREEN,
  async ({page, open, context}) => {
    await open(PAGE);
    await openWhole(page);
    await field(page).fill('ensure');
    await expect(chosen(page)).toHaveAttribute('href', ENSURE);
    const opens = [
      ['Control+Enter', () => page.keyboard.press('Control+Enter')],
      ['Ctrl and a click', () => chosen(page).click({modifiers: ['Control']})],
    ] as const;
    for (const [how, act] of opens) {
      const opened = context.waitForEvent('page');
      await act();
      await expect(await opened, how).toHaveURL(ENSURE);
      await (await opened).close();
      await page.bringToFront();
      await expect(field(page), how).toBeFocused();
    }
    await expect(page).toHaveURL(PAGE);

    await field(page).fill('middleware');
    await expect(chosen(page)).toHaveAttribute('href', /middlewares/);
    await field(page).evaluate((input: HTMLInputElement) => {
      const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, 'ensure');
      input.dispatchEvent(new Event('input', {bubbles: true}));
      input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    });
    await expect(page).toHaveURL(ENSURE);
  },
);

test(
  'a result whose place is already in the address leads there again',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    const id = 'path-not-found';
    await open('/');
    await open(`/docs/${latest}/reference/errors#${id}`);
    const row = page.locator(`[id="${id}"]`);
    await page.evaluate(() => window.scrollTo(0, 0));
    await copy(page, ENVELOPE);
    await button(page).click();
    await field(page).press('Control+v');
    await expect(chosen(page)).toHaveAttribute('href', `/docs/${latest}/reference/errors#${id}`);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
);

test(
  'results stay where they are when texts arrive while the reader chooses',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    // When it opens, the dialog rises, at the end by fractions of a pixel.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(PAGE);
    const release = await hold(page, `**${textsFile(latest)}`);
    await button(page).click();
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
  },
);

test('another version is searched after a switch, also for a pasted response', async ({page, open}, {
  project,
}) => {
  await open(`/docs/${latest}/introduction`);
  const links = page.getByRole('link', {name: /^next/});
  if (isPhone(project)) await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  else await page.getByRole('button', {name: /^Version of the documentation/}).click();
  await links.filter({visible: true}).first().click();
  await expect(page).toHaveURL('/docs/next/introduction');
  await started(page);
  await button(page).click();
  await field(page).fill('ensure');
  await expect(status(page)).toHaveText(/ in next$/);
  expect((await hrefs(page)).filter((href) => !href.startsWith('/docs/next/'))).toEqual([]);

  await copy(page, ENVELOPE);
  await field(page).fill('');
  await field(page).press('Control+v');
  await expect(chosen(page)).toHaveAttribute('href', '/docs/next/reference/errors#path-not-found');
});

test.describe('before a query', () => {
  test.use({expectedNoise: /Failed to load resource.*404/});

  test('the pages read last are listed, or every page', ON_ANY_SCREEN, async ({page, open}) => {
    await open('/');
    await button(page).click();
    await expect(options(page).first()).toHaveAttribute('href', `/docs/${latest}/introduction`);
    expect(await options(page).count()).toBeGreaterThan(40);
    const kept = () => page.evaluate((key) => localStorage.getItem(key), RECENT_KEY);
    for (const [path, paths] of [
      ['introduction', ['/introduction']],
      ['nowhere', ['/introduction']],
      ['modules/crypto', ['/modules/crypto', '/introduction']],
      ['modules/cache', ['/modules/cache', '/modules/crypto', '/introduction']],
    ] as const) {
      await open(`/docs/${latest}/${path}`);
      // A page counts as read once it has been painted.
      await expect.poll(kept).toBe(JSON.stringify(paths));
    }
    await button(page).click();
    await expect(dialog(page).getByRole('group', {name: 'Read last'})).toBeVisible();
    expect(await hrefs(page)).toEqual([`/docs/${latest}/modules/crypto`, `/docs/${latest}/introduction`]);
  });
});

test(
  'where nothing is found there are the guides; what Rift does not have is said above the results',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    await open(PAGE);
    await openWhole(page);
    await field(page).fill('кэш');
    await expect(status(page)).toHaveText(
      `Nothing in ${latest} fits “кэш”. The documentation is in English. These are its guides.`,
    );
    expect(new Set((await hrefs(page)).map((href) => href.split('/').slice(0, 4).join('/')))).toEqual(
      new Set([`/docs/${latest}/guides`]),
    );
    await page.keyboard.press('Enter');
    await expect(dialog(page), 'Enter follows no page that nobody chose').toBeVisible();

    await field(page).fill('cors');
    await expect(chosen(page)).toContainText('Rift has no CORS handling');
    await expect(chosen(page)).toContainText('See “Calling the API from a web page”.');
    await expectAccessible(page);
    await page.setViewportSize({width: 320, height: 568});
    await expectFits(page);
    await expectInWindow(page, dialog(page).getByRole('button', {name: 'Close'}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/docs/${latest}/guides/call-rift-from-a-web-page`));
  },
);

test.describe('what cannot be loaded', () => {
  test.use({expectedNoise: /Failed to load resource/});

  test('a missing index is reported, and can be loaded again', ON_ANY_SCREEN, async ({page, open}) => {
    test.slow();
    for (const [part, file, message] of [
      ['as a whole', headsFile(latest), `The index of ${latest} could not be loaded.`],
      ['with its program', '/search-worker.*.js', `The index of ${latest} could not be loaded.`],
      ['in part', textsFile(latest), 'Only names are searched: the texts could not be loaded.'],
    ] as const)
      await test.step(part, async () => {
        await open(PAGE);
        await page.route(`**${file}`, (route) => route.fulfill({status: 503, body: 'no'}));
        await button(page).click();
        await field(page).fill('ensure');
        await expect(status(page)).toContainText(message);
        await expectAccessible(page);
        await page.unrouteAll();
        await dialog(page).getByRole('button', {name: 'Try again'}).click();
        await expect(chosen(page)).toHaveAttribute('href', ENSURE);
        await expect(status(page)).toHaveText(/^\d+ results in \S+$/);
      });
  });
});

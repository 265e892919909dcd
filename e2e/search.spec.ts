import {expectAccessible} from './accessibility';
import {latest, versions} from './build';
import {expect, started, test} from './fixtures';
import {isPhone} from './layout';
import {hold} from './requests';
import {IN_TEXTS_ONLY, button, chosen, dialog, field, openWhole, options, status} from './search-page';
import {queries} from './searchQueries';
import {ON_ANY_SCREEN} from './screens';
import {headsFile, textsFile} from '../src/search/searchIndex';

const PAGE = `/docs/${latest}/modules/crypto`;

/** As it is asked, in other spellings, or as a message. */
const ANSWERED = /^(\d+ places? in \S+|Nothing in .* \d+ places? for “.*”\.|1 message found\.)$/;

for (const version of versions) {
  test(
    `every question of the table leads to its place in ${version}`,
    ON_ANY_SCREEN,
    async ({page, open}) => {
      expect(queries.length).toBeGreaterThanOrEqual(40);
      await open(`/docs/${version}/introduction`);
      await openWhole(page);
      await field(page).fill(IN_TEXTS_ONLY);
      await expect(chosen(page)).toContainText(IN_TEXTS_ONLY, {ignoreCase: true});
      const found: [string, string][] = [];
      for (const [question] of queries) {
        await field(page).fill(question);
        await expect(status(page)).toHaveText(ANSWERED);
        const link = await options(page).first().getAttribute('href');
        found.push([question, link ?? '']);
      }
      expect(found).toEqual(queries.map(([question, first]) => [question, `/docs/${version}${first}`]));
    },
  );
}

test(
  'answers are grouped by page, show what fitted, and stay where they are when texts come',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    // It rises when it opens, by fractions of a pixel at the end.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(PAGE);
    const release = await hold(page, `**${textsFile(latest)}`);
    await button(page).click();
    await field(page).fill('middleware');
    const links = () => options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const tops = () =>
      options(page).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const [early, earlyTops] = [await links(), await tops()];
    expect(early.length).toBeGreaterThan(3);
    await release();
    await expect.poll(async () => (await links()).length).toBeGreaterThan(early.length);
    expect((await links()).slice(0, early.length)).toEqual(early);
    expect((await tops()).slice(0, early.length)).toEqual(earlyTops);
    await expect(chosen(page)).toHaveAttribute('href', early[2] ?? early[1] ?? '');

    const groups = dialog(page).getByRole('listbox').getByRole('group');
    await expect(groups.filter({hasText: 'Middlewares'}).first()).toBeVisible();
    await expect(dialog(page).locator('mark').first()).toHaveText(/middleware/i);
  },
);

test('another version is searched after a switch', async ({page, open}, {project}) => {
  await open(`/docs/${latest}/introduction`);
  await button(page).click();
  await field(page).fill('ensure');
  await expect(options(page).first()).toHaveAttribute('href', new RegExp(`^/docs/${latest}/`));
  await page.keyboard.press('Escape');
  const links = page.getByRole('link', {name: /^next/});
  if (isPhone(project)) await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  else await page.getByRole('button', {name: /^Version of the documentation/}).click();
  await links.filter({visible: true}).first().click();
  await expect(page).toHaveURL('/docs/next/introduction');
  await started(page);
  await button(page).click();
  await field(page).fill('ensure');
  await expect(status(page)).toHaveText(/ in next$/);
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/next\//);
  const hrefs = await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => !href.startsWith('/docs/next/'))).toEqual([]);
});

test(
  'before a question it offers the pages read last, or every page',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    await open('/');
    await button(page).click();
    await expect(options(page).first()).toHaveAttribute('href', `/docs/${latest}/introduction`);
    expect(await options(page).count()).toBeGreaterThan(40);
    await page.keyboard.press('Escape');

    for (const path of ['introduction', 'modules/crypto', 'modules/cache'])
      await open(`/docs/${latest}/${path}`);
    await button(page).click();
    await expect(dialog(page).getByRole('group', {name: 'Read last'})).toBeVisible();
    const recent = await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(recent).toEqual([`/docs/${latest}/modules/crypto`, `/docs/${latest}/introduction`]);
  },
);

test('no match offers close spellings and the pages', ON_ANY_SCREEN, async ({page, open}) => {
  await open(PAGE);
  await openWhole(page);
  await field(page).fill('zzqqx🎉qqzz');
  await expect(status(page)).toContainText('Nothing in');
  expect(await options(page).count()).toBeGreaterThan(40);
  await page.keyboard.press('Enter');
  await expect(dialog(page), 'Enter follows no page that nobody chose').toBeVisible();

  await field(page).fill('seriouslization');
  const spellings = dialog(page).getByRole('group', {name: 'Close spellings'}).getByRole('button');
  const spelling = await spellings.first().innerText();
  await spellings.first().click();
  await expect(field(page)).toHaveValue(spelling);
  await expect(field(page)).toBeFocused();
  await expect(status(page)).toHaveText(/^\d+ places? in /);
});

const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  ['10,000 characters', 'ensure the result '.repeat(600).slice(0, 10_000)],
  ['one word of 10,000 characters', 'x'.repeat(10_000)],
  ['quotes', `"'"'“”\`\\"`],
  ['markup', '<img src=x onerror="alert(1)"><script>alert(1)</script>'],
  ['a pattern', '(.*)+[a-z]{1,}$^\\|?'],
  ['emoji', '👩‍👩‍👧‍👦🎉🏳️‍🌈'],
  ['right-to-left text', 'שלום עולם مرحبا بالعالم \u202Eensure'],
  ['names of objects', '__proto__ constructor toString hasOwnProperty'],
];

test(
  'hostile input breaks nothing, and the next question is answered',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    await open(PAGE);
    await openWhole(page);
    for (const [name, text] of HOSTILE) {
      await field(page).fill(text);
      await expect(status(page), name).toHaveText(/^(\d+ places? in|Nothing in) /);
      await expect(options(page).first(), name).toBeVisible();
      const widest = await options(page).evaluateAll((all) =>
        Math.max(...all.map((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))),
      );
      expect(widest, `${name}: how far an option reaches out of the list`).toBeLessThanOrEqual(0);
      await expect(dialog(page).locator('img, script')).toHaveCount(0);
      await field(page).fill('ensure');
      await expect(options(page).first()).toHaveAttribute('href', /methods\/ensure$/);
    }
  },
);

test.describe('an index that does not come', () => {
  test.use({expectedNoise: /Failed to load resource/});

  test('is said, and asked for again', ON_ANY_SCREEN, async ({page, open}) => {
    await open(PAGE);
    let isBroken = true;
    await page.route(`**${headsFile(latest)}`, (route) =>
      isBroken ? route.fulfill({status: 503, body: 'no'}) : route.continue(),
    );
    await button(page).click();
    await expect(status(page)).toHaveText(`The index of ${latest} could not be loaded.`);
    await expectAccessible(page);
    isBroken = false;
    await field(page).fill('ensure');
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(chosen(page)).toHaveAttribute('href', /methods\/ensure$/);
  });

  test(
    'in part is said, while names are found; the rest is asked for again',
    ON_ANY_SCREEN,
    async ({page, open}) => {
      await open(PAGE);
      let isBroken = true;
      await page.route(`**${textsFile(latest)}`, (route) =>
        isBroken ? route.fulfill({status: 503, body: 'no'}) : route.continue(),
      );
      await button(page).click();
      await field(page).fill('ensure');
      await expect(chosen(page)).toHaveAttribute('href', /methods\/ensure$/);
      await expect(status(page)).toContainText('Only names are searched: the texts could not be loaded.');
      await expectAccessible(page);
      isBroken = false;
      await dialog(page).getByRole('button', {name: 'Try again'}).click();
      await expect(status(page)).toHaveText(/^\d+ places in /);
    },
  );
});

test.describe('the 404 page', () => {
  test.use({expectedNoise: /Failed to load resource.*404/});

  test('other parts of the site open it with a question', async ({page, open}) => {
    await open('/docs/v9/nowhere-at-all');
    await page.evaluate(() =>
      window.dispatchEvent(new CustomEvent('rift-search', {detail: {question: 'HTTP_NOT_FOUND'}})),
    );
    await expect(field(page)).toHaveValue('HTTP_NOT_FOUND');
    await expect(chosen(page)).toHaveAttribute('href', /#http-404$/);
  });
});

test('it is accessible before a question, with answers and without', async ({page, open}) => {
  await open(PAGE);
  await openWhole(page);
  await expect(options(page).first()).toBeVisible();
  await expectAccessible(page);
  await field(page).fill('ensure');
  await expect(chosen(page)).toHaveCount(1);
  await expectAccessible(page);
  await field(page).fill('seriouslization');
  await expect(status(page)).toContainText('Nothing in');
  await expectAccessible(page);
});

test('it fits a window of 320 px', async ({page, open}) => {
  await page.setViewportSize({width: 320, height: 568});
  await open(PAGE);
  await openWhole(page);
  await field(page).fill('rate limit');
  await expect(chosen(page)).toHaveCount(1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  const close = await dialog(page).getByRole('button', {name: 'Close'}).boundingBox();
  expect((close?.x ?? 0) + (close?.width ?? Infinity)).toBeLessThanOrEqual(320);
});

test('without script there is no button that does nothing', async ({scriptless: page}) => {
  await page.goto(PAGE);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(button(page)).toBeHidden();
});

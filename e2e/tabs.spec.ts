import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {expectLanded} from './layout';

/** A page with two groups of tabs that share their choice; the first has it in the address. */
const PAGE = '/contributing/blocks';
const DOCKER = 'Docker';
const SERVER = 'A server of your own';

const group = (page: Page, index: number) => {
  const root = page.locator('.tabs-container').nth(index);
  return {
    tab: (name: string) => root.getByRole('tab', {name}),
    panel: (name: string) => root.getByRole('tabpanel', {name}),
    text: (text: string) => root.getByText(text),
  };
};

const expectChosen = async (page: Page, name: string) => {
  for (const index of [0, 1]) {
    await expect(group(page, index).tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(group(page, index).panel(name)).toBeVisible();
    await expect(page.locator('.tabs-container').nth(index).locator('[role="tabpanel"]:visible')).toHaveCount(
      1,
    );
  }
};

test('a press chooses a tab in all groups of the name without moving it, and the address and storage keep the choice', async ({
  page,
  open,
}) => {
  await open(PAGE);
  await expectChosen(page, DOCKER);
  const pressed = group(page, 1).tab(SERVER);
  await pressed.scrollIntoViewIfNeeded();
  const place = async () => (await pressed.boundingBox())?.y ?? NaN;
  const before = await place();
  await pressed.click();
  await expectChosen(page, SERVER);
  // The window scrolls by whole pixels.
  expect(Math.abs((await place()) - before)).toBeLessThan(1);
  await expect(page).toHaveURL(PAGE);

  await group(page, 0).tab(DOCKER).click();
  await expect(page).toHaveURL(`${PAGE}?database=docker`);
  await group(page, 0).tab(SERVER).click();
  await expect(page).toHaveURL(`${PAGE}?database=server`);
  await open(PAGE);
  await expectChosen(page, SERVER);
  await open(`${PAGE}?database=docker`);
  await expect(group(page, 0).tab(DOCKER)).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys, Home and End choose, and Tab leads into the panel', async ({page, open}) => {
  await open(PAGE);
  const {tab, panel} = group(page, 0);
  await tab(DOCKER).focus();
  for (const [key, name] of [
    ['ArrowRight', SERVER],
    ['ArrowRight', DOCKER],
    ['ArrowLeft', SERVER],
    ['Home', DOCKER],
    ['End', SERVER],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expectChosen(page, name);
  }
  await page.keyboard.press('Tab');
  await expect(panel(SERVER)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(SERVER)).toBeFocused();
});

test.describe('without the script of the page', () => {
  test.use({expectedNoise: /ERR_FAILED/});

  test('the last choice is there', async ({page, open}) => {
    await open(PAGE);
    await group(page, 0).tab(SERVER).click();
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.goto(PAGE);
    await expect(group(page, 0).text('createdb rift')).toBeVisible();
    await expect(group(page, 0).text('docker run')).toBeHidden();
  });
});

test('an address, a link and the outline lead into a closed tab', async ({page, open}) => {
  const heading = page.getByRole('heading', {name: 'Drop the database'});
  await open(`${PAGE}#drop-the-database`);
  await expect(heading).toBeVisible();
  await expectLanded(page, 'drop-the-database');
  await open(PAGE);
  await expect(heading).toBeHidden();
  await page.getByRole('main').getByRole('paragraph').getByRole('link', {name: 'Drop the database'}).click();
  await expectLanded(page, 'drop-the-database');
  await group(page, 1).tab(DOCKER).click();
  await page.evaluate(() => (location.hash = '#drop-the-database-'));
  await page.evaluate(() => (location.hash = '#drop-the-database'));
  await expectLanded(page, 'drop-the-database');
});

test('find-in-page finds text in a hidden panel', async ({page, open}) => {
  await open(PAGE);
  const {text, tab} = group(page, 1);
  await expect(text('dropdb rift')).toBeHidden();
  // The browser fires this before it scrolls to the match.
  await page.goto(`${PAGE}?again#:~:text=deletes%20the%20data`);
  await expect(text('dropdb rift')).toBeVisible();
  await expect(tab(SERVER)).toHaveAttribute('aria-selected', 'true');
});

test('on paper and without script all panels are shown, each below its label', async ({
  page,
  open,
  scriptless,
}) => {
  await open(PAGE);
  await page.emulateMedia({media: 'print'});
  await scriptless.goto(PAGE);
  for (const one of [page, scriptless]) {
    await expect(one.getByRole('tab')).toHaveCount(0);
    for (const text of ['docker run', 'createdb rift']) await expect(group(one, 0).text(text)).toBeVisible();
    for (const label of [DOCKER, SERVER])
      await expect(one.getByRole('strong').filter({hasText: label}).first()).toBeVisible();
  }
});

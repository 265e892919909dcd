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
    panels: root.locator('[role="tabpanel"]:visible'),
    text: (text: string) => root.getByText(text),
  };
};

/** In all groups of the name. */
const expectChosen = async (page: Page, name: string) => {
  for (const index of [0, 1]) {
    await expect(group(page, index).tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(group(page, index).panels).toHaveCount(1);
    await expect(group(page, index).panel(name)).toBeVisible();
  }
};

test('a press or a key chooses a tab in all groups of its name', async ({page, open, scriptless}) => {
  const heading = page.getByRole('heading', {name: 'Drop the database'});
  await test.step('an address leads into a closed tab', async () => {
    await open(`${PAGE}#drop-the-database`);
    await expect(heading).toBeVisible();
    await expectLanded(page, 'drop-the-database');
  });

  await test.step('a link leads there, too', async () => {
    await open(PAGE);
    await expectChosen(page, DOCKER);
    await expect(heading).toBeHidden();
    const text = page.getByRole('main').getByRole('paragraph');
    await text.getByRole('link', {name: 'Drop the database'}).click();
    await expectLanded(page, 'drop-the-database');
  });

  await test.step('arrow keys, Home and End choose, and Tab leads into the panel', async () => {
    const {tab, panel} = group(page, 0);
    await tab(DOCKER).click();
    await expect(page).toHaveURL(`${PAGE}?database=docker#drop-the-database`);
    for (const [key, name] of [
      ['ArrowRight', SERVER],
      ['ArrowRight', DOCKER],
      ['ArrowLeft', SERVER],
      ['Home', DOCKER],
      ['End', SERVER],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    await expectChosen(page, SERVER);
    await page.keyboard.press('Tab');
    await expect(panel(SERVER)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(SERVER)).toBeFocused();
    await expect(page).toHaveURL(`${PAGE}?database=server#drop-the-database`);
  });

  await test.step('on paper and where no script runs all panels are shown, each below its label', async () => {
    await page.emulateMedia({media: 'print'});
    await scriptless.goto(PAGE);
    for (const one of [page, scriptless]) {
      await expect(one.getByRole('tab')).toHaveCount(0);
      for (const text of ['docker run', 'createdb rift'])
        await expect(group(one, 0).text(text)).toBeVisible();
      for (const label of [DOCKER, SERVER])
        await expect(one.getByRole('strong').filter({hasText: label}).first()).toBeVisible();
    }
  });
});

import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {expectLanded} from './layout';

/** A page with two groups of tabs that share their choice; the first has it in the address. */
const PAGE = '/contributing/blocks';
const DOCKER = 'Docker';
const SERVER = 'A server of your own';

const group = (page: Page, index: number) => page.locator('.tabs-container').nth(index);
const panelIn = (place: Locator) => place.locator('[role="tabpanel"]:visible');
const tab = (page: Page, name: string) => group(page, 0).getByRole('tab', {name});

/** In all groups of the name. */
const expectChosen = async (page: Page, name: string) => {
  for (const index of [0, 1]) {
    await expect(group(page, index).getByRole('tab', {name})).toHaveAttribute('aria-selected', 'true');
    await expect(panelIn(group(page, index))).toHaveAccessibleName(name);
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
    await tab(page, DOCKER).click();
    await expect(page).toHaveURL(`${PAGE}?database=docker#drop-the-database`);
    for (const [key, name] of [
      ['ArrowRight', SERVER],
      ['ArrowRight', DOCKER],
      ['ArrowLeft', SERVER],
      ['Home', DOCKER],
      ['End', SERVER],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    }
    await expectChosen(page, SERVER);
    await page.keyboard.press('Tab');
    await expect(panelIn(group(page, 0))).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, SERVER)).toBeFocused();
    await expect(page).toHaveURL(`${PAGE}?database=server#drop-the-database`);
  });

  await test.step('on paper and where no script runs all panels are shown, each below its label', async () => {
    await page.emulateMedia({media: 'print'});
    await scriptless.goto(PAGE);
    for (const one of [page, scriptless]) {
      await expect(one.getByRole('tab')).toHaveCount(0);
      for (const text of ['docker run', 'createdb rift'])
        await expect(group(one, 0).getByText(text)).toBeVisible();
      for (const label of [DOCKER, SERVER])
        await expect(one.getByRole('strong').filter({hasText: label}).first()).toBeVisible();
    }
  });
});

import type {Page} from '@playwright/test';
import {INTRODUCTION} from './build';
import {expect, test} from './fixtures';
import {closeButton, menuButton} from './frame-page';
import {isPhone} from './layout';
import {ON_ANY_SCREEN} from './screens';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a link leads to the top, going back to the place left', ON_ANY_SCREEN, async ({page, open}) => {
  await open(INTRODUCTION);
  await page.evaluate(() => window.scrollTo(0, 1200));
  // Dispatched, because a click by Playwright would first scroll to the link.
  await page
    .getByRole('article')
    .getByRole('link', {name: 'benchmark', exact: true})
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/benchmark$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Benchmark against exceptions');
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${INTRODUCTION}$`));
  await expect.poll(() => scrolled(page)).toBe(1200);
});

test('the colour mode is chosen, and remembered on the next page', async ({page, open}, {project}) => {
  await open('/');
  const isMobile = isPhone(project);
  const toggle = page.getByRole('button', {name: /dark and light mode/}).filter({visible: true});
  const press = async () => {
    if (isMobile) await menuButton(page).click();
    await toggle.click();
    if (isMobile) await closeButton(page).click();
  };
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await press();
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await press();
  await expect(html).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('link', {name: 'Documentation', exact: true}).click();
  await expect(page).toHaveURL(INTRODUCTION);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  for (const name of ['Rift', '0.0.1x'])
    await expect(page.getByRole('link', {name, exact: true})).toHaveAttribute('href', '/');
});

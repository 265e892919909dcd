import type {Page} from '@playwright/test';
import {copied} from './clipboard';
import {expect, test} from './fixtures';
import {addressOf, button, labIn, said, scriptWith} from './lab-page';

test.describe('Benchmark reader', () => {
  const PAGE = addressOf('benchmark-reader');
  const labOf = (page: Page) => labIn(page, 'benchmark-reader');
  const number = (page: Page, name: string) => labOf(page).getByRole('spinbutton', {name});
  const row = (page: Page, name: string) => labOf(page).getByRole('row', {name});

  test('the address keeps what was made of it: a link, a reload, Back and Reset', async ({page, open}) => {
    await open(`${PAGE}?other=1+%7e`);
    await labOf(page).scrollIntoViewIfNeeded();
    await labOf(page).getByLabel('Case').selectOption('Chain of 50');
    await labOf(page).getByRole('radio', {name: 'Times'}).check();
    await number(page, 'Iterations behind each figure').fill('50');
    await expect(row(page, '1,000 requests')).toHaveText(/750 ms\s*190 ms\s*560 ms/);
    const held = `${PAGE}?other=1+%7e&benchmark=view:time,case:chain-50,iterations:50`;
    await expect(page).toHaveURL(held);
    await button(labOf(page), 'Copy link to this state').click();
    expect(await copied(page)).toBe(`${new URL(page.url()).origin}${held}#benchmark-reader`);

    // A link within the page keeps it, and so does the way back; a change goes to the entry that is open.
    await number(page, 'Requests').fill('7');
    await labOf(page).getByRole('link', {name: 'What else is not known'}).click();
    await expect(page).toHaveURL(`${held.replace(',iter', ',requests:7,iter')}#what-is-not-known`);
    await number(page, 'Requests').fill('8');
    await expect(page).toHaveURL(/requests:8,iterations:50#what-is-not-known$/);
    await page.goBack();
    await expect(number(page, 'Requests')).toHaveValue('7');
    await page.goForward();
    await expect(number(page, 'Requests')).toHaveValue('8');
    await page.reload();
    await expect(row(page, '8 requests')).toHaveText(/6 ms\s*1\.5 ms\s*4\.5 ms/);

    // What waits to be written when the page is left goes to its own entry, not to the next one's.
    await number(page, 'Requests').fill('9');
    await page.getByRole('link', {name: 'The result contract'}).last().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The result contract');
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await labOf(page).scrollIntoViewIfNeeded();
    await expect(number(page, 'Requests')).toHaveValue('9');
    await button(labOf(page), 'Reset').click();
    await expect(number(page, 'Requests')).toHaveValue('1000');
    await expect(page).toHaveURL(`${PAGE}?other=1+%7e#what-is-not-known`);
    await page.emulateMedia({media: 'print'});
    await expect(labOf(page)).toHaveCount(0);
  });

  test('a slider and its number are one, a wrong number is named, and the outcome is said', async ({
    page,
    open,
  }) => {
    await open(`${PAGE}?benchmark=case:error,steps:20#benchmark-reader`);
    const slider = labOf(page).getByRole('slider', {name: 'Iterations behind each figure'});
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', '500');
    await expect(number(page, 'Iterations behind each figure')).toHaveValue('500');
    await expect(said(labOf(page))).toHaveText(
      'Simple error. Exceptions take 2.20 times as long. If each figure stood for 500 iterations, a request of 20 steps would take 0.21 ms with the result type and 0.47 ms with exceptions.',
    );
    const steps = number(page, 'Steps in a request');
    await steps.fill('0');
    await expect(steps).toHaveAttribute('aria-invalid', 'true');
    await expect(steps).toHaveAccessibleDescription('A whole number from 1 to 100.');
    await steps.blur();
    await expect(steps).toHaveValue('20');
  });

  test.describe('where its file does not come', () => {
    test.use({expectedNoise: /Failed to load resource|ERR_FAILED|ChunkLoadError/});

    test('it says so, and tries again', async ({page}) => {
      const file = `**${scriptWith('Iterations behind each figure')}`;
      await page.route(file, (route) => route.abort());
      await page.goto(`${PAGE}#benchmark-reader`);
      await expect(labOf(page).getByRole('alert')).toContainText('The lab could not be loaded.');
      await page.unroute(file);
      await button(labOf(page), 'Try again').click();
      await expect(labOf(page).getByRole('table')).toBeVisible();
      await expect(labOf(page).getByRole('alert')).toHaveCount(0);
    });
  });
});

import type {Page} from '@playwright/test';
import {installCommand} from '../config/site';
import {latest, readBuild} from './build';
import {copied, copy, expect, hydrated, test} from './fixtures';
import {PHONE} from './screens';

test.describe('the install command', () => {
  const START = new Date('2026-01-01T12:00:00Z');

  /** The hero, whose command is the first thing on the page that can be copied. */
  const region = (page: Page) => page.getByRole('main').locator('header').first();
  const button = (page: Page, name: string) => region(page).getByRole('button', {name, exact: true});

  test('is copied without its prompt, the button says so, and after 2 s it can be copied again', async ({
    page,
    open,
  }) => {
    await page.clock.install({time: START});
    await open('/');
    await page.clock.pauseAt(START.getTime() + 3_600_000);
    const status = region(page).getByRole('status').first();
    await expect(status).toHaveText('');
    await button(page, 'Copy the command').press('Enter');
    await expect(button(page, 'Copied')).toBeFocused();
    await expect(status).toHaveText('Copied');
    expect(await copied(page)).toBe(installCommand);
    await page.clock.runFor(1999);
    await expect(button(page, 'Copied')).toBeVisible();
    await page.clock.runFor(1);
    await expect(button(page, 'Copy the command')).toBeVisible();
    await expect(status).toHaveText('');
  });

  test('is selected where the clipboard refuses or is missing, and the button says why', async ({
    page,
    open,
  }) => {
    for (const isThere of [true, false]) {
      await page.addInitScript((is) => {
        const refusing = {writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError'))};
        Object.defineProperty(navigator, 'clipboard', {value: is ? refusing : undefined, configurable: true});
      }, isThere);
      await open('/');
      await button(page, 'Copy the command').click();
      await expect(button(page, 'Copying failed: select the text')).toBeVisible();
      await expect(region(page).getByRole('status').first()).toHaveText('Copying failed: select the text');
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(installCommand);
    }
  });
});

test('code has a title bar with its buttons, marked lines and colours, and is copied', async ({
  page,
  open,
}) => {
  await open(`/docs/${latest}/introduction`);
  const block = page.locator('.theme-code-block', {hasText: 'final class EstimateInvoice'});
  await expect(block.getByText('src/UseCases/EstimateInvoice.php')).toBeVisible();
  await expect(block.locator('.theme-code-block-highlighted-line')).toHaveCount(3);
  const colour = (selector: string) =>
    block
      .locator(selector)
      .first()
      .evaluate((token) => getComputedStyle(token).color);
  expect(await colour('.keyword')).not.toBe(await colour('.string'));
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect.poll(() => copied(page)).toMatch(/^<\?php\n\nnamespace App\\UseCases;\n/);

  // Without a file name the bar shows the language.
  await open(`/docs/${latest}/first-endpoint`);
  const blocks = page.locator('.theme-code-block');
  await expect(blocks.first().getByRole('button').first()).toBeVisible();
  await expect(blocks.filter({hasText: 'curl http://localhost:8080/nothing'}).first()).toContainText(
    /^Shell/,
  );
  const covered = await blocks.evaluateAll((all) =>
    all
      .filter((block) => {
        const top = block.querySelector('pre')?.getBoundingClientRect().top ?? 0;
        const buttons = [...block.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
        return buttons.length === 0 || buttons.some(({bottom}) => bottom > top + 1);
      })
      .map(({textContent}) => textContent.slice(0, 60)),
  );
  expect(covered).toEqual([]);
});

test.describe('a page as Markdown', () => {
  const PAGE = `/docs/${latest}/architecture/databases`;

  const button = (page: Page, name = 'Copy page as Markdown') =>
    page.getByRole('button', {name, exact: true});
  const status = (page: Page, text: string) =>
    page.getByRole('status').filter({hasText: text}).filter({visible: true});

  test('is copied, by keyboard too, and the button says so; the next page is copied after navigating; a link leads to it', async ({
    page,
    open,
  }) => {
    await open(PAGE);
    await button(page).press('Enter');
    await expect(button(page, 'Copied')).toBeFocused();
    await expect(status(page, 'Copied')).toHaveCount(1);
    expect(await copied(page)).toBe(readBuild(`${PAGE}.md`));
    await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/}).click();
    await expect(page).not.toHaveURL(PAGE);
    const next = `${new URL(page.url()).pathname}.md`;
    await button(page).click();
    await expect(button(page, 'Copied')).toBeVisible();
    expect(await copied(page)).toBe(readBuild(next));

    const link = page.getByRole('link', {name: 'View as Markdown'});
    await page.setViewportSize(PHONE.viewport);
    for (const control of [button(page, 'Copied').or(button(page)), link])
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute('href', next);
    await link.click();
    await expect(page).toHaveURL(next);
  });

  test.describe('that the host does not have', () => {
    test.use({expectedNoise: /404/});

    test('is not copied, and the button says so', async ({page, open}) => {
      await open(PAGE);
      for (const answer of [
        {status: 200, contentType: 'text/html', body: '<p>Not here</p>'},
        {status: 404, contentType: 'text/plain', body: 'Not here'},
      ]) {
        await page.route(`**${PAGE}.md`, (route) => route.fulfill(answer));
        await copy(page, 'before');
        await button(page).click();
        await expect(button(page, 'Copying failed')).toBeVisible();
        await expect(status(page, 'Copying failed')).toHaveCount(1);
        expect(await copied(page)).toBe('before');
        await page.reload();
        await hydrated(page);
      }
    });
  });
});

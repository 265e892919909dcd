import type {Page} from '@playwright/test';
import {installCommand} from '../config/site';
import {latest, readBuild} from './build';
import {copied, copy, expect, test} from './fixtures';
import {PHONE} from './screens';

test('the install command is copied without its prompt, the button says so for 2 s; without a clipboard it is selected', async ({
  page,
  open,
}) => {
  const start = new Date('2026-01-01T12:00:00Z').getTime();
  await page.clock.install({time: start});
  await open('/');
  await page.clock.pauseAt(start + 3_600_000);
  /** The hero, whose command is the first thing on the page that can be copied. */
  const region = page.getByRole('main').locator('header').first();
  const button = (name: string) => region.getByRole('button', {name, exact: true});
  const status = region.getByRole('status').first();
  await expect(status).toHaveText('');
  await button('Copy the command').press('Enter');
  await expect(button('Copied')).toBeFocused();
  await expect(status).toHaveText('Copied');
  expect(await copied(page)).toBe(installCommand);
  await page.clock.runFor(1999);
  await expect(button('Copied')).toBeVisible();
  await page.clock.runFor(1);
  await expect(status).toHaveText('');

  for (const [name, isThere] of [
    ['Copy the command', true],
    ['Copying failed: select the text', false],
  ] as const) {
    await page.evaluate((is) => {
      const refusing = {writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError'))};
      Object.defineProperty(navigator, 'clipboard', {value: is ? refusing : undefined, configurable: true});
      getSelection()?.empty();
    }, isThere);
    await button(name).click();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(installCommand);
    await expect(button('Copying failed: select the text')).toBeVisible();
    await expect(status).toHaveText('Copying failed: select the text');
  }
});

/** Whether the edge of a box shows that there is more. */
const hasTeeth = (page: Page, box: string) =>
  page
    .locator(box)
    .first()
    .evaluate((element) => {
      const {maskImage} = getComputedStyle(element.closest('.theme-code-block') ?? element);
      return (maskImage + getComputedStyle(element).backgroundImage).includes('conic-gradient');
    });

test.describe('on a page', () => {
  test.use({expectedNoise: /404/});

  test('code is coloured below a bar with its name and buttons; code and the page as Markdown are copied; a cut edge shows it', async ({
    page,
    open,
  }) => {
    const address = `/docs/${latest}/modules/crypto`;
    await open(address);

    await test.step('code', async () => {
      const blocks = page.locator('.theme-code-block');
      const block = blocks.filter({hasText: 'final class IssueApiKey'});
      await expect(block.getByText('src/UseCases/IssueApiKey.php')).toBeVisible();
      await expect(block.locator('.theme-code-block-highlighted-line')).toHaveCount(12);
      const colours = await block.evaluate((code) =>
        ['.keyword', '.string'].map((token) => getComputedStyle(code.querySelector(token) ?? code).color),
      );
      expect(new Set(colours).size).toBe(2);
      const covered = await blocks.evaluateAll((all) =>
        all
          .filter((one) => {
            const top = one.querySelector('pre')?.getBoundingClientRect().top ?? 0;
            const buttons = [...one.querySelectorAll('button')].map((each) => each.getBoundingClientRect());
            return buttons.length === 0 || buttons.some(({bottom}) => bottom > top + 1);
          })
          .map(({textContent}) => textContent.slice(0, 60)),
      );
      expect(covered).toEqual([]);
      await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
      await expect.poll(() => copied(page)).toMatch(/^<\?php\n\nnamespace App\\UseCases;\n/);
      // Without a file name the bar shows the language.
      await expect(blocks.first()).toHaveText(/^Shell/);
    });

    const button = page.locator('button[data-copy-address]').filter({visible: true});
    const status = button.locator('+ [role="status"]');
    await test.step('Markdown, by keyboard too', async () => {
      await expect(button).toHaveAccessibleName('Copy page as Markdown');
      await button.press('Enter');
      await expect(button).toHaveAccessibleName('Copied');
      await expect(button).toBeFocused();
      await expect(status).toHaveText('Copied');
      expect(await copied(page)).toBe(readBuild(`${address}.md`));
    });

    await test.step('Markdown that the host does not have is not copied, and the button says so', async () => {
      await copy(page, 'before');
      for (const answer of [
        {status: 200, contentType: 'text/html', body: '<p>Not here</p>'},
        {status: 404, contentType: 'text/plain', body: 'Not here'},
      ]) {
        await page.route(`**${address}.md`, (route) => route.fulfill(answer));
        await status.evaluate((element) => (element.textContent = ''));
        await button.click();
        await expect(status).toHaveText('Copying failed');
        await expect(button).toHaveAccessibleName('Copying failed');
        expect(await copied(page)).toBe('before');
      }
    });

    await test.step('on a phone, buttons can be pressed, and what extends beyond its edge shows it', async () => {
      await page.setViewportSize(PHONE.viewport);
      const link = page.getByRole('link', {name: 'View as Markdown'});
      await expect(link).toHaveAttribute('href', `${address}.md`);
      await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
        'href',
        `${address}.md`,
      );
      for (const control of [button, link])
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      for (const box of ['.theme-code-block pre', '[data-scrolls]']) {
        const cut = page.locator(`${box}[data-cut]`).first();
        await cut.evaluate((element) => element.setAttribute('data-tested', ''));
        const tested = `${box}[data-tested]`;
        expect(await hasTeeth(page, tested), box).toBe(true);
        await page.locator(tested).evaluate((element) => {
          element.scrollLeft = element.scrollWidth;
        });
        await expect(page.locator(tested)).not.toHaveAttribute('data-cut');
        expect(await hasTeeth(page, tested), box).toBe(false);
      }
    });
  });
});

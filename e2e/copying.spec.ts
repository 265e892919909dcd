import {installCommand} from '../config/site';
import {latest, readBuild} from './build';
import {copied, copy, expect, test} from './fixtures';

test('the install command is copied, or selected without a clipboard', async ({page, open}) => {
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

test('code is coloured below its name; it and the page are copied', async ({page, open}) => {
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
    const answer = {status: 200, contentType: 'text/html', body: '<p>Not here</p>'};
    await page.route(`**${address}.md`, (route) => route.fulfill(answer));
    await button.click();
    await expect(status).toHaveText('Copying failed');
    await expect(button).toHaveAccessibleName('Copying failed');
    expect(await copied(page)).toBe('before');
  });

  await test.step('the page leads to its Markdown', async () => {
    const link = page.getByRole('link', {name: 'View as Markdown'});
    await expect(link).toHaveAttribute('href', `${address}.md`);
    await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
      'href',
      `${address}.md`,
    );
  });
});

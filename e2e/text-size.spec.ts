import {latest} from './build';
import {expect, firstVisitDialog, started, test} from './fixtures';

const docs = (route: string) => `/docs/${latest}/${route}`;

test('where the browser is set to text of twice the size, no page scrolls sideways', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({...launchOptions, args});
  const page = await browser.newPage({baseURL});
  for (const path of ['/', '/changelog', docs('introduction'), docs('reference/errors')]) {
    await page.goto(path);
    await started(page);
    if (path === '/') await firstVisitDialog(page).getByRole('button', {name: 'Yes, sir'}).click();
    for (const width of [1440, 1000, 768, 390]) {
      await page.setViewportSize({width, height: 800});
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await wide(), `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
  await browser.close();
});

test('on a phone held sideways the whole menu scrolls, to the page being read', async ({page, open}) => {
  await page.setViewportSize({width: 844, height: 390});
  await open(docs('modules/validator/string-utils'));
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const entry = page.getByRole('dialog', {name: 'Menu'}).locator('[aria-current="page"]');
  await expect(entry).toBeInViewport({ratio: 1});
  const list = page.locator('#Rift-tree');
  expect(await list.evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)).toBe(0);
});

test('a table that scrolls sideways is reached by keyboard wherever it is in the page', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(docs('architecture/databases/connection'));
  const wide = page.locator('[data-scrolls]:has(> table)');
  const lost = () =>
    wide.evaluateAll(
      (all) => all.filter((one) => one.scrollWidth > one.clientWidth && one.tabIndex < 0).length,
    );
  expect(await wide.count()).toBeGreaterThan(1);
  await expect.poll(lost).toBe(0);
});

import {latest} from './build';
import {expect, test} from './fixtures';
import {drawer, field, menuButton, searchButton, searchDialog} from './frame-page';
import {hold, listenToRequests} from './requests';
import {ON_ANY_SCREEN} from './screens';
import {headsFile, textsFile} from '../src/search/searchIndex';

const PAGE = `/docs/${latest}/modules`;

test('nothing is loaded before a reader reaches for it; it closes', ON_ANY_SCREEN, async ({page, open}) => {
  const asked = listenToRequests(page);
  const index = () => asked.filter((path) => /search-(heads|texts)\.json/.test(path));
  await open(PAGE);
  await page.waitForLoadState('networkidle');
  expect(index()).toEqual([]);
  const before = asked.length;
  await searchButton(page).focus();
  await expect.poll(() => asked.slice(before).some((path) => path.endsWith('.js'))).toBe(true);
  await expect.poll(index).toEqual([headsFile(latest)]);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect.poll(index).toEqual([headsFile(latest), textsFile(latest)]);

  await test.step('Escape and going back close it', async () => {
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await field(page).fill('ensure');
      await close();
      await expect(searchDialog(page)).toHaveCount(0);
      await expect(searchButton(page)).toBeFocused();
      await searchButton(page).click();
    }
  });

  await test.step('a press beside it closes it, but not a selection that is dragged out of the field', async () => {
    await field(page).fill('ensure');
    const {x, y, width, height} = (await field(page).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(5, y + height / 2);
    await page.mouse.up();
    await expect(field(page)).toHaveValue('ensure');
    await page.mouse.down();
    await expect(searchDialog(page)).toHaveCount(1);
    await page.mouse.up();
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(PAGE);
  });

  await test.step('it replaces an open drawer', async () => {
    await page.setViewportSize({width: 390, height: 844});
    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(drawer(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
  });
});

test('while it loads, keys wait, and Escape cancels it', ON_ANY_SCREEN, async ({page, open}) => {
  const isBusy = (value: boolean) => expect(searchButton(page)).toHaveAttribute('aria-busy', String(value));
  // An endless animation keeps a busy browser from showing anything else.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(PAGE);
  const release = await hold(page, '**/assets/js/*.js');
  await page.keyboard.press('/');
  await isBusy(true);
  await page.keyboard.press('Escape');
  await isBusy(false);
  await page.keyboard.press('Control+k');
  await isBusy(true);
  await page.keyboard.type('nd?x');
  await page.keyboard.press('Backspace');
  const notice = page.getByText('Loading the search …');
  await expect(notice).toBeInViewport({ratio: 1});
  await searchButton(page).click();
  await release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(field(page)).toHaveValue('nd?!');
  await expect(searchDialog(page)).toHaveCount(1);
  await expect(notice).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
});

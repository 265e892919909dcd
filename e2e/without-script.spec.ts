import {installCommand} from '../config/site';
import {examples, intro} from '../src/landing/CodeShowcase/content';
import {readSource} from '../src/landing/CodeShowcase/plugin';
import {INTRODUCTION, ROOT, routes} from './build';
import {expectMarked, ISSUES} from './data-table-page';
import {diagramIn, NAME} from './diagram-page';
import {expect, test} from './fixtures';
import {closeButton, menuButton, versionSwitch} from './frame-page';

test('the landing page and the page for no address have all that works', async ({scriptless: page}) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByText(installCommand).first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', {name: 'Changelog'})).toBeVisible();
  await expect(page.getByRole('region', {name: intro.title}).getByRole('tab')).toHaveCount(0);
  for (const example of examples) {
    const {id, label} = example;
    const place = page.locator(`#examples-panel-${id}`);
    await expect(place.getByRole('heading', {name: label})).toBeVisible();
    await expect(place.getByLabel(`Source of ${label}`)).toHaveText(readSource(ROOT, example));
    await expect(place.getByLabel(`Response of ${label}`)).toBeVisible();
    await expect(place.getByText('In words', {exact: true})).toBeVisible();
    await expect(place.getByRole('img')).toBeVisible();
  }

  expect((await page.goto('/nonsense'))?.status()).toBe(404);
  await expect(page.getByText('There is no page at this address')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Read the introduction'})).toHaveAttribute('href', INTRODUCTION);
});

test('a page has its text, diagrams, pages, versions and Markdown', async ({scriptless: page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(`${INTRODUCTION}#requirements`);
  await expect(page.getByText('Importing a package')).toBeHidden();

  await test.step('a diagram is a picture, with its source and its words; on paper the picture is enough', async () => {
    const diagram = diagramIn(page, NAME);
    const source = diagram.getByText('client["Client"] --> kernel["Entry point, kernel"]');
    const words = diagram.locator('details').getByRole('paragraph');
    await diagram.scrollIntoViewIfNeeded();
    await expect(diagram.getByRole('img', {name: NAME})).toBeVisible();
    await expect(source).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(page.getByText(new RegExp(`^https?://[^/]+${INTRODUCTION}$`))).toBeVisible();
    await expect(diagram.getByRole('img', {name: NAME})).toBeVisible();
    for (const part of [source, words]) await expect(part).toBeHidden();
    await page.emulateMedia({media: null});
    await diagram.getByText('In words').click();
    await expect(words).toHaveText(/^A client's request/);
  });

  const tree = page.locator('.theme-doc-sidebar-menu').filter({visible: true});
  const pages = tree.getByRole('link');
  const openAll = async () => {
    const closed = tree.locator('details:not([open]) > summary');
    for (let left = await closed.count(); left > 0; left = await closed.count()) await closed.first().click();
    await expect(pages).toHaveCount(routes.length);
  };
  await test.step('the whole list of pages can be opened, on a phone in the drawer', async () => {
    await expect(pages).not.toHaveCount(routes.length);
    await openAll();
    await page.setViewportSize({width: 390, height: 844});
    await expect(pages).toHaveCount(0);
    for (const close of [() => closeButton(page).click(), () => page.mouse.click(384, 400)]) {
      await menuButton(page).click();
      await expect(pages).toHaveCount(routes.length);
      await close();
      await expect(pages).toHaveCount(0);
    }
    await menuButton(page).click();
    await pages.filter({hasText: 'Entry point'}).click();
    await expect(page).toHaveURL(/entrypoint$/);
  });

  await test.step('its code is there, and its outline leads on', async () => {
    await expect(page.getByRole('main').getByText('require ').first()).toBeVisible();
    const outline = page.getByRole('navigation', {name: 'On this page'});
    const link = outline.getByRole('link', {name: 'Start it'});
    await expect(link).toBeHidden();
    await page.getByText('On this page').filter({visible: true}).click();
    await link.click();
    await expect(page).toHaveURL(/#start-it$/);
  });

  await test.step('another version is chosen, and the page as Markdown', async () => {
    await page.setViewportSize({width: 1440, height: 900});
    await versionSwitch(page).click();
    await page.getByRole('link', {name: /^next/}).click();
    await expect(page).toHaveURL(/^[^#]*\/docs\/next\/architecture\/entrypoint$/);
    await page.getByRole('link', {name: 'View as Markdown'}).click();
    await expect(page.locator('body')).toContainText('# Entry point');
  });
});

test('tables have their heads, and mark the row of the address', async ({scriptless: page}) => {
  await page.goto(`${ISSUES}#k-04`);
  await expectMarked(page, 'k-04');
  const heads = page.locator('thead th');
  expect(await heads.count()).toBeGreaterThan(6);
  for (const head of await heads.all()) await expect(head.locator('span').last()).toBeVisible();
});

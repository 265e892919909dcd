import {latest} from './build';
import {expect, test} from './fixtures';
import {routes} from './routes';

test.describe('without script', () => {
  test('the text, the code, the source of diagrams and the outline of a small screen are there', async ({
    scriptless: page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(`/docs/${latest}/basic-concepts/contract/methods/then`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The then method');
    await expect(page.getByText('final class PlaceOrder')).toBeVisible();
    await expect(page.getByText('accTitle: The two tracks of then')).toBeVisible();
    const outline = page.getByRole('navigation', {name: 'On this page'});
    const link = outline.getByRole('link', {name: 'Signature'});
    await expect(link).toBeHidden();
    await page.getByText('On this page').filter({visible: true}).click();
    await link.click();
    await expect(page).toHaveURL(/#signature$/);
  });

  test('the whole list of pages is shown, beside the text and in the drawer, and versions are chosen', async ({
    scriptless: page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(`/docs/${latest}/introduction`);
    const pages = page.locator('.theme-doc-sidebar-menu').filter({visible: true}).getByRole('link');
    await expect(pages).toHaveCount(routes.length);
    await expect(page.getByRole('button', {name: /sidebar/})).toHaveCount(0);
    await expect(page.getByRole('button', {name: /dark and light mode/})).toHaveCount(0);
    await page.getByRole('button', {name: /^Version of the documentation/}).click();
    await page.getByRole('link', {name: /^next/}).click();
    await expect(page).toHaveURL('/docs/next/introduction');

    await page.goto(`/docs/${latest}/introduction`);
    await page.setViewportSize({width: 390, height: 844});
    await expect(pages).toHaveCount(0);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(pages).toHaveCount(routes.length);
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(pages).toHaveCount(0);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await pages.filter({hasText: 'Entry point'}).click();
    await expect(page).toHaveURL(/entrypoint$/);
  });
});

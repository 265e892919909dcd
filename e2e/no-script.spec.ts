import {latest} from './build';
import {expect, test} from './fixtures';

test('without script the text, the code and the source of diagrams can be read', async ({
  scriptless: page,
}) => {
  await page.goto(`/docs/${latest}/basic-concepts/contract/methods/then`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The then method');
  await expect(page.getByText('final class PlaceOrder')).toBeVisible();
  await expect(page.getByText('accTitle: The two tracks of then')).toBeVisible();
});

test('without script the outline opens on a small screen', async ({scriptless: page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`/docs/${latest}/introduction`);
  const link = page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'Requirements'});
  await expect(link).toBeHidden();
  await page.getByText('On this page').filter({visible: true}).click();
  await link.click();
  await expect(page).toHaveURL(/#requirements$/);
});

import type {Page} from '@playwright/test';
import {latest} from './build';
import {expect, started, test} from './fixtures';
import {field} from './search-page';

const INTRODUCTION = `/docs/${latest}/introduction`;

/** Replaces the build that the page is from: the scripts are gone until the page is requested again. */
async function deploy(page: Page): Promise<void> {
  let isAskedFor = false;
  page.on('request', (request) => (isAskedFor ||= request.isNavigationRequest()));
  await page.route('**/assets/js/*.js', (route) =>
    isAskedFor ? route.continue() : route.fulfill({status: 404, body: 'Not found'}),
  );
}

test.use({
  expectedNoise:
    /^console error: Failed to load resource|^console warning: ChunkLoadError|^error: Loading chunk/,
});

test('a search whose files are gone says so, and the next press leads to the new page', async ({page}) => {
  await page.goto(INTRODUCTION);
  await started(page);
  await deploy(page);
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.click();
  const said = page.getByRole('status').filter({hasText: 'The search could not be loaded.'});
  await expect(said).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await button.click();
  await reloaded;
  await started(page);
  await button.click();
  await expect(field(page)).toBeFocused();
});

import type {Page} from '@playwright/test';
import chain from '../docs/_data/runs/chain.json';
import {latest, versions} from './build';
import {diagramIn, fullScreen, NAME, tool} from './diagram-page';
import {expect, started, test} from './fixtures';
import {drawer, menuButton, versionSwitch} from './frame-page';
import {expectFocusInSight, tabTo} from './keyboard';
import {PHONE} from './screens';
import {chosen, field, options} from './search-page';

const PAGE = `/docs/${latest}/modules`;

/** Skips what surrounds the text, using the first focus stop of every page. */
async function skipToText(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', {name: 'Skip to main content'}), {max: 1});
  await page.keyboard.press('Enter');
}

const placeOfAddress = (page: Page) => page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);

test('an error is found by the search, and by the filter of the table', async ({page, open}) => {
  await open(PAGE);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Invalid credentials');
  await expect(options(page).nth(1)).toContainText('Login');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveAttribute('href', (await options(page).nth(1).getAttribute('href')) ?? '');
  await expect(chosen(page)).toBeInViewport({ratio: 1});
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^[^#]+/docs/${latest}/reference/errors#login-`));
  await expect(placeOfAddress(page)).toBeInViewport();

  const filter = page.getByRole('searchbox', {name: 'Filter messages'});
  await tabTo(page, filter, {key: 'Shift+Tab', max: 400});
  await page.keyboard.insertText('{"ok": false, "code": 401, "payload": "Token expired"}');
  const found = page.getByRole('link', {name: 'Link to Token expired'});
  await tabTo(page, found, {max: 12});
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?messages=[^#]+#[\w-]+$/);
  await expect(placeOfAddress(page)).toContainText('Token expired');
  await expect(placeOfAddress(page)).toBeInViewport();
});

test('another version is chosen, on a phone too', async ({page, open}) => {
  const other = versions.find((version) => version !== latest) ?? '';
  await open(PAGE);
  const button = versionSwitch(page);
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', {name: new RegExp(`^${other}`)}), {max: versions.length});
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/docs/${other}/modules`);
  await expect(button).toHaveText(other);

  await started(page);
  await page.setViewportSize(PHONE.viewport);
  await tabTo(page, menuButton(page));
  await page.keyboard.press('Enter');
  const menu = drawer(page);
  await expectFocusInSight(page);
  await tabTo(page, menu.getByRole('link', {name: new RegExp(`^${latest}`)}).filter({visible: true}));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PAGE);
  await expect(menu).toBeHidden();
});

test('a recorded run is reached, and each of its cases is chosen', async ({page, open}) => {
  await open(`/docs/${latest}/basic-concepts/contract/methods`);
  await skipToText(page);
  const run = page.getByRole('figure', {name: chain.title});
  await tabTo(page, run.getByRole('radio', {checked: true}));
  const [first, second] = chain.cases;
  await expect(run.getByRole('radio', {name: first?.label})).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expectFocusInSight(page);
  await expect(run.getByRole('radio', {name: second?.label})).toBeChecked();
  const failed = second?.steps.filter(({outcome}) => outcome === 'failed') ?? [];
  await expect(run.getByText('failed', {exact: true}).filter({visible: true})).toHaveCount(failed.length);
  const issue = run.getByRole('link', {name: 'K-01'});
  await tabTo(page, issue, {max: 2});
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/reference\/known-issues#k-01$/);
});

test('a diagram is read as text, in full screen, and zoomed in', async ({page, open}) => {
  await open(`/docs/${latest}/introduction`);
  await skipToText(page);
  const diagram = diagramIn(page, NAME);
  await tabTo(page, diagram.getByRole('tab', {name: 'Preview'}));
  await page.keyboard.press('ArrowLeft');
  await expect(diagram.getByRole('tab', {name: 'Code'})).toBeFocused();
  await expectFocusInSight(page);
  await page.keyboard.press('Enter');
  await expect(diagram.getByText('accTitle:')).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');

  await tabTo(page, tool(diagram, 'Full screen'));
  await page.keyboard.press('Enter');
  const large = fullScreen(page);
  await expect(large).toBeVisible();
  const zoom = large.getByLabel('Zoom', {exact: true});
  const fitted = await zoom.innerText();
  await tabTo(page, tool(large, 'Zoom in'), {max: 6});
  await page.keyboard.press('Space');
  await expect(zoom).not.toHaveText(fitted);
  await tabTo(page, tool(large, 'Fit to the window'), {max: 1});
  await page.keyboard.press('Enter');
  await expect(zoom).toHaveText(fitted);
  await tabTo(page, tool(large, 'Close'), {max: 1});
  await page.keyboard.press('Enter');
  await expect(large).toHaveCount(0);
  await expect(tool(diagram, 'Full screen')).toBeFocused();
  await expectFocusInSight(page);
});

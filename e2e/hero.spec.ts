import type {Page} from '@playwright/test';
import {doors} from '../src/landing/Hero/content';
import {chips} from '../src/landing/TagChips/content';
import {layers, legend, runs} from '../src/landing/Walk/content';
import {site} from '../config/site';
import {latest} from './build';
import {answerDialog, expect, test} from './fixtures';
import {expectInWindow} from './layout';

const hero = (page: Page) => page.getByRole('main').locator('header').first();
const walk = (page: Page) => hero(page).getByRole('figure');
const option = (page: Page, label: string) => walk(page).getByRole('radio', {name: label, exact: true});

/** How what moves in the figure stands; what has come to its end is not among it. */
const moving = (page: Page) =>
  walk(page).evaluate((figure) => figure.getAnimations({subtree: true}).map(({playState}) => playState));

test('it says what Rift is in eight chips, and leads to the sources, the introduction and two ways on', async ({
  page,
  open,
}) => {
  await open('/');
  const items = page.getByRole('region', {name: 'Rift in short'}).getByRole('listitem');
  await expect(items).toHaveText(chips.map(({subject, answer}) => `${subject} ${answer}`));
  expect(chips).toHaveLength(8);
  const sources = page.getByRole('main').getByRole('link', {name: /^Sources/});
  await expect(sources).toHaveAccessibleName(/leaves this site/);
  await expect(sources).toHaveAttribute('href', site.frameworkRepository);
  const {quickStart, fit} = doors;
  const quick = hero(page).getByRole('link', {name: quickStart.label});
  await expect(quick).toHaveAttribute('href', `/docs/${latest}/${quickStart.to}`);
  await hero(page).getByRole('link', {name: fit.label}).click();
  await expect(page.locator(fit.href)).toBeInViewport();
  await page.getByRole('main').getByRole('link', {name: 'Documentation', exact: true}).click();
  await expect(page).toHaveURL(`/docs/${latest}/introduction`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the first screen is complete', async ({page, open}) => {
  await open('/');
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({width, height});
    for (const name of ['Documentation', /^Sources/, doors.quickStart.label, doors.fit.label])
      await expectInWindow(page, hero(page).getByRole('link', {name}));
    await expectInWindow(page, walk(page).getByRole('group', {name: legend}));
    const stops = walk(page).getByRole('list').first().getByRole('listitem');
    await expect(stops).toHaveCount(layers.length + 1);
    for (const stop of await stops.all()) await expectInWindow(page, stop);
  }
});

test('the request walks once by itself and waits; a chosen failure is walked again', async ({page, open}) => {
  await open('/');
  await expect.poll(() => moving(page)).toEqual([]);
  await option(page, layers[0]?.name ?? '').check();
  expect(await moving(page)).toContain('running');
  await expect.poll(() => moving(page)).toEqual([]);
});

test('under reduced motion a failure stands at its end: track, code and response change by keyboard', async ({
  page,
  open,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open('/');
  await option(page, runs[0]?.label ?? '').focus();
  for (const {label, failsAt = layers.length, response, code, note} of runs) {
    await expect(option(page, label)).toBeChecked();
    await expect(walk(page).getByRole('status').getByText(note)).toBeVisible();
    const stops = walk(page).getByRole('list').getByRole('listitem');
    await expect(stops).toHaveCount(layers.length + 1);
    await expect(stops.filter({hasText: 'not reached'})).toHaveCount(
      Math.max(0, layers.length - 1 - failsAt),
    );
    await expect(stops.last()).toHaveText(`Response ${code}`);
    const printed = walk(page).locator('pre:visible', {hasText: '"ok"'}).filter({visible: true});
    expect(JSON.parse(await printed.innerText())).toEqual(JSON.parse(response));
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
  }
});

test.describe('on the first visit', () => {
  test.use({firstVisit: true});

  test('no request walks behind the dialog', async ({page, open}) => {
    await open('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await moving(page)).filter((state) => state !== 'paused')).toEqual([]);
    await answerDialog(page);
    await expect.poll(() => moving(page)).toEqual([]);
  });
});

test('without script there is a success and a failure, and nothing to press', async ({scriptless: page}) => {
  await page.goto('/');
  await expect(walk(page).getByRole('radio')).toHaveCount(0);
  const responses = walk(page)
    .getByText(/^Response \d+$/)
    .filter({visible: true});
  await expect(responses).toHaveText(['Response 200', 'Response 401']);
});

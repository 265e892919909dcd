import type {Page} from '@playwright/test';
import {chips, doors, legend} from '../src/landing/Hero/content';
import {site} from '../config/site';
import run from '../docs/_data/runs/hero.json';
import {latest} from './build';
import {expect, test} from './fixtures';
import {expectInWindow, expectLanded} from './layout';

const hero = (page: Page) => page.getByRole('main').locator('header').first();
const walk = (page: Page) => hero(page).getByRole('figure');
/** The layers of a request, and the response. */
const STOPS = 5;

const option = (page: Page, label: string) => walk(page).getByRole('radio', {name: label, exact: true});

/** The state of the running animations in the figure, without those that have finished. */
const moving = (page: Page) =>
  walk(page).evaluate((figure) => figure.getAnimations({subtree: true}).map(({playState}) => playState));

test('it says what Rift is in eight chips, and leads to the sources, the introduction and two further pages', async ({
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
  // An unfinished smooth scroll would continue after going back.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await hero(page).getByRole('link', {name: fit.label}).click();
  await expectLanded(page, fit.href.slice(1));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
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
    await expect(stops).toHaveCount(STOPS);
    for (const stop of await stops.all()) await expectInWindow(page, stop);
  }
});

test('the tracks are drawn once, and those that differ again for another choice', async ({page, open}) => {
  await open('/');
  await expect.poll(() => moving(page)).toEqual([]);
  await walk(page).evaluate((figure) =>
    figure.addEventListener('animationstart', () => figure.setAttribute('data-drawn', '')),
  );
  await option(page, 'Router').check();
  await expect(walk(page)).toHaveAttribute('data-drawn');
  await expect.poll(() => moving(page)).toEqual([]);
});

test('under reduced motion a failure is shown at its end: track, code and response change by keyboard', async ({
  page,
  open,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open('/');
  await option(page, run.cases[0]?.label ?? '').focus();
  for (const {label, steps, printed, note} of run.cases) {
    await expect(option(page, label)).toBeChecked();
    await expect(walk(page).getByText(note)).toBeVisible();
    const stops = walk(page).getByRole('list').getByRole('listitem');
    await expect(stops).toHaveCount(STOPS);
    await expect(stops.getByText('skipped').filter({visible: true})).toHaveCount(
      steps.filter(({outcome}) => outcome === 'skipped').length,
    );
    const {code} = JSON.parse(printed) as {code: number};
    await expect(
      stops
        .last()
        .getByText(/^Response \d+$/)
        .filter({visible: true}),
    ).toHaveText(`Response ${code}`);
    const response = walk(page).locator('pre', {hasText: '"ok"'}).filter({visible: true});
    expect(JSON.parse(await response.innerText())).toEqual(JSON.parse(printed));
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
  }
});

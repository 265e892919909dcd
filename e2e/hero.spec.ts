import type {Page} from '@playwright/test';
import {chips, entries, legend} from '../src/landing/Hero/content';
import {site} from '../config/site';
import run from '../docs/_data/runs/hero.json';
import {latest} from './build';
import {expect, test} from './fixtures';
import {expectLanded} from './layout';

const hero = (page: Page) => page.getByRole('main').locator('header').first();
const walk = (page: Page) => hero(page).getByRole('figure');
/** The layers of a request, and the response. */
const STOPS = 5;

const option = (page: Page, label = '') => walk(page).getByRole('radio', {name: label, exact: true});
const stopsOf = (page: Page) => walk(page).getByRole('list').first().getByRole('listitem');

/** The state of the running animations in the figure, without those that have finished. */
const moving = (page: Page) =>
  walk(page).evaluate((figure) => figure.getAnimations({subtree: true}).map(({playState}) => playState));

test('the first screen is complete, says what Rift is in eight chips, and leads to the sources, the introduction and two further pages', async ({
  page,
  open,
}) => {
  await open('/');
  const {quickStart, fit} = entries;
  const links = hero(page).getByRole('link', {
    name: new RegExp(
      `^(Documentation|Sources.+leaves this site.*|${quickStart.label}|${fit.label.replace('?', '.')})$`,
    ),
  });
  const parts = links.or(walk(page).getByRole('group', {name: legend})).or(stopsOf(page));
  await expect(parts).toHaveCount(4 + 1 + STOPS);
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({width, height});
    const outside = await parts.evaluateAll((all) =>
      all
        .filter((one) => {
          const {left, top, right, bottom} = one.getBoundingClientRect();
          return Math.min(left, top) < 0 || right > innerWidth || bottom > innerHeight;
        })
        .map(({textContent}) => textContent),
    );
    expect(outside, `below the first screen of ${width} × ${height}`).toEqual([]);
  }
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    `/docs/${latest}/introduction`,
    site.frameworkRepository,
    `/docs/${latest}/${quickStart.to}`,
    fit.href,
  ]);
  const items = page.getByRole('region', {name: 'Rift in short'}).getByRole('listitem');
  await expect(items).toHaveText(chips.map(({subject, answer}) => `${subject} ${answer}`));
  expect(chips).toHaveLength(8);

  // An unfinished smooth scroll would continue after going back.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await links.last().click();
  await expectLanded(page, fit.href.slice(1));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await links.first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the tracks are drawn once, and those that differ again for another choice; under reduced motion a failure is shown at its end', async ({
  page,
  open,
}) => {
  await open('/');
  await expect.poll(() => moving(page)).toEqual([]);
  await walk(page).evaluate((figure) =>
    figure.addEventListener('animationstart', () => figure.setAttribute('data-drawn', '')),
  );
  await option(page, 'Router').check();
  await expect(walk(page)).toHaveAttribute('data-drawn');
  await expect.poll(() => moving(page)).toEqual([]);

  await page.emulateMedia({reducedMotion: 'reduce'});
  await option(page, run.cases[0]?.label).check();
  for (const {label, steps, printed, note} of run.cases) {
    await expect(option(page, label)).toBeChecked();
    await expect(walk(page).getByText(note)).toBeVisible();
    const stops = stopsOf(page);
    await expect(stops.getByText('skipped').filter({visible: true})).toHaveCount(
      steps.filter(({outcome}) => outcome === 'skipped').length,
    );
    const {code} = JSON.parse(printed) as {code: number};
    const answer = stops.last().getByText(/^Response \d+$/);
    await expect(answer.filter({visible: true})).toHaveText(`Response ${code}`);
    const response = walk(page).locator('pre', {hasText: '"ok"'}).filter({visible: true});
    expect(JSON.parse(await response.innerText())).toEqual(JSON.parse(printed));
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
  }
});

import type {Page} from '@playwright/test';
import {chips, entries} from '../src/landing/Hero/content';
import {site} from '../config/site';
import {latest} from './build';
import {expect, test} from './fixtures';
import {expectLanded} from './layout';

const hero = (page: Page) => page.getByRole('main').locator('header').first();

test('the hero has eight chips, and leads to the sources and three pages', async ({page, open}) => {
  await open('/');
  const {quickStart, fit} = entries;
  const links = hero(page).getByRole('link', {
    name: new RegExp(
      `^(Documentation|Sources.+leaves this site.*|${quickStart.label}|${fit.label.replace('?', '.')})$`,
    ),
  });
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

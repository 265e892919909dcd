import type {Locator, Page} from '@playwright/test';
import {layers, intro as architecture} from '../src/landing/Architecture/content';
import {concepts, intro as closing, quickStart} from '../src/landing/Closing/content';
import {intro as contract} from '../src/landing/Contract/content';
import {columns, components, intro as coreComponents} from '../src/landing/CoreComponents/content';
import {
  asking,
  intro as multitenancy,
  models,
  run,
  schemaOf,
  tenants,
} from '../src/landing/Multitenancy/content';
import {chips, entries} from '../src/landing/Hero/content';
import {intro as runs, method} from '../src/landing/Runs/content';
import {facts, intro as status} from '../src/landing/ReleaseStatus/content';
import {intro as validator} from '../src/landing/Validator/content';
import {footerGroups, footerTagline} from '../config/navigation';
import {contributing, site} from '../config/site';
import {docs, INTRODUCTION} from './build';
import {expect, test} from './fixtures';
import {expectFits, expectLanded} from './layout';
import {ON_ANY_SCREEN, PHONE} from './screens';

/** Every link of these sections, by section. */
const links: readonly {title: string; links: readonly {label: string; to: string}[]}[] = [
  {title: contract.title, links: [contract.link]},
  {
    title: architecture.title,
    links: [architecture.link, ...layers.map(({title, to}) => ({label: title, to}))],
  },
  {title: validator.title, links: [validator.link]},
  {
    title: coreComponents.title,
    links: [coreComponents.link, ...components.map(({name, to}) => ({label: name, to}))],
  },
  {title: multitenancy.title, links: [multitenancy.link, ...run.defects.map(({link}) => link)]},
  {title: runs.title, links: [runs.link, method]},
  {title: status.title, links: [status.link, ...facts.flatMap(({link}) => link ?? [])]},
  {title: closing.title, links: [quickStart, concepts]},
];

/** The addresses of the links in a part, by their text. */
const linksIn = async (part: Locator): Promise<Record<string, string | null>> =>
  Object.fromEntries(
    await part
      .locator('a')
      .evaluateAll((all) => all.map((link) => [link.textContent.trim(), link.getAttribute('href')])),
  );

const region = (page: Page, name: string) => page.getByRole('region', {name, exact: true});

const named = (uid: string) => `createSchemaConnection('${schemaOf(uid)}')`;

test('each section leads to its pages, and the footer names every component', async ({page, open}) => {
  await open('/');
  await test.step('the hero has eight chips, and leads to the sources and three pages', async () => {
    const {quickStart: start, fit} = entries;
    const names = ['Documentation', 'Sources.+leaves this site.*', start.label, fit.label.replace('?', '.')];
    const hero = page.getByRole('main').locator('header').first();
    const leads = hero.getByRole('link', {name: new RegExp(`^(${names.join('|')})$`)});
    const addresses = await leads.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([INTRODUCTION, site.frameworkRepository, docs(start.to), fit.href]);
    const items = page.getByRole('region', {name: 'Rift in short'}).getByRole('listitem');
    await expect(items).toHaveText(chips.map(({subject, answer}) => `${subject} ${answer}`));
    expect(chips).toHaveLength(8);

    // An unfinished smooth scroll would continue after going back.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await leads.last().click();
    await expectLanded(page, fit.href.slice(1));
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  for (const {title, links: expected} of links) {
    const section = region(page, title);
    await expect(section.getByRole('heading', {level: 2})).toContainText(title);
    expect(await linksIn(section), title).toMatchObject(
      Object.fromEntries(expected.map(({label, to}) => [label, docs(to)])),
    );
  }

  await test.step('another tenant changes the connection and not the query, by pointer and by keyboard', async () => {
    const section = region(page, multitenancy.title);
    const radios = section.getByRole('radio');
    const connection = section.getByRole('definition').nth(0);
    await expect(section.locator('label')).toContainText(tenants.map(() => new RegExp(models.join('.*'))));
    await expect(section.getByText(`${tenants.length} rows`)).toBeVisible();
    await expect(radios.first()).toBeChecked();
    await expect(connection).toHaveText(named(tenants[0]), {useInnerText: true});
    await section.locator('label').nth(1).click();
    await expect(connection).toHaveText(named(tenants[1]), {useInnerText: true});
    await page.keyboard.press('ArrowDown');
    await expect(radios.last()).toBeChecked();
    await expect(connection).toHaveText(named(tenants[2]), {useInnerText: true});
    await expect(section.getByRole('definition').nth(1)).toHaveText(asking.sql);
    await expect(section.getByRole('deletion')).toHaveText(asking.condition);
  });

  await test.step('each item of the footer leads to the page that covers it, or says that it is planned', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(footerTagline)).toBeVisible();
    expect(await linksIn(footer)).toMatchObject({Changelog: '/changelog', Contribute: contributing.path});
    for (const {title, items} of footerGroups) {
      const group = footer.getByRole('navigation', {name: title});
      await expect(group.getByRole('listitem')).toHaveText(
        items.map(({label, to}) => (to === undefined ? `${label} planned` : label)),
      );
      expect(await linksIn(group)).toEqual(
        Object.fromEntries(items.flatMap(({label, to}) => (to === undefined ? [] : [[label, docs(to)]]))),
      );
    }
  });

  await test.step('no layer and no component lies beside the window', async () => {
    expect(components).toHaveLength(13);
    const table = page.getByRole('table', {name: 'Core components of Rift'});
    const names = [...layers.map(({title}) => title), ...components.map(({name}) => name)];
    for (const width of [1440, 1024, 320]) {
      await page.setViewportSize({width, height: 800});
      const links = page.getByRole('main').locator('a');
      const inWindow = await links.evaluateAll((all) => {
        const isInWindow = ({left, right}: DOMRect) => left > 0 && right <= innerWidth;
        return all.filter((link) => isInWindow(link.getBoundingClientRect())).map((link) => link.textContent);
      });
      expect(inWindow, `at ${width} px`).toEqual(expect.arrayContaining(names));
      // It is also a table for screen readers, however it is laid out.
      await expect(table.getByRole('columnheader')).toHaveText(Object.values(columns));
      await expect(table.getByRole('rowheader')).toHaveText(components.map(({name}) => name));
      await expect(table.getByRole('row', {name: components[0]?.body ?? ''})).toBeAttached();
    }
    await expectFits(page);
  });

  await test.step('under reduced motion nothing moves', async () => {
    const walk = page.getByRole('main').getByRole('figure').first();
    await walk.getByRole('radio', {name: 'Router', exact: true}).check();
    const moving = await page.evaluate(() => [
      ...document.getAnimations().map(({playState}) => playState),
      ...[...document.querySelectorAll('*')]
        .filter((one) => /[1-9]/.test(getComputedStyle(one).transitionDuration))
        .map(({className}) => className),
    ]);
    expect(moving).toEqual([]);
  });
});

test('a reload and the address of a section lead to their place', ON_ANY_SCREEN, async ({page, open}) => {
  await page.setViewportSize(PHONE.viewport);
  await open('/');
  const headings = page.getByRole('main').locator('h2[id]');
  const fragments = await headings.evaluateAll((all) => all.map(({id}) => id));
  expect(fragments.length).toBeGreaterThan(links.length);
  const heading = region(page, status.title).getByRole('heading', {level: 2});
  const top = () => heading.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await heading.evaluate((one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
  const before = await top();
  await page.reload();
  await expect.poll(top, 'after a reload').toBe(before);

  await page.goto('about:blank');
  await open(`/#${fragments.at(-1)}`);
  await expect(headings.last()).toBeInViewport();
});

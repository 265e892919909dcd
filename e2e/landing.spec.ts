import type {Locator, Page} from '@playwright/test';
import {layers, frame as architecture} from '../src/landing/Architecture/content';
import {concepts, frame as closing, quickStart} from '../src/landing/Closing/content';
import {chain, exceptions, frame as contract} from '../src/landing/Contract/content';
import {columns, components, frame as coreComponents} from '../src/landing/CoreComponents/content';
import {asking, figure, frame as multitenancy, models, run} from '../src/landing/Multitenancy/content';
import {PLACES, start} from '../src/landing/Multitenancy/Tenants/tenants';
import {frame as validator, others, refused} from '../src/landing/Validator/content';
import {schemaOf} from '../src/shared/tenant';
import {installCommand} from '../config/site';
import {latest} from './build';
import {expect, test} from './fixtures';
import {expectFits} from './layout';

const docs = (to: string) => `/docs/${latest}/${to}`;

/** Every link of these sections, by the section that holds it. */
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
  {title: closing.title, links: [quickStart, concepts]},
];

const region = (page: Page, name: string) => page.getByRole('region', {name, exact: true});

test('each section is a region, and its links lead to pages', async ({page, open}) => {
  await open('/');
  for (const {title, links: expected} of links) {
    const section = region(page, title);
    await expect(section.getByRole('heading', {level: 2})).toContainText(title);
    for (const {label, to} of expected) {
      const link = section.getByRole('link', {name: label, exact: true});
      await expect(link).toHaveAttribute('href', docs(to));
      expect((await page.request.get(docs(to), {maxRedirects: 0})).status(), to).toBe(200);
    }
  }
});

test('the call at the end lands at the heading it names', async ({page, open}) => {
  await open('/');
  const section = region(page, closing.title);
  await expect(section.getByText(installCommand)).toBeVisible();
  await section.getByRole('link', {name: quickStart.label}).click();
  const [path = '', id = ''] = quickStart.to.split('#');
  await expect(page).toHaveURL(`${docs(path)}#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('exceptions and the chain stand beside each other only where there is room', async ({page, open}) => {
  await open('/');
  const section = region(page, contract.title);
  const [before, after] = [exceptions, chain].map(({title}) => section.getByRole('heading', {name: title}));
  for (const [width, isBeside] of [
    [1440, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    const [left, right] = [await before?.boundingBox(), await after?.boundingBox()];
    expect((right?.x ?? 0) > (left?.x ?? 0) + width / 4, `beside at ${width}`).toBe(isBeside);
  }
});

test('the layers are four, in the order of a request, each with a line of proof', async ({page, open}) => {
  await open('/');
  const cells = region(page, architecture.title).getByRole('listitem');
  await expect(cells).toHaveCount(layers.length);
  for (const [index, {title, proof}] of layers.entries()) {
    await expect(cells.nth(index).getByRole('heading', {level: 3})).toHaveText(title);
    await expect(cells.nth(index).getByText(proof, {exact: true})).toBeVisible();
  }
});

test('wrong inputs stand beside what the validator answers', async ({page, open}) => {
  await open('/');
  const section = region(page, validator.title);
  await expect(section.getByText(`"payload": "${refused.answer.value.payload}"`)).toBeVisible();
  await expect(section.getByRole('term')).toHaveText(others.map(({input}) => input));
  await expect(section.getByRole('definition')).toHaveText(others.map(({message}) => message));
});

test('the table has thirteen components and reads as a table at every width', async ({page, open}) => {
  expect(components).toHaveLength(13);
  await open('/');
  const table = page.getByRole('table', {name: 'Core components of Rift'});
  for (const width of [1440, 360, 320]) {
    await page.setViewportSize({width, height: 800});
    await expect(table.getByRole('columnheader')).toHaveText(Object.values(columns));
    await expect(table.getByRole('rowheader')).toHaveText(components.map(({name}) => name));
    await expect(table.getByRole('cell')).toHaveText(components.flatMap(({group, body}) => [group, body]));
    await expectFits(page, `the page at ${width}`);
  }
  // On a phone the group stands level with its component, and the text below both.
  const row = table.getByRole('row').nth(1);
  const boxes = await Promise.all([
    row.getByRole('rowheader').boundingBox(),
    ...(await row.getByRole('cell').all()).map((cell) => cell.boundingBox()),
  ]);
  const [name, group, body] = boxes.map((box) => box ?? {x: 0, y: 0, width: 0, height: 0});
  expect(group?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0) - 1);
  expect(body?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
});

/** What a reader sees of the figure of the tenants. */
function tenantsFigure(page: Page) {
  const section = region(page, multitenancy.title);
  return {
    section,
    radios: section.getByRole('radio'),
    add: section.getByRole('button', {name: figure.add}),
    startOver: section.getByRole('button', {name: figure.startOver}),
    status: section.getByRole('status'),
    connection: section.getByRole('definition').nth(0),
    query: section.getByRole('definition').nth(1),
  };
}

/** The box of a radio button, which is its label. */
const boxOf = (radio: Locator) => radio.locator('xpath=ancestor::label');

/** Where something stands on the page, however far that is scrolled. */
const placeOf = (target: Locator) =>
  target.evaluate((element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return {x, y: y + window.scrollY, width, height};
  });

const named = (schema: string) => `createSchemaConnection('${schema}')`;

test('a tenant that is added gets its schema and its tables, and is told of', async ({page, open}) => {
  await open('/');
  const {section, radios, add, status, connection} = tenantsFigure(page);
  await expect(radios).toHaveCount(start.uids.length);
  await expect(status).toHaveText(start.message);

  await add.click();
  await expect(radios).toHaveCount(start.uids.length + 1);
  const box = boxOf(radios.last());
  await expect(box).toHaveText(/^tenant_[0-9a-f]{4}_[0-9a-f]{4}_[0-9a-f]{4}/);
  for (const model of models) {
    const table = box.getByText(model, {exact: true});
    await expect(table).toBeVisible();
    await expect(table).toHaveCSS('opacity', '1');
  }
  const name = await radios.last().evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.innerText ?? '');
  const schema = /tenant_\s*(\w+)/.exec(name)?.[1] ?? '';
  await expect(status).toHaveText(
    `Schema tenant_${schema} created with Clients, Services, Invoices and Orders.`,
  );
  await expect(section.getByText('3 rows')).toBeVisible();
  await expect(connection).toHaveText(named(schemaOf(start.chosen)));
});

test('the tables of a new tenant come one after the other, in less than a second', async ({page, open}) => {
  const delays = () =>
    boxOf(tenantsFigure(page).radios.last()).evaluate((box) =>
      [box, ...box.querySelectorAll('*')]
        .flatMap((element) => element.getAnimations())
        .map((animation) => animation.effect?.getComputedTiming())
        .map((timing) => ({delay: timing?.delay ?? 0, end: Number(timing?.endTime ?? 0)})),
    );
  await open('/');
  // At rest, none can end before it is looked at.
  await page.addStyleTag({content: '* { animation-play-state: paused !important; }'});
  await tenantsFigure(page).add.click();
  const moving = await delays();
  expect(moving.length).toBe(1 + models.length);
  expect(moving.map(({delay}) => delay)).toEqual(
    [...new Set(moving.map(({delay}) => delay))].sort((a, b) => a - b),
  );
  expect(Math.max(...moving.map(({end}) => end))).toBeLessThan(1000);

  await page.emulateMedia({reducedMotion: 'reduce'});
  await tenantsFigure(page).add.click();
  expect(await delays()).toEqual([]);
});

test('choosing a tenant changes the connection and not the query', async ({page, open}) => {
  await open('/');
  const {section, radios, connection, query} = tenantsFigure(page);
  await expect(radios.first()).toBeChecked();
  await expect(connection).toHaveText(named(schemaOf(start.chosen)));
  await boxOf(radios.nth(1)).click();
  await expect(radios.nth(1)).toBeChecked();
  await expect(connection).toHaveText(named(schemaOf(start.uids[1] ?? '')));
  await expect(query).toHaveText(asking.sql);
  expect(asking.sql).not.toContain('tenant');
  await expect(section.getByRole('deletion')).toHaveText(asking.condition);
});

test('the figure is full at six, says so, and starts over', async ({page, open}) => {
  await open('/');
  const {radios, add, startOver, connection, query} = tenantsFigure(page);
  const places = () => Promise.all([add, query].map(placeOf));
  const before = await places();
  for (let count = start.uids.length; count < PLACES; count++) {
    await expect(add).toBeEnabled();
    await add.click();
    await expect(radios).toHaveCount(count + 1);
  }
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription(figure.full);
  expect(await places(), 'nothing below has moved').toEqual(before);
  await add.click({force: true});
  await expect(radios).toHaveCount(PLACES);

  await boxOf(radios.last()).click();
  await expect(connection).not.toHaveText(named(schemaOf(start.chosen)));
  await startOver.click();
  await expect(radios).toHaveCount(start.uids.length);
  await expect(radios.first()).toBeChecked();
  await expect(connection).toHaveText(named(schemaOf(start.chosen)));
  await expect(add).toBeEnabled();
});

test('the figure can be worked by keyboard, and the focus stays where it is used', async ({page, open}) => {
  await open('/');
  const {radios, add, startOver, connection} = tenantsFigure(page);
  await radios.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(radios.nth(1)).toBeChecked();
  await expect(connection).toHaveText(named(schemaOf(start.uids[1] ?? '')));
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  for (let count = start.uids.length; count < PLACES; count++) await page.keyboard.press('Enter');
  await expect(radios).toHaveCount(PLACES);
  await expect(add).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(startOver).toBeFocused();
  await expect(radios).toHaveCount(start.uids.length);
});

test('without script the figure is a picture, with nothing to press', async ({scriptless: page}) => {
  await page.goto('/');
  const {section, radios, add, startOver, connection} = tenantsFigure(page);
  await expect(section.locator('label').getByText(models[0], {exact: true})).toHaveCount(start.uids.length);
  for (const control of [add, startOver, radios]) await expect(control).toHaveCount(0);
  await expect(connection).toHaveText(named(schemaOf(start.chosen)));
  await expect(section.getByText('Configurator::registerTenantModel').first()).toBeVisible();
});

import type {Locator, Page} from '@playwright/test';
import {layers, frame as architecture} from '../src/landing/Architecture/content';
import {concepts, frame as closing, quickStart} from '../src/landing/Closing/content';
import {chain, exceptions, frame as contract} from '../src/landing/Contract/content';
import {columns, components, frame as coreComponents} from '../src/landing/CoreComponents/content';
import {asking, figure, frame as multitenancy, models, run} from '../src/landing/Multitenancy/content';
import {PLACES, schemaOf, start} from '../src/landing/Multitenancy/Tenants/tenants';
import {frame as runsFrame, runs} from '../src/landing/Runs/content';
import {facts, frame as status} from '../src/landing/ReleaseStatus/content';
import {frame as validator, others, refused} from '../src/landing/Validator/content';
import {installCommand} from '../config/site';
import {latest} from './build';
import {expect, started, test} from './fixtures';
import {expectFits} from './layout';
import {ON_ANY_SCREEN} from './screens';

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
  {title: runsFrame.title, links: [runsFrame.link, ...runs]},
  {title: status.title, links: [status.link, ...facts.flatMap(({link}) => link ?? [])]},
  {title: closing.title, links: [quickStart, concepts]},
];

const region = (page: Page, name: string) => page.getByRole('region', {name, exact: true});

test(
  'each section is a region that says its part, and leads to its pages',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    await open('/');
    for (const {title, links: expected} of links) {
      const section = region(page, title);
      await expect(section.getByRole('heading', {level: 2})).toContainText(title);
      for (const {label, to} of expected) {
        const link = section.getByRole('link', {name: label, exact: true});
        await expect(link).toHaveAttribute('href', docs(to));
      }
    }
    await test.step('the layers are four, in the order of a request, each with a line of proof', async () => {
      const cells = region(page, architecture.title).getByRole('listitem');
      await expect(cells.getByRole('heading', {level: 3})).toHaveText(layers.map(({title}) => title));
      for (const [index, {proof}] of layers.entries())
        await expect(cells.nth(index).getByText(proof, {exact: true})).toBeVisible();
    });
    await test.step('wrong inputs stand beside what the validator answers', async () => {
      const section = region(page, validator.title);
      await expect(section.getByText(`"payload": "${refused.answer.value.payload}"`)).toBeVisible();
      await expect(section.getByRole('term')).toHaveText(others.map(({input}) => input));
      await expect(section.getByRole('definition')).toHaveText(others.map(({message}) => message));
    });
    await test.step('the call at the end leads to the first endpoint', async () => {
      const section = region(page, closing.title);
      await expect(section.getByText(installCommand)).toBeVisible();
      await section.getByRole('link', {name: quickStart.label}).click();
      await expect(page).toHaveURL(docs(quickStart.to));
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
    });
  },
);

test(
  'no layer and no component lies beside the window, and on a phone what stands side by side is swiped',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    expect(components).toHaveLength(13);
    await open('/');
    const section = region(page, contract.title);
    const headings = [exceptions, chain].map(({title}) => section.getByRole('heading', {name: title}));
    const table = page.getByRole('table', {name: 'Core components of Rift'});
    const names = [...layers.map(({title}) => title), ...components.map(({name}) => name)];
    for (const width of [1440, 1024, 768, 320]) {
      await page.setViewportSize({width, height: 800});
      const places = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => {
            const {left, right} = link.getBoundingClientRect();
            return {name: link.textContent, isInWindow: left > 0 && right <= innerWidth};
          }),
        );
      const shown = places.filter(({name}) => names.includes(name));
      expect(shown.length, `links at ${width} px`).toBeGreaterThanOrEqual(names.length);
      expect(
        shown.filter(({isInWindow}) => !isInWindow),
        `beside the window at ${width} px`,
      ).toEqual([]);
      if (width !== 1440 && width !== 320) continue;
      const [left, right] = await Promise.all(headings.map((heading) => heading.boundingBox()));
      expect(right?.y, `level at ${width} px`).toBe(left?.y);
      expect(right?.x, `in sight at ${width} px`).toBeLessThan(width);
      // It is a table for those who listen, too, however it is laid out.
      await expect(table.getByRole('columnheader')).toHaveText(Object.values(columns));
      await expect(table.getByRole('rowheader')).toHaveText(components.map(({name}) => name));
      await expect(table.getByRole('row', {name: components[0]?.body ?? ''})).toBeAttached();
      await expectFits(page, `the page at ${width} px`);
    }
  },
);

test('every section is laid out soon, also far from the window', ON_ANY_SCREEN, async ({page}) => {
  await page.goto('/');
  await started(page);
  const skipped = () =>
    page
      .getByRole('main')
      .locator('h2')
      .evaluateAll((all) => all.filter((one) => !one.checkVisibility({contentVisibilityAuto: true})).length);
  await expect.poll(skipped).toBe(0);
});

test('a reload and the way back lead to the place that was read', async ({page, open}) => {
  await open('/');
  const heading = region(page, status.title).getByRole('heading', {level: 2});
  const top = () => heading.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await heading.evaluate((one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
  const before = await top();
  await page.reload();
  await expect.poll(top, 'after a reload').toBe(before);
  await page.goto(docs('introduction'));
  await page.goBack();
  await expect.poll(top, 'on the way back').toBe(before);
});

test('the address of a section leads to it, and what is read stays in place on the way up', async ({
  page,
  open,
}) => {
  await open('/');
  const headings = page.getByRole('main').locator('h2[id]');
  const fragments = await headings.evaluateAll((all) => all.map(({id}) => id));
  expect(fragments.length).toBeGreaterThan(links.length);
  for (const fragment of fragments.slice(-3)) {
    await page.goto('about:blank');
    await open(`/#${fragment}`);
    const heading = page.locator(`[id="${fragment}"]`);
    await expect(heading).toBeInViewport();
    const moves = await page.evaluate(async (step) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const found: number[] = [];
      while (scrollY > 2 * step) {
        const read = document.elementFromPoint(innerWidth / 3, innerHeight / 2);
        const before = read?.getBoundingClientRect().top ?? NaN;
        scrollBy(0, -step);
        await frame();
        await frame();
        found.push((read?.getBoundingClientRect().top ?? NaN) - before - step);
      }
      return found;
    }, 200);
    expect(moves.length, fragment).toBeGreaterThan(10);
    for (const move of moves) expect(Math.abs(move), `moved on the way up from ${fragment}`).toBeLessThan(2);
  }
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

/** What is pressed for a radio button. */
const labelOf = (radio: Locator) => radio.locator('xpath=ancestor::label');

const named = (schema: string) => `createSchemaConnection('${schema}')`;

test('a tenant is added with its schema and tables, one is chosen, and the figure starts over when full', async ({
  page,
  open,
}) => {
  await open('/');
  const {section, radios, add, startOver, status, connection, query} = tenantsFigure(page);
  await expect(radios).toHaveCount(start.uids.length);
  await expect(status).toHaveText(start.message);

  await add.click();
  await expect(radios).toHaveCount(start.uids.length + 1);
  const tenant = labelOf(radios.last());
  await expect(tenant).toHaveText(/^tenant_[0-9a-f]{4}_[0-9a-f]{4}_[0-9a-f]{4}/);
  for (const model of models) await expect(tenant.getByText(model, {exact: true})).toHaveCSS('opacity', '1');
  const schema = /tenant_\s*(\w+)/.exec(await tenant.innerText())?.[1] ?? '';
  await expect(status).toHaveText(
    `Schema tenant_${schema} created with Clients, Services, Invoices and Orders.`,
  );
  await expect(section.getByText('3 rows')).toBeVisible();
  await expect(connection).toHaveText(named(schemaOf(start.chosen)));

  await test.step('choosing a tenant changes the connection and not the query', async () => {
    await expect(radios.first()).toBeChecked();
    await labelOf(radios.nth(1)).click();
    await expect(radios.nth(1)).toBeChecked();
    await expect(connection).toHaveText(named(schemaOf(start.uids[1] ?? '')));
    await expect(query).toHaveText(asking.sql);
    expect(asking.sql).not.toContain('tenant');
    await expect(section.getByRole('deletion')).toHaveText(asking.condition);
  });

  await test.step('it is full at six, says so, and starts over', async () => {
    for (let count = start.uids.length + 1; count < PLACES; count++) {
      await expect(add).toBeEnabled();
      await add.click();
      await expect(radios).toHaveCount(count + 1);
    }
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription(figure.full);
    await add.click({force: true});
    await expect(radios).toHaveCount(PLACES);
    await startOver.click();
    await expect(radios).toHaveCount(start.uids.length);
    await expect(radios.first()).toBeChecked();
    await expect(connection).toHaveText(named(schemaOf(start.chosen)));
    await expect(add).toBeEnabled();
  });
});

test(
  'a new tenant comes in less than a second, and at once under reduced motion',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    const ends = () =>
      labelOf(tenantsFigure(page).radios.last()).evaluate((row) =>
        row.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
      );
    await open('/');
    // At rest, none can end before it is looked at.
    await page.addStyleTag({content: '* { animation-play-state: paused !important; }'});
    await tenantsFigure(page).add.click();
    expect(await ends()).toEqual([expect.any(Number)]);
    expect(Math.max(...(await ends()))).toBeLessThan(1000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await tenantsFigure(page).add.click();
    expect(await ends()).toEqual([]);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((one) => /[1-9]/.test(getComputedStyle(one).transitionDuration))
        .map(({className}) => className),
    );
    expect(moving).toEqual([]);
  },
);

test(
  'the figure can be worked by keyboard, and the focus stays where it is used',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    await open('/');
    const {radios, add, startOver, connection} = tenantsFigure(page);
    await add.focus();
    for (let count = start.uids.length; count < PLACES; count++) await page.keyboard.press('Enter');
    await expect(radios).toHaveCount(PLACES);
    await expect(add).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(startOver).toBeFocused();
    await expect(radios).toHaveCount(start.uids.length);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(radios.nth(1)).toBeChecked();
    await expect(connection).toHaveText(named(schemaOf(start.uids[1] ?? '')));
  },
);

test(
  'without script the figure is a picture, with nothing to press',
  ON_ANY_SCREEN,
  async ({scriptless: page}) => {
    await page.goto('/');
    const {section, radios, add, startOver, connection} = tenantsFigure(page);
    await expect(section.locator('label').getByText(models[0], {exact: true})).toHaveCount(start.uids.length);
    for (const control of [add, startOver, radios]) await expect(control).toHaveCount(0);
    await expect(connection).toHaveText(named(schemaOf(start.chosen)));
    await expect(section.getByText('Configurator::registerTenantModel').first()).toBeVisible();
  },
);

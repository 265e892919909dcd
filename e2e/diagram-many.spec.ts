import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {latest} from './build';
import {bodyOf, diagramIn, draw} from './diagram-page';
import {openDraft} from './draft';
import {expect, test} from './fixtures';
import {listenToRequests} from './requests';

/** Has a diagram of every kind, none of which was drawn before the build. */
const ADDRESS = '/contributing/diagrams';
const HEADING = 'Diagrams';

const SAMPLES = path.join(__dirname, '../src/diagrams/Guide/samples');

/** Ids that two diagrams share: one would get the arrows or the styles of the other. */
const sharedIds = (page: Page) =>
  page.evaluate(() => {
    const owners = new Map<string, Element>();
    const isShared = (element: Element, diagram: Element) => {
      const owner = owners.get(element.id) ?? diagram;
      owners.set(element.id, owner);
      return owner !== diagram;
    };
    return Array.from(document.querySelectorAll('[role="group"] svg[id]'), (diagram) =>
      [diagram, ...diagram.querySelectorAll('[id]')].filter((element) => isShared(element, diagram)),
    ).flatMap((elements) => elements.map(({id}) => id));
  });

test('each of many diagrams is drawn once, whatever the colours do meanwhile, and nothing is left over', async ({
  page,
  open,
}) => {
  test.slow();
  await open(`/docs/${latest}/reference/constants`);
  const before = await bodyOf(page);
  await open(ADDRESS);
  const diagrams = (await diagramIn(page).all()).slice(0, 12);
  expect(diagrams.length).toBe(12);
  const ids: (string | null)[] = [];
  for (const [index, diagram] of diagrams.entries()) {
    if (index % 5 === 0) await page.emulateMedia({colorScheme: index % 2 === 0 ? 'dark' : 'light'});
    ids.push(await (await draw(diagram)).getAttribute('id'));
  }
  const idsNow = await diagramIn(page).evaluateAll((frames) =>
    frames.map((frame) => frame.querySelector('svg[id]')?.id),
  );
  expect(idsNow.slice(0, ids.length)).toEqual(ids);
  expect(await sharedIds(page)).toEqual([]);
  await expect.poll(() => bodyOf(page)).toEqual(before);
});

test('leaving while diagrams are drawn, and coming back: no error, nothing left over, all drawn', async ({
  page,
  open,
}) => {
  test.slow();
  await open(ADDRESS);
  const held: Route[] = [];
  let isHolding = false;
  await page.route('**/assets/js/**', (route) => (isHolding ? void held.push(route) : route.continue()));
  for (const name of ['Where an application runs', 'The sixteen interfaces by group']) {
    const diagram = diagramIn(page, name);
    // Drawing has begun, and cannot end before the page is left.
    isHolding = true;
    await diagram.scrollIntoViewIfNeeded();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isHolding = false;
    await page.getByRole('navigation').getByRole('link', {name: 'Get started'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    for (const route of held.splice(0)) await route.continue();
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
    await draw(diagram);
  }
  await draw(diagramIn(page).last());
});

test('each kind has code of its own, which comes when it is drawn', async ({page, open}) => {
  test.slow();
  const asked = listenToRequests(page);
  const scripts = () => new Set(asked.filter((file) => file.endsWith('.js')));
  const {show, frame} = await openDraft(page, open);
  await draw(frame);
  for (const file of readdirSync(SAMPLES).filter((name) => name.endsWith('.mmd'))) {
    const source = readFileSync(path.join(SAMPLES, file), 'utf8').trim();
    const name = /accTitle: (.+)/.exec(source)?.[1] ?? '';
    // The first ones of the page were drawn as it was opened.
    const isDrawn = (await diagramIn(page, name).and(page.locator('[data-drawn]')).count()) > 0;
    const before = scripts().size;
    await show(source);
    if (!isDrawn) expect(scripts().size, file).toBeGreaterThan(before);
  }
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {examples, frame} from '../src/landing/CodeShowcase/content';
import type {Example} from '../src/landing/CodeShowcase/example';
import {expectAccessible} from './accessibility';
import {expect, layOut, started, test} from './fixtures';
import {watchShifts} from './layout';
import {hold} from './requests';
import {DIAGRAM_CODE, watchScripts} from './scripts';
import {ON_ANY_SCREEN} from './screens';

const SAMPLES = path.join(__dirname, '../src/landing/CodeShowcase/samples');
const readSample = (file: string) => readFileSync(path.join(SAMPLES, file), 'utf8');

const PANELS = ['Source', 'Response', 'Structure'] as const;
type Panel = (typeof PANELS)[number];

/** In px: up to this width, the response has its own tab. */
const NARROW_PX = 996;
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) <= NARROW_PX;
const showcase = (page: Page) => page.getByRole('region', {name: frame.title});
const tab = (page: Page, name: string) => showcase(page).getByRole('tab', {name, exact: true});
const stop = (page: Page, label: string) =>
  showcase(page).getByRole('list').getByRole('button', {name: label});
const lit = (place: Locator) => place.locator('[data-lit]');

/** The tab of a panel. If there is room, the response is beside the source. */
const tabOf = (page: Page, panel: Panel) =>
  isNarrow(page) || panel === 'Structure' ? panel : 'Source and response';

/** Chooses the tab of a panel of the current example, and returns the panel. */
async function show(page: Page, panel: Panel): Promise<Locator> {
  await tab(page, tabOf(page, panel)).click();
  return showcase(page).locator(`[data-panel="${panel.toLowerCase()}"]`).filter({visible: true});
}

/** Expects that a panel has scrolled, so that the start of what is highlighted is inside it. */
async function expectInside(thing: Locator, panel: Locator): Promise<void> {
  await expect(async () => {
    const [inner, outer] = await Promise.all([thing.boundingBox(), panel.boundingBox()]);
    if (!inner || !outer) throw new Error('not shown');
    expect(inner.y).toBeGreaterThanOrEqual(outer.y);
    expect(inner.y).toBeLessThan(outer.y + outer.height);
    expect(inner.x).toBeGreaterThanOrEqual(outer.x);
    expect(inner.x).toBeLessThan(outer.x + outer.width);
  }).toPass({timeout: 5000});
}

async function openExample(page: Page, open: (path: string) => Promise<unknown>, {id}: Example) {
  await open(`/?example=${id}#code`);
  await expect(page.locator('[data-example][data-linked]')).toHaveCount(examples.length);
}

test(
  'an example is chosen by its tab or by keys, the address says so, and leads to it again',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    // An unknown example selects the first one, and does not scroll.
    await open('/?example=%3Cnobody%3E');
    await expect(tab(page, examples[0].label)).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    for (const {id, label} of [...examples].reverse()) {
      await tab(page, label).click();
      await expect(showcase(page).getByRole('tab', {name: label, selected: true})).toBeVisible();
      await expect(showcase(page).getByRole('tabpanel', {name: label, exact: true})).toBeVisible();
      await expect(page).toHaveURL(`/?example=${id}`);
    }
    for (const [key, label] of [
      ['ArrowRight', 'Registration'],
      ['End', 'Bearer token middleware'],
      ['ArrowRight', 'Auth'],
      ['ArrowLeft', 'Bearer token middleware'],
      ['Home', 'Auth'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, label)).toBeFocused();
      await expect(tab(page, label)).toHaveAttribute('aria-selected', 'true');
    }
    expect(await entries(), 'steps back to where the reader came from').toBe(before);
    await page.goto('about:blank');
    await open('/?example=verification');
    await expect(tab(page, 'Verification')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Verification')).toBeInViewport();
  },
);

/** Widths at which texts take different numbers of lines. */
const WIDTHS_PX = [1440, 320];

test('its height is the same before and after its script is loaded', async ({page}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const release = await hold(page, /\/assets\/js\//);
  await page.goto('/', {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await layOut(page);
  const before = await height();
  await release();
  await started(page);
  await expect(page.locator('[data-example][data-linked]')).toHaveCount(examples.length);
  expect(await height()).toBe(before);
});

test('changing tabs moves nothing at any width', ON_ANY_SCREEN, async ({page, open}) => {
  await open('/');
  const measure = () => page.evaluate(() => [document.documentElement.scrollHeight, window.scrollY]);
  // Dispatched, because a click by Playwright would scroll to its target. Polled, because Mermaid briefly measures its
  // picture at the end of the page.
  const press = (name: string) => tab(page, name).dispatchEvent('click');
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({width, height: 800});
    await press('Auth');
    await expect(tab(page, 'Auth')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Auth').scrollIntoViewIfNeeded();
    const before = await measure();
    for (const {label} of examples) {
      await press(label);
      await expect(tab(page, label)).toHaveAttribute('aria-selected', 'true');
      await expect.poll(measure, `${label} at ${width} px`).toEqual(before);
      for (const panel of PANELS) {
        await press(tabOf(page, panel));
        await expect(tab(page, tabOf(page, panel))).toHaveAttribute('aria-selected', 'true');
        await expect.poll(measure, `${label}, ${panel} at ${width} px`).toEqual(before);
      }
      await press(tabOf(page, 'Source'));
    }
    const rail = showcase(page).getByRole('list', {name: /^Steps of/});
    const excess = await rail.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
    if (!isNarrow(page)) expect(excess, `a scroll bar under the steps at ${width} px`).toBe(0);
  }
});

/** How far the drawn track reaches along a row of steps: it passes through each stop, even after the one that fails. */
const reachOf = (rail: Locator) =>
  rail.evaluate((list) => {
    const ends = [...list.querySelectorAll('li')].flatMap((stop) =>
      (['::before', '::after'] as const).map((piece) => {
        const {display, content, width} = getComputedStyle(stop, piece);
        const isDrawn = display !== 'none' && content !== 'none';
        return isDrawn ? stop.offsetLeft + Number.parseFloat(width) : 0;
      }),
    );
    return Math.max(...ends) / list.scrollWidth;
  });

/** Expects a step to light up in all views when it is pressed. */
async function expectLit(page: Page, {label, timer, message}: Example['steps'][number], number: number) {
  await stop(page, label).click();
  await expect(stop(page, label)).toHaveAttribute('aria-pressed', 'true');

  const source = await show(page, 'Source');
  await expectInside(lit(source).first(), source);
  await expect(lit(source).and(source.locator(`:not([data-step="${number}"])`))).toHaveCount(0);

  const response = await show(page, 'Response');
  if (timer === undefined) await expect(lit(response)).toHaveCount(0);
  else {
    await expect(lit(response.locator('pre'))).toContainText(`"${timer}"`);
    await expectInside(lit(response.locator('pre')), response);
  }

  const structure = await show(page, 'Structure');
  await expect(structure.locator('text[data-lit]')).toHaveText(message);
  await expectInside(structure.locator('text[data-lit]'), structure);
}

// Unit tests check how steps are linked to their places, so the ends of each example are enough.
test('the steps of each example light up in all views, which are accessible: two tabs if there is room, otherwise three', async ({
  page,
  open,
}) => {
  await openExample(page, open, examples[0]);
  const views = showcase(page).getByRole('tablist', {name: /^Views of/});
  await expect(views.getByRole('tab').filter({visible: true})).toHaveText(
    [...new Set(PANELS.map((panel) => tabOf(page, panel)))],
    {useInnerText: true},
  );
  // The phone shows all examples in the same way.
  for (const {label, steps} of isNarrow(page) ? examples.slice(0, 1) : examples)
    await test.step(label, async () => {
      await tab(page, label).click();
      expect(await reachOf(showcase(page).getByRole('list', {name: /^Steps of/}))).toBeGreaterThan(0.9);
      for (const number of [1, steps.length]) {
        const step = steps[number - 1];
        if (step) await expectLit(page, step, number);
      }
    });
  for (const panel of PANELS) {
    await show(page, panel);
    await expectAccessible(page, `section:has(#${frame.id})`);
  }
});

test('a line, a timer and a message light up their step, by pointer and by keyboard, and in forced colours', async ({
  page,
  open,
}) => {
  const registration = examples.find(({id}) => id === 'registration') ?? examples[0];
  const index = registration.steps.findIndex(({timer}) => timer === 'reg.hash');
  const {label = '', message = ''} = registration.steps[index] ?? {};
  await openExample(page, open, registration);
  const isLit = () => showcase(page).locator('li[data-lit]').filter({hasText: label});
  const places: [Panel, (panel: Locator) => Locator][] = [
    ['Source', (panel) => panel.locator(`[data-step="${index + 1}"]`).last()],
    ['Response', (panel) => panel.locator(`pre [data-step="${index + 1}"]`)],
    ['Structure', (panel) => panel.locator('text').filter({hasText: message})],
  ];
  for (const [name, place] of places) {
    const panel = await show(page, name);
    await showcase(page).getByRole('heading', {level: 2}).hover();
    await expect(isLit()).toHaveCount(0);
    await place(panel).hover();
    await expect(isLit()).toHaveCount(1);
  }

  const [one, two] = registration.steps.map((step) => stop(page, step.label));
  if (!one || !two) throw new Error('the example needs two steps');
  await test.step('arrows move along the steps, Enter keeps one lit and says where, and Enter again releases it', async () => {
    const source = await show(page, 'Source');
    await one.focus();
    await page.keyboard.press('ArrowRight');
    await expect(two).toBeFocused();
    await expect(lit(source).first()).toHaveAttribute('data-step', '2');
    await page.keyboard.press('Enter');
    await expect(two).toHaveAttribute('aria-pressed', 'true');
    await expect(
      showcase(page)
        .getByRole('status')
        .filter({hasText: /^Step 2, .+: lines? [\d–]+.* of the source; timer reg\.\w+\.$/}),
    ).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(lit(source).first()).toHaveAttribute('data-step', '1');
    await page.keyboard.press('Enter');
    await expect(one).toHaveAttribute('aria-pressed', 'true');
    await expect(two).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Enter');
    await expect(one).toHaveAttribute('aria-pressed', 'false');
    await expect(lit(source)).toHaveCount(0);
  });

  await test.step('where the system chooses the colours, a lit step differs from the others', async () => {
    await page.emulateMedia({forcedColors: 'active'});
    await one.press('Enter');
    const ground = (place: Locator) =>
      place.locator('b').evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(one)).not.toBe(await ground(two));
  });
});

test('nothing on the landing page moves by itself, and no diagram code is loaded', async ({page, open}) => {
  const shifts = await watchShifts(page, {afterInput: false});
  const holds = watchScripts(page);
  await open('/');
  const structure = await show(page, 'Structure');
  await structure.scrollIntoViewIfNeeded();
  await expect(structure.locator('svg[id]')).toBeVisible();
  for (const section of await page.getByRole('main').getByRole('heading', {level: 2}).all())
    await section.scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(holds(DIAGRAM_CODE)).toBe(false);
  expect(await shifts()).toBe('0.00');
});

test(
  'without script all examples can be read, one after the other',
  ON_ANY_SCREEN,
  async ({scriptless: page}) => {
    await page.goto('/');
    await expect(showcase(page).getByRole('tab')).toHaveCount(0);
    for (const {id, label} of examples) {
      await expect(showcase(page).getByRole('heading', {name: label})).toBeVisible();
      const place = page.locator(`#examples-panel-${id}`);
      for (const width of [1440, 390]) {
        await page.setViewportSize({width, height: 844});
        await expect(place.getByLabel(`Source of ${label}`)).toHaveText(readSample(`${id}.php`));
        await expect(place.getByLabel(`Response of ${label}`)).toBeVisible();
        await expect(place.getByText('In words')).toBeVisible();
        await expect(place.getByRole('img')).toBeVisible();
      }
    }
  },
);

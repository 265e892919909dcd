import type {Locator, Page} from '@playwright/test';
import {examples, intro} from '../src/landing/CodeShowcase/content';
import type {Example} from '../src/landing/CodeShowcase/example';
import {readSource} from '../src/landing/CodeShowcase/source';
import {expectAccessible} from './accessibility';
import {ROOT} from './build';
import {expect, layOut, started, test} from './fixtures';
import {isPhone, watchShifts} from './layout';
import {DIAGRAM_CODE, hold, watchScripts} from './requests';
import {ON_ANY_SCREEN} from './screens';

type Panel = 'source' | 'response' | 'structure';

/** The panels by their tabs, on the desktop and on the phone. */
const WIDE: Record<string, Panel[]> = {
  'Source and response': ['source', 'response'],
  Structure: ['structure'],
};
const NARROW: Record<string, Panel[]> = {
  Source: ['source'],
  Response: ['response'],
  Structure: ['structure'],
};

const showcase = (page: Page) => page.getByRole('region', {name: intro.title});
const tab = (page: Page, name: string) => showcase(page).getByRole('tab', {name, exact: true});
const rail = (page: Page) => showcase(page).getByRole('list', {name: /^Steps of/});
const stop = (page: Page, label: string) => rail(page).getByRole('button', {name: label});
const panel = (page: Page, name: Panel) =>
  showcase(page).locator(`[data-panel="${name}"]`).filter({visible: true});
const linked = (page: Page) =>
  expect(page.locator('[data-example][data-linked]')).toHaveCount(examples.length);

/** The state of what is highlighted in a panel. */
const litIn = (place: Locator) =>
  place.evaluate((box) => {
    const lit = [...box.querySelectorAll('pre [data-lit], text[data-lit]')];
    const [outer, inner] = [box, lit[0] ?? box].map((one) => one.getBoundingClientRect());
    const isBetween = (at = NaN, start = NaN, end = NaN) => at >= start && at < end;
    return {
      steps: [...new Set(lit.map((one) => Number(one.getAttribute('data-step'))))],
      text: lit.map(({textContent}) => textContent).join(''),
      isInSight:
        isBetween(inner?.top, outer?.top, outer?.bottom) && isBetween(inner?.left, outer?.left, outer?.right),
    };
  });

/** How far the drawn track reaches along a row of steps: it passes through each stop, even after the one that fails. */
const reachOf = (list: Locator) =>
  list.evaluate((steps) => {
    const ends = [...steps.querySelectorAll('li')].flatMap((one) =>
      (['::before', '::after'] as const).map((piece) => {
        const {display, content, width} = getComputedStyle(one, piece);
        const isDrawn = display !== 'none' && content !== 'none';
        return isDrawn ? one.offsetLeft + Number.parseFloat(width) : 0;
      }),
    );
    return Math.max(...ends) / steps.scrollWidth;
  });

test(
  'an example is chosen by its tab or by keys, the address says so, and leads to it again; nothing moves at any width',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    // An unknown example selects the first one, and does not scroll.
    await open('/?example=%3Cnobody%3E');
    const [first, ...others] = examples;
    await expect(tab(page, first.label)).toHaveAttribute('aria-selected', 'true');
    const before = await page.evaluate(() => [scrollY, history.length] as const);
    expect(before[0]).toBe(0);
    const last = others.at(-1) ?? first;
    await tab(page, last.label).click();
    await expect(page).toHaveURL(`/?example=${last.id}`);
    for (const [key, {id, label}] of [
      ['ArrowRight', first],
      ['ArrowLeft', last],
      ['Home', first],
      ...others.map((other) => ['ArrowRight', other] as const),
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, label)).toBeFocused();
      await expect(tab(page, label)).toHaveAttribute('aria-selected', 'true');
      await expect(showcase(page).getByRole('tabpanel', {name: label, exact: true})).toBeVisible();
      await expect(page).toHaveURL(`/?example=${id}`);
    }
    expect(await page.evaluate(() => history.length), 'steps back to where the reader came from').toBe(
      before[1],
    );

    // Widths at which texts take different numbers of lines.
    for (const width of [1440, 320]) {
      await page.setViewportSize({width, height: 800});
      await tab(page, first.label).scrollIntoViewIfNeeded();
      const places = await showcase(page).evaluate(async (section) => {
        const found: Record<string, string[]> = {};
        const press = async (one: HTMLElement) => {
          one.click();
          await new Promise(requestAnimationFrame);
          (found[`${document.documentElement.scrollHeight} ${scrollY}`] ??= []).push(one.id);
        };
        const views = section.querySelectorAll<HTMLElement>('[data-example] [role="tab"]');
        for (const example of section.querySelectorAll<HTMLElement>('[data-query] > [role="tab"]')) {
          await press(example);
          for (const view of views) if (view.checkVisibility()) await press(view);
        }
        return found;
      });
      expect(Object.keys(places), `${JSON.stringify(places)} at ${width} px`).toHaveLength(1);
      const excess = await rail(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
      if (width === 1440) expect(excess, 'a scroll bar under the steps').toBe(0);
    }

    await page.goto('/?example=verification');
    await expect(tab(page, 'Verification')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Verification')).toBeInViewport();
  },
);

test('nothing on the landing page moves when its script is loaded, or by itself, and no diagram code is loaded', async ({
  page,
}) => {
  const shifts = await watchShifts(page, {afterInput: false});
  const holds = watchScripts(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const release = await hold(page, /\/assets\/js\//);
  await page.goto('/', {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await layOut(page);
  const before = await height();
  await release();
  await started(page);
  await linked(page);
  expect(await height()).toBe(before);

  await tab(page, 'Structure').click();
  await expect(panel(page, 'structure').locator('svg[id]')).toBeVisible();
  const sections = page.getByRole('main').getByRole('heading', {level: 2}).or(page.getByRole('contentinfo'));
  for (const section of await sections.all()) await section.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(holds(DIAGRAM_CODE)).toBe(false);
  expect(await shifts()).toBe('0.00');
});

test.describe('without smooth scrolling', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  // Unit tests check how steps are linked to their places, so the ends of each example are enough.
  test('the steps of each example light up in all views, which are accessible: two tabs if there is room, otherwise three', async ({
    page,
    open,
  }, {project}) => {
    await open('/#code');
    await linked(page);
    const views = isPhone(project) ? NARROW : WIDE;
    const tabs = showcase(page)
      .getByRole('tablist', {name: /^Views of/})
      .getByRole('tab');
    await expect(tabs.filter({visible: true})).toHaveText(Object.keys(views), {useInnerText: true});
    // The phone shows all examples in the same way.
    for (const {label: name, steps} of isPhone(project) ? examples.slice(0, 1) : examples)
      await test.step(name, async () => {
        await tab(page, name).click();
        expect(await reachOf(rail(page))).toBeGreaterThan(0.9);
        for (const number of [1, steps.length]) {
          const {label = '', timer, message = ''} = steps[number - 1] ?? {};
          await stop(page, label).click();
          await expect(stop(page, label)).toHaveAttribute('aria-pressed', 'true');
          const text = {
            source: expect.any(String),
            response: timer === undefined ? '' : expect.stringContaining(`"${timer}"`),
            structure: message,
          };
          for (const [view, panels] of Object.entries(views)) {
            await tab(page, view).click();
            for (const part of panels)
              await expect
                .poll(() => litIn(panel(page, part)), `${label}: ${part}`)
                .toEqual({steps: text[part] === '' ? [] : [number], text: text[part], isInSight: true});
          }
        }
      });
    // e2e/every-page.spec.ts checks what is shown first.
    await expectAccessible(page, `[data-example]:not([data-closed]):not([hidden]) [data-panel="structure"]`);
  });

  test(
    'a line, a timer and a message light up their step, by pointer and by keyboard, and in forced colours',
    ON_ANY_SCREEN,
    async ({page, open}) => {
      const {id, steps}: Example = examples[1] ?? examples[0];
      const index = steps.findIndex(({timer}) => timer === 'reg.hash');
      await open(`/?example=${id}#code`);
      await linked(page);
      const isLit = rail(page)
        .locator('li[data-lit]')
        .filter({hasText: steps[index]?.label ?? ''});
      for (const [view, place] of [
        [
          'Source and response',
          panel(page, 'source')
            .locator(`[data-step="${index + 1}"]`)
            .last(),
        ],
        ['Source and response', panel(page, 'response').locator(`[data-step="${index + 1}"]`)],
        [
          'Structure',
          panel(page, 'structure')
            .locator('text')
            .filter({hasText: steps[index]?.message ?? ''}),
        ],
      ] as const) {
        await tab(page, view).click();
        await expect(isLit).toHaveCount(0);
        await place.hover();
        await expect(isLit).toHaveCount(1);
      }

      const [one, two] = [stop(page, steps[0]?.label ?? ''), stop(page, steps[1]?.label ?? '')];
      await test.step('arrows move along the steps, Enter keeps one lit and says where, and Enter again releases it', async () => {
        await tab(page, 'Source and response').click();
        const lit = async () => (await litIn(panel(page, 'source'))).steps;
        await one.focus();
        await page.keyboard.press('ArrowRight');
        await expect(two).toBeFocused();
        await expect.poll(lit).toEqual([2]);
        await page.keyboard.press('Enter');
        await expect(two).toHaveAttribute('aria-pressed', 'true');
        await expect(showcase(page).getByRole('status').filter({hasText: /./})).toHaveText(
          /^Step 2, .+: lines? [\d–]+.* of the source; timer reg\.\w+\.$/,
        );
        await page.keyboard.press('ArrowLeft');
        await expect.poll(lit).toEqual([1]);
        await page.keyboard.press('Enter');
        await expect(one).toHaveAttribute('aria-pressed', 'true');
        await expect(two).toHaveAttribute('aria-pressed', 'false');
        await page.keyboard.press('Enter');
        await expect(one).toHaveAttribute('aria-pressed', 'false');
        await expect.poll(lit).toEqual([]);
      });

      await test.step('where the system chooses the colours, a lit step differs from the others', async () => {
        await page.emulateMedia({forcedColors: 'active'});
        await one.press('Enter');
        const ground = (place: Locator) =>
          place.locator('b').evaluate((element) => getComputedStyle(element).backgroundColor);
        expect(await ground(one)).not.toBe(await ground(two));
      });
    },
  );
});

test(
  'without script all examples can be read, one after the other',
  ON_ANY_SCREEN,
  async ({scriptless: page}) => {
    await page.goto('/');
    await expect(showcase(page).getByRole('tab')).toHaveCount(0);
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 844});
      // The phone shows all examples in the same way.
      for (const example of width === 390 ? examples.slice(-1) : examples) {
        const {id, label} = example;
        const place = page.locator(`#examples-panel-${id}`);
        await expect(place.getByRole('heading', {name: label})).toBeVisible();
        const source = readSource(ROOT, example);
        await expect(place.getByLabel(`Source of ${label}`)).toHaveText(source);
        for (const part of [
          place.getByLabel(`Response of ${label}`),
          place.getByText('In words', {exact: true}),
          place.getByRole('img'),
        ])
          await expect(part).toBeVisible();
      }
    }
  },
);

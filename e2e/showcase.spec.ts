import type {Locator, Page} from '@playwright/test';
import {examples, intro, type Example} from '../src/landing/CodeShowcase/content';
import {expectAccessible} from './accessibility';
import {expect, layOut, started, test} from './fixtures';
import {isPhone, watchShifts} from './layout';
import {DIAGRAM_CODE, hold, watchScripts} from './requests';
import {ON_ANY_SCREEN} from './screens';

type Panel = 'source' | 'response' | 'structure';

/** The panels by their tabs. */
const viewsOn = (screen: 'phone' | 'desktop'): Record<string, Panel[]> =>
  screen === 'phone'
    ? {Source: ['source'], Response: ['response'], Structure: ['structure']}
    : {'Source and response': ['source', 'response'], Structure: ['structure']};

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

test('an example is chosen by its tab, by keys or by the address', ON_ANY_SCREEN, async ({page}) => {
  const shifts = await watchShifts(page);
  const holds = watchScripts(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const release = await hold(page, /\/assets\/js\//);
  // An unknown example selects the first one, and does not scroll.
  await page.goto('/?example=%3Cnobody%3E', {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await layOut(page);
  const before = await height();
  await release();
  await started(page);
  await linked(page);
  const [first, ...others] = examples;
  await expect(tab(page, first.label)).toHaveAttribute('aria-selected', 'true');
  const [scrolled, entries] = await page.evaluate(() => [scrollY, history.length] as const);
  expect(scrolled).toBe(0);
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
    expect(await height(), label).toBe(before);
  }
  expect(await page.evaluate(() => history.length), 'steps back to where the reader came from').toBe(entries);

  await test.step('nothing moves, and no diagram code is loaded', async () => {
    await tab(page, 'Structure').click();
    await expect(panel(page, 'structure').locator('svg[id]')).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await height()).toBe(before);
    expect(await shifts()).toBe('0.00');
    expect(holds(DIAGRAM_CODE)).toBe(false);
  });

  await page.goto('/?example=verification');
  await expect(tab(page, 'Verification')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Verification')).toBeInViewport();
});

test.describe('without smooth scrolling', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  // Unit tests check how steps are linked to their places, so the ends of one example are enough.
  test('the steps light up in all views, which are accessible', async ({page, open}, {project}) => {
    await open('/#code');
    await linked(page);
    const views = viewsOn(isPhone(project) ? 'phone' : 'desktop');
    const tabs = showcase(page)
      .getByRole('tablist', {name: /^Views of/})
      .getByRole('tab');
    await expect(tabs.filter({visible: true})).toHaveText(Object.keys(views), {useInnerText: true});
    const {steps} = examples[0];
    for (const number of [1, steps.length]) {
      const {label = '', message = ''} = steps[number - 1] ?? {};
      await stop(page, label).click();
      await expect(stop(page, label)).toHaveAttribute('aria-pressed', 'true');
      const text = {
        source: expect.any(String),
        response: number === 1 ? expect.stringContaining('"auth.validation"') : '',
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
    // e2e/every-page.spec.ts checks what is shown first.
    await expectAccessible(page, `[data-example]:not([data-closed]):not([hidden]) [data-panel="structure"]`);
  });

  test('a step lights up by pointer and keyboard', ON_ANY_SCREEN, async ({page, open}) => {
    const {id, steps}: Example = examples[1] ?? examples[0];
    await open(`/?example=${id}#code`);
    await linked(page);
    const [one, two] = [stop(page, steps[0]?.label ?? ''), stop(page, steps[1]?.label ?? '')];
    const lit = async () => (await litIn(panel(page, 'source'))).steps;

    await test.step('by the pointer on its line', async () => {
      await panel(page, 'source').locator('[data-step="1"]').last().hover();
      await expect(rail(page).locator('li[data-lit]')).toContainText([steps[0]?.label ?? '']);
    });

    await test.step('arrows move along the steps, Enter keeps one lit and says where, and Enter again releases it', async () => {
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
  });
});

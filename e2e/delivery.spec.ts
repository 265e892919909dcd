import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {INTRODUCTION, latest, readBuild, ROOT} from './build';
import {ERRORS} from './data-table-page';
import {expect, hydrated, layOut, started, test} from './fixtures';
import {hold, listenToRequests} from './requests';
import {PHONE} from './screens';
import {field} from './frame-page';

const SCRIPTS = /\/assets\/js\//;

/** All scripts except the one that every page runs. */
const LATER = /\/assets\/js\/(?!main\.)/;

test('a page runs one script, after its text; a press on an island waits for React', async ({page, open}) => {
  const asked = listenToRequests(page);
  const scripts = () => asked.filter((path) => SCRIPTS.test(path));
  await page.mouse.move(0, 0);
  await open(INTRODUCTION);
  await page.waitForLoadState('networkidle');
  expect(scripts()).toHaveLength(1);
  const [script, text] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({name}) => name.includes('/main.'))?.startTime ?? 0,
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domContentLoadedEventEnd,
  ]);
  expect(script, 'the script is asked for after the text').toBeGreaterThan(text ?? Infinity);

  const release = await hold(page, LATER);
  const enlarge = page.getByRole('button', {name: 'Full screen'}).first();
  await enlarge.click();
  await expect(enlarge).toHaveCSS('cursor', 'progress');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(enlarge).not.toHaveCSS('cursor', 'progress');
});

test('no page is compiled for the browser', () => {
  const [, said = ''] =
    /^description: (.*)$/m.exec(readFileSync(path.join(ROOT, 'docs/introduction.md'), 'utf8')) ?? [];
  expect(said.length).toBeGreaterThan(50);
  const folder = path.join(ROOT, 'build/assets/js');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(said))).toEqual([]);
});

/** Some of the properties that rules of another sheet would change. Checking all would take minutes. */
const PROPERTIES = [
  ...['display', 'position', 'visibility', 'opacity', 'inline-size', 'block-size', 'margin', 'padding'],
  ...['color', 'background-color', 'border', 'font', 'letter-spacing', 'text-decoration-line', 'text-align'],
  ...['gap', 'grid-template-columns', 'flex', 'align-items', 'justify-content', 'clip-path', 'overflow'],
];

/** How every element looks that could be seen at the first call. */
const looksOf = (page: Page): Promise<string[]> =>
  page.evaluate((properties) => {
    const known = window as unknown as {seen?: {one: Element; name: string}[]};
    known.seen ??= [...document.querySelectorAll('body, body *:not(script, style)')]
      .filter((one) => one.checkVisibility())
      .map((one) => ({one, name: one.outerHTML.slice(0, 100)}));
    return known.seen.map(({one, name}) => {
      const style = getComputedStyle(one);
      const values = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
      return `${name}: ${one.checkVisibility() ? values.join('; ') : 'not shown'}`;
    });
  }, PROPERTIES);

test.describe('the look', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const path of ['/', INTRODUCTION, ERRORS])
    test(`${path} has all of its styles in it, and keeps them when islands are hydrated`, async ({page}) => {
      const asked = listenToRequests(page);
      const styles = () => asked.filter((address) => address.endsWith('.css'));
      const release = await hold(page, LATER);
      // Without those scripts the page is never loaded.
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      await started(page);
      await layOut(page);
      await page.evaluate(() => document.fonts.ready);
      expect(styles()).toEqual([]);
      const before = await looksOf(page);
      expect(before.length).toBeGreaterThan(100);
      const changed = async () =>
        (await looksOf(page)).filter((look, at) => look !== before[at]).slice(0, 10);
      await release();
      await hydrated(page);
      await page.mouse.move(0, 0);
      expect(await changed()).toEqual([]);

      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      expect(styles().length).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(field(page)).toBeHidden();
      expect(await changed()).toEqual([]);
    });
});

/** Whether a part of a page that may be out of sight is laid out. */
const isLaidOut = (part: Locator) =>
  part.evaluate((one) => one.checkVisibility({contentVisibilityAuto: true}));

const paragraphs = (page: Page) => page.locator('.markdown > p > *');

test('what is out of sight is laid out after the first paint, for jumps', async ({page}) => {
  await page.setViewportSize(PHONE.viewport);
  for (const [path, parts] of [
    ['/', page.locator('section:nth-last-of-type(2) h2')],
    [ERRORS, page.locator('[id][role="row"] th')],
    [INTRODUCTION, paragraphs(page)],
  ] as const) {
    const release = await hold(page, SCRIPTS);
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const part = parts.last();
    expect(await isLaidOut(part), path).toBe(false);
    await release();
    await started(page);
    const places = await part.evaluate(async (one) => {
      one.scrollIntoView({block: 'center', behavior: 'instant'});
      const before = one.getBoundingClientRect().top;
      for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
      return [before, one.getBoundingClientRect().top];
    });
    expect(places[1], path).toBe(places[0]);
    await page.unroute(SCRIPTS);
  }
});

test('without an idle moment, keys lay it out, and what is read stays in place', async ({page}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const openBusy = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('html[data-ready]')).toBeAttached();
  };

  await openBusy(INTRODUCTION);
  // The scrolling of End may last, so it comes last.
  for (const keys of ['Tab', 'F3', 'Control+f', 'End']) {
    await page.evaluate(() => {
      document.documentElement.style.removeProperty('--rift-out-of-sight');
      window.scrollTo({top: 0, behavior: 'instant'});
    });
    await expect.poll(() => isLaidOut(paragraphs(page).last()), keys).toBe(false);
    await page.keyboard.press(keys);
    expect(await isLaidOut(paragraphs(page).last()), keys).toBe(true);
  }

  await openBusy(`/docs/${latest}/reference/known-issues`);
  // Several screens up. Browsers find what comes near in one frame, and lay it out in the next.
  const moves = await page.evaluate(async (step) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const found: number[] = [];
    window.scrollTo(0, document.documentElement.scrollHeight);
    while (scrollY > 2 * step && found.length < 40) {
      const read = document
        .elementFromPoint(innerWidth / 3, innerHeight / 2)
        ?.closest('h2, h3, p, li, dt, dd, pre, td, th');
      const before = read?.getBoundingClientRect().top ?? 0;
      scrollBy(0, -step);
      for (let frames = 0; frames < 3; frames += 1) await painted();
      if (read) found.push(read.getBoundingClientRect().top - before - step);
    }
    return found;
  }, 150);
  expect(moves.length).toBeGreaterThan(10);
  expect(moves.filter((move) => !(Math.abs(move) < 2))).toEqual([]);
});

test('every response of the server has the policy and the related headers', async ({request}) => {
  for (const path of ['/', INTRODUCTION, '/nowhere', '/llms.txt']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')+;/);
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    });
  }
});

test('style sheets have the prefixes that the browsers of package.json need', () => {
  const sheets = readBuild(`docs/${latest}/introduction.html`)
    .match(/<style data-href.*?<\/style>/gs)
    ?.join('');
  for (const property of ['user-select', 'print-color-adjust', 'text-size-adjust'])
    expect(sheets).toContain(`-webkit-${property}:`);
});

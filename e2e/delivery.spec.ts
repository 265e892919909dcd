import type {Page} from '@playwright/test';
import {frame} from '../src/landing/CodeShowcase/content';
import {latest, readBuild} from './build';
import {ERRORS, errors, filterBox, rowsOf} from './data-table-page';
import {expect, started, test} from './fixtures';
import {hold, listenToRequests} from './requests';
import {PHONE} from './screens';

const INTRODUCTION = `/docs/${latest}/introduction`;

const SCRIPTS = /\/assets\/js\//;

/** All scripts but the one that every page runs. */
const LATER = /\/assets\/js\/(?!main\.)/;

test('a page runs one script of its own and counts the visit; React comes when a diagram is reached for', async ({
  page,
}) => {
  const asked = listenToRequests(page);
  const scripts = () => asked.filter((path) => SCRIPTS.test(path));
  await page.mouse.move(0, 0);
  await page.goto(INTRODUCTION);
  await started(page);
  await page.waitForLoadState('networkidle');
  expect(scripts()).toHaveLength(1);
  expect(asked).toContain('/_vercel/insights/script.js');
  await page
    .getByRole('group', {name: /^Diagram/})
    .first()
    .hover();
  await expect.poll(() => scripts().length).toBeGreaterThan(1);
});

test.describe('what is done before code has come', () => {
  test('a press on a button is held, shown by the pointer, and done', async ({page}) => {
    const release = await hold(page, LATER);
    await page.goto('/');
    await started(page);
    const showcase = page.getByRole('region', {name: frame.title});
    const tabs = showcase.getByRole('tab');
    await tabs.nth(1).click();
    await expect(tabs.nth(1)).toHaveCSS('cursor', 'progress');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'false');
    await release();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(1)).not.toHaveCSS('cursor', 'progress');
  });

  test('what is typed into a filter stays and filters', async ({page}) => {
    const release = await hold(page, LATER);
    await page.goto(ERRORS);
    await started(page);
    const text = errors[0]?.message ?? '';
    await filterBox(page, 'messages').fill(text);
    await expect(rowsOf(page, 'messages')).toHaveCount(errors.length);
    await release();
    await expect(filterBox(page, 'messages')).toHaveValue(text);
    await expect.poll(() => rowsOf(page, 'messages').count()).toBeLessThan(errors.length);
    await expect(rowsOf(page, 'messages').first()).toContainText(text);
  });

  test('a link needs no script', async ({page}) => {
    await hold(page, SCRIPTS);
    await page.goto(INTRODUCTION, {waitUntil: 'commit'});
    await page.getByRole('article').getByRole('link', {name: 'Results against exceptions'}).click();
    await expect(page).toHaveURL(/benchmark$/);
  });
});

type Looks = Map<Element, string[]>;

/** Notes how every element looks, with what stands before and behind it, under a name. */
const noteLooks = (page: Page, name: string) =>
  page.evaluate((key) => {
    const looks: Looks = new Map();
    for (const element of document.querySelectorAll('body, body *:not(script, style)'))
      if (element.checkVisibility())
        looks.set(
          element,
          [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part).cssText),
        );
    Object.assign(window, {[key]: looks});
    return looks.size;
  }, name);

/** The elements that look different in two notes, and in what. */
const differences = (page: Page, one: string, other: string) =>
  page.evaluate(
    (keys) => {
      const [before, after] = keys.map((key) => (window as unknown as Record<string, Looks>)[key]);
      const found: string[] = [];
      for (const [element, look] of before ?? []) {
        const now = after?.get(element) ?? ['not shown'];
        if (look.join() === now.join()) continue;
        const known = new Set(look.flatMap((part) => part.split('; ')));
        const changed = now.flatMap((part) => part.split('; ')).filter((line) => !known.has(line));
        found.push(`${element.outerHTML.slice(0, 100)}: ${changed.join('; ')}`);
      }
      return [...found, ...(before?.size === after?.size ? [] : ['not as many elements'])].slice(0, 10);
    },
    [one, other],
  );

test.describe('the look', () => {
  test.use({expectedNoise: /404|ERR_FAILED/});

  for (const path of ['/', INTRODUCTION, ERRORS, '/changelog', '/nowhere'])
    test(`${path} looks the same with the style in its HTML as with the whole sheet`, async ({page}) => {
      const turn = async (viewport: {width: number; height: number}, colorScheme: 'light' | 'dark') => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      };
      const desktop = {width: 1440, height: 900};
      await page.route(LATER, (route) => route.abort());

      await turn(desktop, 'light');
      await page.goto(path);
      await started(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await noteLooks(page, 'desktop')).toBeGreaterThan(50);
      await turn(PHONE.viewport, 'dark');
      await noteLooks(page, 'phone');

      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const link = document.querySelector<HTMLLinkElement>('link[data-whole-sheet]');
            if (!link) throw new Error('no link to the whole sheet');
            link.addEventListener('load', resolve, {once: true});
            // Anew, so that it is told of.
            link.replaceWith(Object.assign(link, {media: 'all'}));
          }),
      );
      await noteLooks(page, 'phoneWhole');
      expect(await differences(page, 'phone', 'phoneWhole')).toEqual([]);
      await turn(desktop, 'light');
      await noteLooks(page, 'desktopWhole');
      expect(await differences(page, 'desktop', 'desktopWhole')).toEqual([]);
    });
});

test('every answer of the server carries the policy and what goes with it', async ({request}) => {
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

test.describe('a script that the site did not write', () => {
  test.use({expectedNoise: /Content Security Policy|404/});

  test('does not run, wherever it is put', async ({page, open}) => {
    let refused = 0;
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused += 1;
    });
    await open(INTRODUCTION);
    const isEvaluated = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = "script"';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', `<img src="/img/none" onerror="window.ran = 'handler'">`);
      const link = document.createElement('a');
      link.href = 'javascript:window.ran="address"';
      document.body.append(link);
      link.click();
      // Beside the evaluation of the test, which the policy lets pass.
      return new Promise((resolve) => {
        setTimeout(() => {
          try {
            resolve(new Function('return true')());
          } catch {
            resolve(false);
          }
        });
      });
    });
    expect(isEvaluated).toBe(false);
    await expect.poll(() => refused).toBeGreaterThan(2);
    expect(await page.evaluate(() => (window as {ran?: string}).ran)).toBeUndefined();
  });
});

test('style sheets hold what the browsers of package.json want to be told in their own words', () => {
  const [, sheet = ''] = /href="?\/(assets\/css\/[^" >]+\.css)/.exec(readBuild('index.html')) ?? [];
  for (const property of ['user-select', 'print-color-adjust', 'line-clamp'])
    expect(readBuild(sheet)).toContain(`-webkit-${property}:`);
});

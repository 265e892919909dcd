import {examples} from '../../src/landing/CodeShowcase/content';
import {entries} from '../../src/landing/Hero/content';
import {ANSWER, ANSWER_KEY, CLOSING_MS} from '../../src/frame/firstVisitScript';
import {docs} from '../build';
import {LANDING} from '../layout';
import {expect, test, type Reader} from './reader';

/*
 * What a reader does, in engines other than Chromium, in which all other tests run. Only the tests in Chromium cover what these
 * protocols lack: reading the clipboard, holding back requests, touch, paper, forced colours, and reduced motion.
 */

async function expectLanded(reader: Reader, id: string): Promise<void> {
  const top = () => reader.run((one) => document.getElementById(one)?.getBoundingClientRect().top ?? NaN, id);
  await expect.poll(async () => Math.abs((await top()) - LANDING)).toBeLessThanOrEqual(1);
}

test('read: the outline leads to a heading, which stays in place', async ({reader}) => {
  await reader.open(docs('guides/protect-routes'));
  await reader.expectText(['heading'], 'Protecting routes');
  const last = await reader.run(
    () => document.querySelector('[data-outline] li:last-child > a')?.getAttribute('href') ?? '',
  );
  const id = last.slice(1);
  const name = await reader.run(
    (one) => document.querySelector(`[data-outline] a[href="${one}"]`)?.textContent ?? '',
    last,
  );
  await reader.click(['link', name]);
  await expectLanded(reader, id);
  // Islands that are hydrated on the way down must not move what is read.
  await reader.run(() => {
    for (const island of document.querySelectorAll('[data-island]:not([data-hydrated])'))
      island.dispatchEvent(new Event('hydrate', {bubbles: true}));
  });
  await expect
    .poll(() => reader.run(() => document.querySelectorAll('[data-island]:not([data-hydrated])').length))
    .toBe(0);
  await expectLanded(reader, id);
  await reader.expectPlace(docs(`guides/protect-routes#${id}`));
  await reader.expectFits();
});

test('find: by the search and its keys', async ({reader}) => {
  await reader.open(docs('introduction'));
  await reader.press('Control+k');
  await reader.expectFocus(['combobox']);
  await reader.type('rate limit');
  await reader.expectState(['combobox'], 'rate limit');
  await reader.expectText(['option', /Rate limiting/], 'Rate limiting');
  await reader.press('ArrowDown', 'ArrowUp', 'Enter');
  await reader.expectPlace(docs('architecture/routing/rate-limiting'));
  await reader.expectText(['heading'], 'Rate limiting');
});

test.describe('on a first visit', () => {
  test.use({firstVisit: true});

  test('answer the dialog: it is as high as its text and keeps the focus', async ({reader}) => {
    await reader.open('/');
    await reader.expectFocus(['button', 'Yes, sir']);
    const height = await reader.run(
      () => document.querySelector<HTMLElement>('dialog[open]')?.offsetHeight ?? Infinity,
    );
    expect(height).toBeLessThan(450);
    for (let press = 0; press < 4; press += 1) {
      await reader.press('Tab');
      // The body has the focus while it is in the browser's own toolbars.
      const isKept = () => document.activeElement?.matches('body, dialog[open], dialog[open] *');
      expect(await reader.run(isKept)).toBe(true);
    }
    await reader.click(['button', 'Yes, sir']);
    const isStored = () => reader.run((key) => localStorage.getItem(key), ANSWER_KEY);
    await expect.poll(isStored, {timeout: 20 * CLOSING_MS}).toBe(ANSWER);
    await expect.poll(() => reader.run(() => document.querySelector('dialog[open]'))).toBeNull();
  });
});

test('look at an example and a diagram, then large, nearer, go back and copy', async ({reader}) => {
  await reader.open('/');
  const [, registration] = examples;
  const tab = ['tab', registration?.label ?? ''] as const;
  await reader.click(tab);
  await reader.expectState(tab, 'true');
  await reader.expectText(['tabpanel', registration?.label ?? ''], registration?.summary.slice(0, 20) ?? '');
  await reader.expectFits();

  await reader.open(docs('introduction'));
  await reader.click(['tab', 'Code']);
  await reader.expectState(['tab', 'Code'], 'true');
  await reader.click(['tab', 'Preview']);
  await reader.click(['button', 'Full screen']);
  await reader.see(['button', 'Zoom in']);
  const width = () =>
    reader.run(() => document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0);
  await expect.poll(width).toBeGreaterThan(100);
  const fitted = await width();
  await reader.press('+');
  await expect.poll(width).toBeGreaterThan(fitted * 1.1);
  await reader.press('Escape');
  await reader.expectFocus(['button', 'Full screen']);
  await reader.expectPlace(docs('introduction'));
  await reader.click(['button', 'Copy page as Markdown']);
  await reader.see(['button', 'Copied']);
});

test('choose a case of a recorded run, and come back to it', async ({reader}) => {
  await reader.open(docs('architecture/routing#request'));
  await reader.click(['radio', /429$/]);
  await reader.expectText(['figure', /^Requests/], 'The request limit for the route has been exceeded.');
  await reader.expectPlace(docs('architecture/routing#request:limit'));
  await reader.open(docs('architecture/routing#request:limit'));
  await reader.expectText(['figure', /^Requests/], 'The request limit for the route has been exceeded.');
});

test('go back: to the first screen, to the place before, and to the heading before', async ({reader}) => {
  const scrolled = () => reader.run(() => Math.round(scrollY));
  // From a section that had not been laid out.
  await reader.open('/');
  await reader.click(['link', new RegExp(`^${entries.fit.label}`)]);
  await expectLanded(reader, entries.fit.href.slice(1));
  await reader.browser.back();
  await expect.poll(scrolled).toBe(0);

  await reader.open(docs('introduction'));
  await reader.run(() => scrollTo({top: 1200, behavior: 'instant'}));
  await expect.poll(scrolled).toBe(1200);
  await reader.run(() => document.querySelector<HTMLElement>('article a[href$="/benchmark"]')?.click());
  await reader.expectPlace(docs('basic-concepts/contract/benchmark'));
  await expect.poll(scrolled).toBe(0);
  await reader.browser.back();
  await reader.expectPlace(docs('introduction'));
  await expect.poll(scrolled).toBe(1200);

  for (const [id, name] of [
    ['requirements', 'Requirements'],
    ['what-you-unlearn', 'What you unlearn'],
  ] as const) {
    // Pressed, because WebKit skips navigations made by a script when going back.
    await reader.click(['link', name]);
    await expectLanded(reader, id);
  }
  await reader.browser.back();
  await expectLanded(reader, 'requirements');
  await reader.browser.back();
  await reader.expectPlace(docs('introduction'));
  await expect.poll(scrolled).toBe(1200);
});

test('on a phone: the drawer leads on, and no page is too wide', async ({reader}) => {
  await reader.browser.resize(390, 844);
  await reader.open(docs('introduction'));
  expect(await reader.run(() => innerWidth)).toBe(390);
  await reader.expectFits();
  await reader.click(['button', 'Toggle navigation bar']);
  await reader.click(['link', 'Glossary']);
  await reader.expectPlace(docs('reference/glossary'));
  for (const path of ['/', docs('basic-concepts/contract/methods'), docs('reference/errors')]) {
    await reader.open(path);
    await reader.expectFits();
  }
});

test.describe('without script', () => {
  test.use({hasScripts: false});

  test('the text, its code, its pages and its versions are there', async ({reader}) => {
    await reader.browser.goto(`${test.info().project.use.baseURL}${docs('introduction')}`);
    await reader.expectText(['heading'], 'Introduction');
    await reader.click(['button', /^Version of the documentation/]);
    await reader.click(['link', /^next/]);
    await reader.expectPlace('/docs/next/introduction');
    await reader.click(['link', 'Glossary']);
    await reader.expectPlace('/docs/next/reference/glossary');
    expect(await reader.run(() => 'ready' in document.documentElement.dataset)).toBe(false);
  });
});

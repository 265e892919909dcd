import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {chromium, type Browser, type Page} from '@playwright/test';
import type {Site} from './sites';
import type {Server} from './server';

/** The docs pages that are measured in every site. One of them has a diagram on its first screen. */
const PLAIN = 'reference/machine-readable';
const WITH_DIAGRAM = 'guides/run-outside-http';
/** A page that the plain one links to. */
export const NEXT = 'guides/test-a-use-case';

/** The pages that are measured in a site, by their names in the report. */
export const pagesOf = (
  {isOwn = false, diagram}: Site,
  version: string,
): Readonly<Record<string, string>> => {
  const docs = isOwn ? `/docs/${version}` : '/docs';
  return {
    ...(isOwn && {landing: '/', errors: `${docs}/reference/errors`}),
    plain: `${docs}/${PLAIN}`,
    ...(diagram !== undefined && {diagram: `${docs}/${WITH_DIAGRAM}`}),
  };
};

/** The phone that Lighthouse emulates. */
const PHONE = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};
/** High enough to show the diagram, which some sites draw only when it is in sight. */
const DESKTOP = {viewport: {width: 1280, height: 2400}};

/** How much slower the processor of a phone is. */
const SLOWDOWN = 4;
/** How long a link is in sight before the pointer moves to it, and how long the pointer is on it before the press. */
const SEEN_MS = 2000;
const HOVERED_MS = 400;
const LIMIT_MS = 90_000;

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Uses a page in a browser with an empty cache. */
async function withPage<Result>(
  file: string,
  options: Parameters<Browser['newPage']>[0],
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({executablePath: file, args: FLAGS});
  try {
    const page = await browser.newPage(options);
    page.setDefaultTimeout(LIMIT_MS);
    return await use(page);
  } finally {
    await browser.close();
  }
}

/** Opens a page and waits until the network is quiet: some sites start scripts late, or on the first input, and prefetch. */
async function openQuietly(page: Page, url: string): Promise<void> {
  const response = await page.goto(url, {waitUntil: 'networkidle'});
  if (response?.status() !== 200) throw new Error(`${url}: status ${response?.status() ?? 'unknown'}`);
  await page.mouse.move(0, 1);
  await page.waitForTimeout(SEEN_MS);
  await page.waitForLoadState('networkidle');
}

async function slowDown(page: Page, server: Server): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  server.isSlow = true;
}

export type Figures = Readonly<Record<string, number>>;

/** The bytes of a first visit on a phone, without those prefetched for the next page. */
export const weight = (browser: string, server: Server, address: string): Promise<Figures> =>
  withPage(browser, PHONE, async (page) => {
    const sizes: Promise<{type: string; bytes: number}>[] = [];
    page.on('requestfinished', (request) => {
      const {purpose, 'sec-purpose': secPurpose} = request.headers();
      if (/prefetch|prerender/.test(`${purpose} ${secPurpose}`)) return;
      sizes.push(
        request.sizes().then(({responseBodySize: bytes}) => ({type: request.resourceType(), bytes})),
      );
    });
    await openQuietly(page, server.origin + address);
    const all = await Promise.all(sizes);
    const kB = (type?: string) =>
      all.reduce((sum, one) => sum + (type === undefined || one.type === type ? one.bytes : 0), 0) / 1000;
    return {'HTML kB': kB('document'), 'script kB': kB('script'), 'all kB': kB()};
  });

interface Report {
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {numericValue?: number}>;
  runtimeError?: {message: string};
}

/** @throws if a figure is missing, which must not count as zero */
export function readReport({categories, audits, runtimeError}: Report): Figures {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const given = (value: number | null | undefined, name: string) => {
    if (typeof value !== 'number') throw new Error(`Lighthouse has no figure for ${name}`);
    return value;
  };
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    given(categories[name]?.score, name),
  );
  const figure = (name: string) => given(audits[name]?.numericValue, name);
  return {
    'Lighthouse, least of four': 100 * Math.min(...scores),
    'largest paint ms': figure('largest-contentful-paint'),
    'blocking ms': figure('total-blocking-time'),
    'layout shift': figure('cumulative-layout-shift'),
  };
}

/** Lighthouse with its defaults: a phone on a simulated network. In a separate process, because it may need another Node. */
export async function lighthouse(
  browser: string,
  url: string,
  {folder, node}: {folder: string; node: string},
): Promise<Figures> {
  const flags = ['--headless=new', ...FLAGS].map((flag) => flag.replace(/=(.* .*)$/, '="$1"')).join(' ');
  const script = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  const options = ['--output=json', '--quiet', '--no-enable-error-reporting', `--chrome-flags=${flags}`];
  const {stdout} = await promisify(execFile)(node, [script, url, ...options], {
    env: {...process.env, CHROME_PATH: browser},
    maxBuffer: 64e6,
    timeout: 2 * LIMIT_MS,
  });
  return readReport(JSON.parse(stdout) as Report);
}

const QUESTION = 'ensure';

/** How long a reader waits on a slow processor and network, in seconds; each figure is from a separate visit. */
export const uses = (
  browser: string,
  server: Server,
  {heading, search, diagram}: Site,
  pages: Readonly<Record<string, string>>,
  nextTitle: string,
): Readonly<Record<string, () => Promise<number>>> => {
  const {plain = '', diagram: withDiagram} = pages;
  const timed =
    (open: (page: Page) => Promise<void>, use: (page: Page) => Promise<() => Promise<unknown>>) => () =>
      withPage(browser, DESKTOP, async (page) => {
        try {
          await open(page);
          await slowDown(page, server);
          const wait = await use(page);
          const start = performance.now();
          await wait();
          return (performance.now() - start) / 1000;
        } finally {
          server.isSlow = false;
        }
      });
  const openPlain = async (page: Page) => {
    await openQuietly(page, server.origin + plain);
    // Closes the first-visit dialog.
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  };
  return {
    'next page s': timed(openPlain, async (page) => {
      const link = page.locator(`:is(main, article) a[href*="${NEXT}"]`).last();
      await link.scrollIntoViewIfNeeded();
      await page.waitForTimeout(SEEN_MS);
      await link.hover();
      await page.waitForTimeout(HOVERED_MS);
      return async () => {
        await page.mouse.down();
        await page.mouse.up();
        await untilSeen(page, heading, nextTitle);
      };
    }),
    'first result s': timed(openPlain, async (page) => () => findFirst(page, search)),
    ...(diagram !== undefined &&
      withDiagram !== undefined && {
        'diagram seen s': timed(
          () => Promise.resolve(),
          async (page) => async () => {
            await page.goto(server.origin + withDiagram, {waitUntil: 'commit'});
            // No function in it has a name: tsx would note it in a helper that the page lacks.
            await page.waitForFunction(
              (selector) =>
                [...document.querySelectorAll(selector)].some(
                  (one) =>
                    one.getBoundingClientRect().height > 0 &&
                    !(one instanceof HTMLImageElement && one.naturalWidth === 0),
                ),
              diagram,
            );
          },
        ),
      }),
  };
};

/** Asks in each frame. A locator's waitFor asks at intervals of up to half a second. */
const untilSeen = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    ([selector = '', text = '']) =>
      [...document.querySelectorAll(selector)].some(
        (one) => one.checkVisibility() && one.textContent.toLowerCase().includes(text),
      ),
    [selector, text.toLowerCase()],
  );

async function findFirst(page: Page, {opener, field, result}: Site['search']): Promise<void> {
  await page.locator(opener).filter({visible: true}).first().click();
  await page.waitForFunction((selector) => document.activeElement?.matches(selector), field);
  await page.keyboard.type(QUESTION);
  await untilSeen(page, result, QUESTION);
}

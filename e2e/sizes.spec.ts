import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {latest} from './build';
import {expect, started, test} from './fixtures';

const ROOT = path.join(__dirname, '..');

/** The sizes that were recorded last. `RECORD_SIZES=1 npm run test:e2e -- sizes` writes them anew. */
const RECORD = path.join(ROOT, 'bench/sizes.json');

/** What a first visit takes over the wire, in bytes, headers aside. */
interface Sizes {
  /** The page itself: but for font and pictures all that comes before the application is asked for. */
  first: number;
  font: number;
  /** The whole style sheet, which comes with the application. */
  style: number;
  /** The scripts that run before the reader asks for more. */
  script: number;
}

/** Stands for the latest version, so that the record outlives a cut. */
const LATEST = '{latest}';
const docs = (route: string) => `/docs/${LATEST}/${route}`;

/** The most that each may take. */
const FONT = 30_000;
const STYLE = 30_000;
const budgets: Record<string, Sizes> = {
  '/': {first: 30_500, font: FONT, style: STYLE, script: 185_000},
  [docs('introduction')]: {first: 23_000, font: FONT, style: STYLE, script: 150_000},
  [docs('basic-concepts/contract')]: {first: 25_000, font: FONT, style: STYLE, script: 150_000},
  [docs('reference/errors')]: {first: 29_500, font: FONT, style: STYLE, script: 150_000},
};

const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Sizes>;
const measured: Record<string, Sizes> = {};

const TEXT = /\.(html|js|css|svg|json|txt)$/;

/** As a host sends it: text compressed by Brotli, all else as it is. */
function sizeOf(pathname: string): number {
  const page = pathname === '/' ? '/index.html' : `${pathname}.html`;
  const name = path.extname(pathname) === '' ? page : pathname;
  const bytes = readFileSync(path.join(ROOT, 'build', name));
  return (TEXT.test(name) ? brotliCompressSync(bytes) : bytes).length;
}

const sum = (paths: Iterable<string>) => [...paths].reduce((total, one) => total + sizeOf(one), 0);

/** What a first visit asks for, by its kind and whether the page was there by then. */
async function visit(page: Page, address: string): Promise<Sizes> {
  const asked: {kind: string; pathname: string}[] = [];
  page.on('request', (request) =>
    asked.push({kind: request.resourceType(), pathname: new URL(request.url()).pathname}),
  );
  await page.goto(address);
  await started(page);
  await page.waitForLoadState('networkidle');
  const of = (...kinds: string[]) =>
    new Set(asked.filter(({kind}) => kinds.includes(kind)).map(({pathname}) => pathname));
  return {
    // Pictures come when they near the window; how near that is depends on the browser.
    first: sum(of('document')),
    font: sum(of('font')),
    style: sum(of('stylesheet')),
    script: sum(of('script')),
  };
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

// One after the other, so that the record is written once.
test.describe.configure({mode: 'default'});

for (const [address, budget] of Object.entries(budgets))
  test(`${address} takes no more over the wire than it may`, async ({page}) => {
    const sizes = await visit(page, address.replace(LATEST, latest));
    const parts = Object.keys(budget) as (keyof Sizes)[];
    const line = parts.map((part) => {
      const change = sizes[part] - (recorded[address]?.[part] ?? 0);
      return `${part} ${kB(sizes[part])} of ${kB(budget[part])} kB (${change > 0 ? '+' : ''}${kB(change)})`;
    });
    console.log(`${address}: ${line.join(', ')}`);
    for (const part of parts) {
      expect(sizes[part], `${address}: ${part}`).toBeGreaterThan(0);
      expect(sizes[part], `${address}: ${part}`).toBeLessThanOrEqual(budget[part]);
    }
    measured[address] = sizes;
  });

test.afterAll(() => {
  if (process.env.RECORD_SIZES)
    writeFileSync(RECORD, `${JSON.stringify({...recorded, ...measured}, null, 2)}\n`);
});

import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {latest} from './build';
import {groupSizes, type Groups} from './moduleGroups';
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
  /** What of that is whose: each script is shared out by what it is made of. */
  groups: Groups;
}

/** Stands for the latest version, so that the record outlives a cut. */
const LATEST = '{latest}';
const docs = (route: string) => `/docs/${LATEST}/${route}`;

/** The most that each may take. */
const FONT = 30_000;
const STYLE = 30_000;
const GROUPS: Groups = {
  react: 59_000,
  router: 9500,
  docusaurus: 28_000,
  packages: 7000,
  routes: 23_500,
  pages: 1500,
  bundler: 8500,
  site: 17_000,
};
const budgets: Record<string, Sizes> = {
  '/': {
    first: 30_500,
    font: FONT,
    style: STYLE,
    script: 185_000,
    groups: {...GROUPS, packages: 34_000, routes: 33_000, site: 22_500},
  },
  ...Object.fromEntries(
    Object.entries({introduction: 23_000, 'basic-concepts/contract': 25_000, 'reference/errors': 29_500}).map(
      ([route, first]) => [docs(route), {first, font: FONT, style: STYLE, script: 150_000, groups: GROUPS}],
    ),
  ),
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

const sizesOf = (paths: Iterable<string>) => new Map([...paths].map((one) => [one, sizeOf(one)]));
const sum = (sizes: ReadonlyMap<string, number>) =>
  [...sizes.values()].reduce((total, one) => total + one, 0);

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
    sizesOf(new Set(asked.filter(({kind}) => kinds.includes(kind)).map(({pathname}) => pathname)));
  const scripts = of('script');
  return {
    // Pictures come when they near the window; how near that is depends on the browser.
    first: sum(of('document')),
    font: sum(of('font')),
    style: sum(of('stylesheet')),
    script: sum(scripts),
    groups: groupSizes(scripts),
  };
}

/** All sizes under one name each. */
const flat = (sizes: Partial<Sizes> = {}): Record<string, number> => {
  const {groups, ...others} = sizes;
  return {...others, ...groups};
};

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

// One after the other, so that the record is written once.
test.describe.configure({mode: 'default'});

for (const [address, budget] of Object.entries(budgets))
  test(`${address} takes no more over the wire than it may`, async ({page}) => {
    const sizes = await visit(page, address.replace(LATEST, latest));
    const parts = flat(sizes);
    const record = flat(recorded[address]);
    const limits = Object.entries(flat(budget));
    const line = limits.map(([part, limit]) => {
      const size = parts[part] ?? 0;
      const change = size - (record[part] ?? 0);
      return `${part} ${kB(size)} of ${kB(limit)} kB (${change > 0 ? '+' : ''}${kB(change)})`;
    });
    console.log(`${address}: ${line.join(', ')}`);
    expect(Math.min(sizes.first, sizes.font, sizes.style, sizes.script)).toBeGreaterThan(0);
    for (const [part, limit] of limits) {
      expect(parts[part], `${address}: ${part}`).toBeLessThanOrEqual(limit);
    }
    measured[address] = sizes;
  });

test.afterAll(() => {
  if (process.env.RECORD_SIZES)
    writeFileSync(RECORD, `${JSON.stringify({...recorded, ...measured}, null, 2)}\n`);
});

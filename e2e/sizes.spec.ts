import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {latest, ROOT} from './build';
import {field} from './search-page';
import {expect, hydrated, started, test} from './fixtures';

/** The bytes that a visit transfers, without headers. */
interface Sizes {
  /** The page itself: everything needed to read it except the font and pictures. */
  first: number;
  /** Only the style sheets in the page. */
  style: number;
  font: number;
  /** The scripts that run when the page is opened. */
  script: number;
  /** Including the scripts of the open search. */
  scriptWithSearch: number;
  /** Including the scripts of all islands of the page, once they are hydrated. */
  scriptWithIslands: number;
}

const docs = (route: string) => `/docs/${latest}/${route}`;

/** Only the page and its style sheets differ from page to page. */
const budgetOf = (first: number, style: number): Sizes => ({
  first,
  style,
  font: 7_500,
  script: 15_000,
  scriptWithSearch: 93_000,
  scriptWithIslands: 102_000,
});
const budgets: Record<string, Sizes> = {
  // The last 1.3 kB are the tree of pages in the drawer, after everything in the first paint.
  '/': budgetOf(29_500, 9_700),
  [docs('introduction')]: budgetOf(21_300, 8_500),
  [docs('basic-concepts/contract')]: budgetOf(22_300, 8_500),
  [docs('basic-concepts/contract/methods')]: budgetOf(20_500, 8_500),
  [docs('reference/errors')]: budgetOf(29_700, 9_100),
};

const TEXT = /\.(html|js|css|svg|json|txt)$/;

/** The size as sent by a host: text compressed by Brotli, everything else unchanged. */
function sizeOf(pathname: string): number {
  const page = pathname === '/' ? '/index.html' : `${pathname}.html`;
  const name = path.extname(pathname) === '' ? page : pathname;
  const bytes = readFileSync(path.join(ROOT, 'build', name));
  return (TEXT.test(name) ? brotliCompressSync(bytes) : bytes).length;
}

const sizesOf = (paths: Iterable<string>) => new Map([...paths].map((one) => [one, sizeOf(one)]));
const sum = (sizes: ReadonlyMap<string, number>) =>
  [...sizes.values()].reduce((total, one) => total + one, 0);

const styleSizeOf = async (page: Page) => {
  const styles = await page.locator('style[data-href]').allTextContents();
  return brotliCompressSync(styles.join('')).length;
};

/** What a visit requests until the page is loaded, the search is open, and an island is hydrated. */
async function visit(page: Page, address: string): Promise<Sizes> {
  const asked: {kind: string; pathname: string}[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    // The script of a worker has another type.
    asked.push({kind: pathname.endsWith('.js') ? 'script' : request.resourceType(), pathname});
  });
  const of = (...kinds: string[]) =>
    sum(sizesOf(new Set(asked.filter(({kind}) => kinds.includes(kind)).map(({pathname}) => pathname))));
  await page.goto(address);
  await started(page);
  await page.waitForLoadState('networkidle');
  // Pictures are loaded when they near the window; how near depends on the browser.
  const loaded = {
    first: of('document'),
    style: await styleSizeOf(page),
    font: of('font'),
    script: of('script'),
  };
  expect(of('stylesheet'), 'style sheets beside the page').toBe(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  const scriptWithSearch = of('script');
  await page.keyboard.press('Escape');
  await hydrated(page);
  return {...loaded, scriptWithSearch, scriptWithIslands: of('script')};
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

for (const [address, budget] of Object.entries(budgets))
  test(`${address} transfers no more bytes than allowed`, async ({page}) => {
    const sizes = await visit(page, address);
    const limits = Object.entries(budget) as [keyof Sizes, number][];
    console.log(
      `${address}: ${limits.map(([part, limit]) => `${part} ${kB(sizes[part])} of ${kB(limit)} kB`).join(', ')}`,
    );
    expect(Math.min(...Object.values(sizes))).toBeGreaterThan(0);
    for (const [part, limit] of limits) expect(sizes[part], `${address}: ${part}`).toBeLessThanOrEqual(limit);
  });

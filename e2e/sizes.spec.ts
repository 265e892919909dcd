import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {memoize} from '../src/shared/memoize';
import {docs, ROOT} from './build';
import {field} from './frame-page';
import {expect, hydrated, test} from './fixtures';

/**
 * The bytes that a visit transfers, without headers: the page itself, with everything needed to read it except the font and pictures,
 * the style sheets in it, and the scripts that run when it is opened. Only the first two differ from page to page.
 */
const budgetOf = (first: number, style: number) => ({first, style, font: 7_500, script: 14_800});

const budgets: Record<string, Record<string, number>> = {
  // The last 1.3 kB are the tree of pages in the drawer, after everything in the first paint.
  '/': budgetOf(30_400, 9_700),
  [docs('introduction')]: budgetOf(21_700, 8_500),
  [docs('basic-concepts/contract')]: budgetOf(22_700, 8_500),
  [docs('basic-concepts/contract/methods')]: budgetOf(20_900, 8_500),
  // The search is the same on every page; no page has larger islands.
  [docs('reference/errors')]: {
    ...budgetOf(30_100, 9_100),
    scriptWithSearch: 93_000,
    scriptWithIslands: 102_000,
  },
};

const TEXT = /\.(html|js|css|svg|json|txt)$/;

/** The size as sent by a host: text compressed by Brotli, everything else unchanged. */
const sizeOf = memoize((pathname) => {
  const page = pathname === '/' ? '/index.html' : `${pathname}.html`;
  const name = path.extname(pathname) === '' ? page : pathname;
  const bytes = readFileSync(path.join(ROOT, 'build', name));
  return (TEXT.test(name) ? brotliCompressSync(bytes) : bytes).length;
});

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

test('a visit transfers no more bytes than allowed', async ({page, open}) => {
  let asked: {kind: string; pathname: string}[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    // The script of a worker has another type.
    asked.push({kind: pathname.endsWith('.js') ? 'script' : request.resourceType(), pathname});
  });
  const of = (kind: string) =>
    [...new Set(asked.filter((one) => one.kind === kind).map(({pathname}) => pathname))]
      .map(sizeOf)
      .reduce((total, size) => total + size, 0);

  for (const [address, budget] of Object.entries(budgets))
    await test.step(address, async () => {
      asked = [];
      await open(address);
      await page.waitForLoadState('networkidle');
      expect(of('stylesheet'), 'style sheets beside the page').toBe(0);
      const styles = await page.locator('style[data-href]').allTextContents();
      // Pictures are loaded when they near the window; how near depends on the browser.
      const sizes: Record<string, number> = {
        first: of('document'),
        style: brotliCompressSync(styles.join('')).length,
        font: of('font'),
        script: of('script'),
      };
      if (budget.scriptWithSearch) {
        await page.keyboard.press('Control+k');
        await expect(field(page)).toBeFocused();
        sizes.scriptWithSearch = of('script');
        await page.keyboard.press('Escape');
        await hydrated(page);
        sizes.scriptWithIslands = of('script');
      }
      const parts = Object.keys(budget);
      const said = parts.map((part) => `${part} ${kB(sizes[part] ?? 0)} of ${kB(budget[part] ?? 0)} kB`);
      console.log(`${address}: ${said.join(', ')}`);
      expect(parts.filter((part) => !sizes[part])).toEqual([]);
      expect(parts.filter((part) => (sizes[part] ?? 0) > (budget[part] ?? 0))).toEqual([]);
    });
});

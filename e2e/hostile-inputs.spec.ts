import type {Page} from '@playwright/test';
import {ERRORS, filterBox} from './data-table-page';
import {openDraft} from './diagram-page';
import {expect, test} from './fixtures';
import {field, openWhole} from './frame-page';

/** What only a browser can show to be harmless: markup that runs, the name of a prototype, and what is too long. */
const inputs = [
  '"><script>pwned=1</script><img src=x onerror=pwned=1>',
  '__proto__',
  'a'.repeat(100_000),
] as const;

/** Collects what opens because of a text: dialogs, windows, downloads and frames. fixtures.ts watches requests and the console. */
function watchOpenings(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`window: ${popup.url()}`));
  page.on('download', (download) => seen.push(`download: ${download.url()}`));
  page.on('frameattached', () => seen.push('frame'));
  return seen;
}

/** Waits until a text in the page matches. Checked in each frame, because an assertion would take ten times as long. */
const untilText = (page: Page, selector: string, pattern: RegExp) =>
  page.waitForFunction(
    ([where, source]) => new RegExp(source).test(document.querySelector(where)?.textContent ?? ''),
    [selector, pattern.source] as const,
  );

test('in the search and in a filter, hostile inputs stay text', async ({page, open}) => {
  const seen = watchOpenings(page);
  /** Gives each text to the page, and waits until it has been read. */
  const giveAll = async (give: (text: string) => Promise<unknown>) => {
    for (const text of inputs) {
      await give(text);
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      expect(seen).toEqual([]);
    }
  };

  await test.step('the filter of a table, also in the address', async () => {
    const rows = '[aria-label="Choose messages"] [role="status"]';
    await open(`${ERRORS}?messages=${encodeURIComponent(inputs[0])}&messages.sort=__proto__#%E0%A4%A`);
    await untilText(page, rows, /^0 of /);
    await giveAll((text) => filterBox(page, 'messages').fill(text));
    await untilText(page, rows, /^0 of /);
  });

  await test.step('the search', async () => {
    await openWhole(page);
    const status = 'dialog[open] [role="status"]';
    await giveAll(async (text) => {
      await field(page).fill('qqqzzzxxx');
      await untilText(page, status, /qqqzzzxxx/);
      await field(page).fill(text);
      await untilText(page, status, /^(?!.*qqqzzzxxx)./);
    });
  });
});

const PLACE = 'https://elsewhere.example';
const IMAGE = `${PLACE}/image.png`;
/** A tag as text with entities, which Mermaid decodes. One with angle brackets never reaches Mermaid: src/diagrams/errors.test.ts. */
const LABELLED = `flowchart LR\n  a["One #lt;img src=${IMAGE} onerror=pwn()#gt;"] --> b`;

/** Those that are drawn say "One", which proves that they got past the parser. */
const DRAWN = [
  `---\nconfig: {"secure": [], "securityLevel": "loose"}\n---\n${LABELLED}\n  click a call pwn()\n  click b href "javascript:pwn()"`,
  `%%{init: {"themeCSS": "@import '${PLACE}/x.css'; * { background: url(${IMAGE}) }"}}%%\n${LABELLED}`,
  `%%{init: {"__proto__": {"polluted": 1}, "flowchart": {"__proto__": {"polluted": 1}}}}%%\n${LABELLED}`,
];

/** Mermaid itself puts this into the page. Only the policy of config/policy.ts keeps it from being loaded. */
const REFUSED = `flowchart LR\n  a@{ img: "${IMAGE}", label: "One", w: 60, h: 60 }`;

test('of a hostile diagram nothing runs, is loaded, or is left', async ({page, open, allow}) => {
  allow(/^console error: (Executing inline event handler|Setting the document's base URI) .*violates/);
  allow(/^console error: Loading the image .*violates|^request to https:\/\/elsewhere\.example$/);
  const {show, svg, status} = await openDraft(page, open);
  await show('info');
  const seen = watchOpenings(page);
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') seen.push(`request: ${request.url()}`);
  });
  await page.evaluate(() => Object.assign(window, {pwn: () => Object.assign(window, {pwned: true})}));
  const parts = await page.locator('body > *').count();
  const expectHarmless = async () => {
    expect(await page.evaluate(() => ['pwned' in window, 'polluted' in {}])).toEqual([false, false]);
    await expect(page.locator('body > *')).toHaveCount(parts);
    expect(seen).toEqual([]);
  };

  for (const source of DRAWN)
    await test.step(source, async () => {
      await show(source);
      expect(await svg()).toContain('One');
      await expectHarmless();
    });

  await test.step('an image from another place', async () => {
    await show(REFUSED);
    await expect(status).toHaveText(/Render error: .* Images from other places are not loaded\.$/);
    await expectHarmless();
  });
});

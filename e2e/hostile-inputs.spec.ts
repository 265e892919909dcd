import type {Locator, Page} from '@playwright/test';
import {ERRORS, filterBox} from './data-table-page';
import {openDraft} from './diagram-page';
import {expect, test} from './fixtures';
import {field, openWhole, status} from './frame-page';

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

test('in the search and in a filter, hostile inputs stay text', async ({page, open}) => {
  const seen = watchOpenings(page);
  /** Types another text and then each, and waits until the status no longer says what it says of the other. */
  const typeAll = async (box: Locator, status: Locator, other: string, said: RegExp) => {
    for (const text of inputs) {
      await box.fill(other);
      await expect(status).toHaveText(said);
      await box.fill(text);
      await expect(status).not.toHaveText(said);
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      expect(seen).toEqual([]);
    }
  };

  // Also in the address.
  await open(`${ERRORS}?messages=${encodeURIComponent(inputs[0])}&messages.sort=__proto__#%E0%A4%A`);
  const rows = page.getByRole('group', {name: 'Choose messages'}).getByRole('status');
  await expect(rows).toHaveText(/^0 of /);
  await typeAll(filterBox(page, 'messages'), rows, 'token', /^[1-9]\d* of /);
  await openWhole(page);
  await typeAll(field(page), status(page), 'qqqzzzxxx', /qqqzzzxxx/);
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
  const {show, svg, status: error} = await openDraft(page, open);
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
    await expect(error).toHaveText(/Render error: .* Images from other places are not loaded\.$/);
    await expectHarmless();
  });
});

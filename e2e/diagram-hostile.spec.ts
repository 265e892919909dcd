import {openDraft} from './draft';
import {expect, test} from './fixtures';
import {watchOpenings} from './requests';

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

import type {Page} from '@playwright/test';
import {openDraft} from './draft';
import {expect, test} from './fixtures';
import {attempts, type Attempt} from './hostileDiagrams';

interface Tells {
  pwned?: unknown;
  pwn: () => void;
  refused: string[];
}

/** Of what is only read, in a document that is not shown: Mermaid cleans labels there. */
const READ_ONLY = ['script-src-attr', 'base-uri'];

/** Whatever runs, loads or opens because of a diagram. */
async function watch(page: Page) {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`window: ${popup.url()}`));
  page.on('download', (download) => seen.push(`download: ${download.url()}`));
  page.on('framenavigated', (frame) => seen.push(`navigation: ${frame.url()}`));
  page.on('frameattached', () => seen.push('frame'));
  page.on('response', (response) => {
    if (!/\/assets\/(js|texts)\//.test(response.url())) seen.push(`response: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') seen.push(`request: ${request.url()}`);
  });
  await page.evaluate(() => {
    const tells: Tells = {refused: [], pwn: () => (tells.pwned = true)};
    Object.assign(window, {tells, pwn: tells.pwn});
    // What stands in the page is the target of its report itself.
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, target}) =>
      tells.refused.push(target === document ? effectiveDirective : `${effectiveDirective} in the page`),
    );
  });
  return seen;
}

/** What the page holds after an attempt that it should not, and what its policy refused meanwhile. */
function findings(page: Page) {
  return page.evaluate((isReadOnly) => {
    const found: string[] = [];
    const drawing = document.querySelector('section[aria-label="Preview"] [role="tabpanel"] svg[id]');
    const unwanted =
      'script, iframe, object, embed, link, meta, base, form, input, button, img, video, audio, set';
    for (const element of drawing?.querySelectorAll(`${unwanted}, animate, feImage`) ?? [])
      found.push(`<${element.localName}>`);
    for (const element of drawing ? [drawing, ...drawing.querySelectorAll('*')] : [])
      for (const {name, value} of element.attributes) {
        const isLink = /(^|:)(href|src|action|formaction|srcset)$/i.test(name);
        const isRunning = isLink && /^\s*(?!https?:|#|\/(?!\/)|data:image\/)/i.test(value);
        const isForeign =
          /url\(|image-set\(|@import/i.test(value) && /\belsewhere\b/.test(value) && name !== 'id';
        const isLoading = element.localName !== 'a' && isLink && /^(https?:|\/\/)/.test(value);
        if (/^on/i.test(name) || isRunning || isForeign || isLoading)
          found.push(`<${element.localName} ${name}="${value.slice(0, 80)}">`);
      }
    for (const {textContent} of drawing?.querySelectorAll('style') ?? [])
      if (/elsewhere|@import|@font-face/.test(textContent)) found.push('a style from elsewhere');
    const {tells} = window as unknown as {tells: Tells};
    const page = window as unknown as Partial<Tells>;
    if (page.pwned !== undefined || tells.pwned !== undefined) found.push('a script ran');
    if ('polluted' in {}) found.push('a prototype was changed');
    const refused = [...new Set(tells.refused.splice(0))].filter((name) => !isReadOnly.includes(name));
    return {found, refused};
  }, READ_ONLY);
}

/** The elements that the page has beside its own: what Mermaid left there would be more. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.documentElement.attributes, ...document.body.attributes, ...document.body.children]
      .map((node) =>
        node instanceof Attr ? `${node.name}=${node.value}` : `<${node.localName} id="${node.id}">`,
      )
      .concat([...document.querySelectorAll('head > :not(script)')].map(({outerHTML}) => outerHTML)),
  );

async function expectHarmless(
  page: Page,
  open: (path: string) => Promise<unknown>,
  list: readonly Attempt[],
) {
  expect(list.length).toBeGreaterThan(0);
  const {show, drawing, status} = await openDraft(page, open);
  await show('info');
  const seen = await watch(page);
  const before = await outside(page);
  for (const {what, source, words = 'One', error, stopped = []} of list) {
    await test.step(what, async () => {
      await show(source);
      if (error) await expect(status, what).toHaveText(error);
      else await expect(drawing, what).toContainText(words);
      expect(await findings(page), what).toEqual({found: [], refused: stopped});
      expect(await outside(page), what).toEqual(before);
      expect(seen, what).toEqual([]);
    });
  }
}

// What Mermaid itself puts into the page while it draws is asked for and refused by the policy of config/policy.ts;
// no such request leaves the browser, and `stopped` names each attempt that comes so far.
test.use({
  expectedNoise: new RegExp(
    [
      '^console error: Executing inline event handler violates',
      "^console error: Setting the document's base URI to .+ violates",
      `^console error: Loading the image '.+' violates`,
      '^request to https?://elsewhere\\.example$',
    ].join('|'),
  ),
});

for (const [title, list] of Object.entries(attempts)) {
  test(`${title}: nothing runs, nothing is loaded, nothing is left`, async ({page, open}) => {
    test.slow();
    await expectHarmless(page, open, list);
  });
}

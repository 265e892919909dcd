import {docs} from './build';
import {expect, test} from './fixtures';
import {tabThrough} from './keyboard';

/** What a reader can press, choose or type in, if it is shown. Of tabs and radios, arrow keys choose the others. */
const CONTROLS = ':is(a[href], button:enabled, input, select, textarea, summary, [tabindex="0"])';

for (const path of [
  '/',
  '/changelog',
  '/contributing/blocks',
  ...['introduction', 'basic-concepts/contract/methods', 'reference/http-codes'].map(docs),
])
  test(`on ${path} Tab leads to every control, and the focus is in sight`, async ({page, open}) => {
    await open(path);
    await tabThrough(page);
    const missed = await page.locator(`${CONTROLS}:not([data-reached], [tabindex="-1"])`).evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true}))
        .filter((one) => !one.matches('[type="radio"]:not(:checked)'))
        .map(({outerHTML}) => outerHTML.slice(0, 100)),
    );
    expect(missed).toEqual([]);
  });

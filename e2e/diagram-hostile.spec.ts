import type {Page} from '@playwright/test';
import {openDraft} from './draft';
import {expect, test} from './fixtures';
import {PLACE, RUN} from './hostileInputs';
import {watchOpenings} from './requests';

const IMAGE = `${PLACE}/image.png`;
const TAG = `<img src=${IMAGE} onerror=${RUN}>`;
/** The same as text with entities, which Mermaid decodes. */
const WRITTEN = `#lt;img src=${IMAGE} onerror=${RUN}#gt;`;

interface Attempt {
  source: string;
  /** The error that the reader sees, if nothing is drawn. */
  error?: RegExp;
  /** The directives of the content policy that stop it, because Mermaid puts it into the page while drawing. */
  stopped?: string[];
}

const NO_DIAGRAM = /^Syntax error in text/;
/** The error for text that never reaches Mermaid. */
const REFUSED = /^Syntax error in text *Render error: The text from "<\w+" on is not drawn as it is written/;
const IMAGES_STOPPED = ['img-src'];

const label = (markup: string) => ({source: `flowchart LR\n  a["One ${markup} two"] --> b`});
const refused = (markup: string) => ({...label(markup), error: REFUSED});
const click = (link: string) => ({source: `flowchart LR\n  a[One] --> b\n  click a href "${link}"`});

/** A setting as a directive and as front matter, which Mermaid treats alike. */
const configured = (config: string, rest = `flowchart LR\n  a["One ${WRITTEN}"] --> b`): Attempt[] => [
  {source: `%%{init: ${config}}%%\n${rest}`},
  {source: `---\nconfig: ${config}\n---\n${rest}`},
];

/** Each attempt that is not refused draws the word "One", which proves that it got past the parser. */
const attempts: readonly Attempt[] = [
  // Markup. Text with an angle bracket never reaches Mermaid: src/diagrams/errors.test.ts.
  refused(TAG),
  label(WRITTEN),
  label(`\`![x](${IMAGE})\``),
  {source: `sequenceDiagram\n  A->>B: One ${WRITTEN}`},
  {source: `classDiagram\n  class A["One ${WRITTEN}"]\n  note for A "One ${WRITTEN}"`},
  {source: `mindmap\n  root["One ${WRITTEN}"]\n    a("${WRITTEN}")`},
  {source: `C4Context\n  Person(a, "One ${WRITTEN}", "${WRITTEN}")`},
  // Links, calls, images and styles.
  click(`javascript:${RUN}`),
  {...click(`data:text/html,<script>${RUN}</script>`), error: REFUSED},
  {source: `flowchart LR\n  a[One] --> b\n  click a call pwn()\n  click b pwn "${WRITTEN}"`},
  {
    source: `flowchart LR\n  a@{ img: "${IMAGE}", label: "One", w: 60, h: 60 }`,
    error: /^Syntax error in text *Render error: .* Images from other places are not loaded\.$/,
    stopped: IMAGES_STOPPED,
  },
  {source: `flowchart LR\n  a@{ icon: "x:#lt;img src=x onerror=${RUN}#gt;", label: "One" }`},
  {source: `flowchart LR\n  a[One]\n  style a fill:url(${IMAGE})`, error: NO_DIAGRAM},
  {
    source: `stateDiagram-v2\n  classDef x fill:red} * {background:url(${IMAGE})} @import '${PLACE}/x.css'\n  [*] --> One:::x`,
  },
  // Options, names and depth.
  ...configured(
    '{"secure": [], "securityLevel": "loose"}',
    `flowchart LR\n  a["One ${WRITTEN}"] --> b\n  click a call alert(1)\n  click b href "javascript:${RUN}"`,
  ),
  ...configured(`{"themeCSS": "@import '${PLACE}/x.css'; * { background: url(${IMAGE}) }"}`),
  ...configured('{"__proto__": {"polluted": 1}, "flowchart": {"__proto__": {"polluted": 1}}}'),
  {source: `flowchart LR\n  a["One ${'<b>'.repeat(1000)}x${'</b>'.repeat(1000)}"]`},
];

interface Tells {
  pwned?: unknown;
  pwn: () => void;
  refused: string[];
}

/** Violations in a document that is parsed but never shown, in which Mermaid sanitises labels. */
const READ_ONLY = ['script-src-attr', 'base-uri'];

/** Watches for anything that runs, loads or opens because of a diagram. */
async function watch(page: Page) {
  const seen = watchOpenings(page);
  page.on('framenavigated', (frame) => seen.push(`navigation: ${frame.url()}`));
  page.on('response', (response) => {
    if (!/\/assets\/(js|texts)\//.test(response.url())) seen.push(`response: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') seen.push(`request: ${request.url()}`);
  });
  await page.evaluate(() => {
    const tells: Tells = {refused: [], pwn: () => (tells.pwned = true)};
    Object.assign(window, {tells, pwn: tells.pwn});
    // For elements in the page, the target of the report is the element itself.
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, target}) =>
      tells.refused.push(target === document ? effectiveDirective : `${effectiveDirective} in the page`),
    );
  });
  return seen;
}

/** What the image or the page wrongly contains after an attempt, and what the policy refused meanwhile. */
function findings(page: Page) {
  return page.evaluate((isReadOnly) => {
    const found: string[] = [];
    const {src = ''} = document.querySelector<HTMLImageElement>('section[aria-label="Preview"] img') ?? {};
    const markup = decodeURIComponent(src.slice(src.indexOf(',') + 1));
    const drawing = src === '' ? undefined : new DOMParser().parseFromString(markup, 'image/svg+xml');
    const unwanted =
      'parsererror, script, foreignObject, iframe, object, embed, link, meta, base, form, input, button, img, video, audio, set';
    for (const element of drawing?.querySelectorAll(`${unwanted}, animate, feImage`) ?? [])
      found.push(`<${element.localName}>`);
    for (const element of drawing?.querySelectorAll('*') ?? [])
      for (const {name, value} of element.attributes) {
        const isLink = /(^|:)(href|src|action|formaction|srcset)$/i.test(name);
        const isRunning = isLink && /^\s*(?!https?:|#|\/(?!\/)|data:image\/)/i.test(value);
        if (/^on/i.test(name) || isRunning)
          found.push(`<${element.localName} ${name}="${value.slice(0, 80)}">`);
      }
    const {tells} = window as unknown as {tells: Tells};
    const page = window as unknown as Partial<Tells>;
    if (page.pwned !== undefined || tells.pwned !== undefined) found.push('a script ran');
    if ('polluted' in {}) found.push('a prototype was changed');
    const refused = [...new Set(tells.refused.splice(0))].filter((name) => !isReadOnly.includes(name));
    return {found, refused};
  }, READ_ONLY);
}

/** The top-level attributes and elements of the document, to which anything that Mermaid left behind would add. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.documentElement.attributes, ...document.body.attributes, ...document.body.children]
      .map((node) =>
        node instanceof Attr ? `${node.name}=${node.value}` : `<${node.localName} id="${node.id}">`,
      )
      .concat([...document.querySelectorAll('head > :not(script)')].map(({outerHTML}) => outerHTML)),
  );

// What Mermaid itself puts into the page while drawing is requested, but the policy of config/policy.ts refuses it.
// No such request leaves the browser, and `stopped` is set for each attempt that gets this far.
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

test('of a hostile diagram nothing runs, nothing is loaded, and nothing is left', async ({page, open}) => {
  const {show, svg, drawing, status} = await openDraft(page, open);
  await show('info');
  const seen = await watch(page);
  const before = await outside(page);
  for (const {source, error, stopped = []} of attempts)
    await test.step(source, async () => {
      await show(source);
      if (error) await expect(status, source).toHaveText(error);
      else expect(await svg(), source).toContain('One');
      await expect(drawing, source).toHaveCount(error ? 0 : 1);
      expect(await findings(page), source).toEqual({found: [], refused: stopped});
      expect(await outside(page), source).toEqual(before);
      expect(seen, source).toEqual([]);
    });
});

import type {Page} from '@playwright/test';
import {openDraft} from './draft';
import {expect, test} from './fixtures';
import {PLACE, RUN} from './hostileInputs';
import {watchOpenings} from './requests';

const IMAGE = `${PLACE}/image.png`;
/** A tag as text with entities, which Mermaid decodes. One with angle brackets never reaches Mermaid: src/diagrams/errors.test.ts. */
const WRITTEN = `#lt;img src=${IMAGE} onerror=${RUN}#gt;`;
const LABELLED = `flowchart LR\n  a["One ${WRITTEN}"] --> b`;

interface Attempt {
  source: string;
  /** The error that the reader sees, if nothing is drawn. */
  error?: RegExp;
  /** The directives of the content policy that stop it, because Mermaid puts it into the page while drawing. */
  stopped?: string[];
}

/** One of each kind. Those without an error draw the word "One", which proves that they got past the parser. */
const attempts: readonly Attempt[] = [
  {source: LABELLED},
  {source: `flowchart LR\n  a["One \`![x](${IMAGE})\` two"] --> b`},
  {source: `sequenceDiagram\n  A->>B: One ${WRITTEN}`},
  {source: `flowchart LR\n  a[One] --> b\n  click a href "javascript:${RUN}"\n  click b call pwn()`},
  {
    source: `flowchart LR\n  a@{ img: "${IMAGE}", label: "One", w: 60, h: 60 }`,
    error: /^Syntax error in text *Render error: .* Images from other places are not loaded\.$/,
    stopped: ['img-src'],
  },
  {source: `flowchart LR\n  a@{ icon: "x:#lt;img src=x onerror=${RUN}#gt;", label: "One" }`},
  {
    source: `stateDiagram-v2\n  classDef x fill:red} * {background:url(${IMAGE})} @import '${PLACE}/x.css'\n  [*] --> One:::x`,
  },
  // A setting as front matter and as a directive, which Mermaid treats alike.
  {source: `---\nconfig: {"secure": [], "securityLevel": "loose"}\n---\n${LABELLED}\n  click a call pwn()`},
  {
    source: `%%{init: {"themeCSS": "@import '${PLACE}/x.css'; * { background: url(${IMAGE}) }"}}%%\n${LABELLED}`,
  },
  {
    source: `%%{init: {"__proto__": {"polluted": 1}, "flowchart": {"__proto__": {"polluted": 1}}}}%%\n${LABELLED}`,
  },
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

/**
 * What the image or the page wrongly contains after an attempt, what the policy refused meanwhile, and the top-level attributes and
 * elements of the document, to which anything that Mermaid left behind would add.
 */
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
    const {documentElement: html, head, body} = document;
    const outside = [
      ...[...html.attributes, ...body.attributes].map(({name, value}) => `${name}=${value}`),
      ...[...body.children].map(({localName, id}) => `<${localName} id="${id}">`),
      ...[...head.querySelectorAll(':scope > :not(script)')].map(({outerHTML}) => outerHTML),
    ];
    return {found, refused, outside, isDrawn: src !== '', hasWord: markup.includes('One')};
  }, READ_ONLY);
}

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
  const {show, status} = await openDraft(page, open);
  await show('info');
  const seen = await watch(page);
  const {outside} = await findings(page);
  for (const {source, error, stopped = []} of attempts)
    await test.step(source, async () => {
      await show(source);
      const isDrawn = error === undefined;
      expect(await findings(page)).toEqual({
        found: [],
        refused: stopped,
        outside,
        isDrawn,
        hasWord: isDrawn,
      });
      if (error) await expect(status).toHaveText(error);
      expect(seen).toEqual([]);
    });
});

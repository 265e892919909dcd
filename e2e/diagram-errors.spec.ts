import {NOT_LOADED, NOT_READ, TOO_LONG} from '../src/diagrams/errors';
import {expectAccessible} from './accessibility';
import {openDraft, PAUSE_MS} from './draft';
import {expect, test} from './fixtures';

/** Lines that Mermaid's parsers do not count. */
const before = [
  ...['---', 'title: In front', 'config:', '  theme: base', '---'],
  ...['%%{init: {"flowchart": {"curve": "linear"}}}%%', '%% a comment', ''],
].join('\n');

const OPENING = /Diagrams beginning with --- are not valid\. [^]+un-indented `---` blocks$/;

/** With the line that is marked, if Mermaid reports one, and the message, with lines of the source. */
const broken: [what: string, source: string, line: number | undefined, message: RegExp][] = [
  ['flowchart, the first line', 'flowchart LRX\n  a --> b', 1, /Lexical error on line 1\. Unrecognized text/],
  ['flowchart', `${before}\nflowchart LR\n  %% a\n  a --> b\n  b ->`, 12, /Parse error on line 12:/],
  ['an empty line after the last', 'flowchart LR\n  a --> b\n  b -->\n\n', 3, /Parse error on line 3:/],
  [
    'sequence',
    `${before}\nsequenceDiagram\n  A->>B: ask\n  A->>B\n  B->>A: x`,
    11,
    /line 11:[^]+got 'NEWLINE'$/,
  ],
  [
    'pie, at two places',
    'pie\n  %% a\n  "a" : 1\n  b c\n  "d" : 2',
    4,
    /on line 4, column 3[^]+on line 4, column 5/,
  ],
  ['pie, the last line', `${before}\npie\n  "a" : 1\n  "b" :`, 11, /Parse error on line 11, column 8/],
  ['git graph', 'gitGraph\n\n  %% a\n  commit\n  comit\n  commit', 5, /error on line 5, [^]+found `comit`/],
  [
    'a branch that is not there',
    'gitGraph\n  commit\n  checkout nowhere',
    3,
    /branch which is not yet created/,
  ],
  ['front matter that is not closed', '---\nflowchart LR\n  a', 1, OPENING],
  ['front matter that is two things', '---\n- a\n b: c\n---\nflowchart LR\n  a', undefined, /\(2:\d\)/],
  [
    'a shape that is not there',
    'flowchart LR\n  a --> b\n  b@{ shape: cloudy }',
    3,
    /: No such shape: cloudy\.$/,
  ],
  [
    'a layout that is not there',
    '---\nconfig:\n  layout: spiral\n---\nflowchart LR\n  a',
    3,
    /: Unknown layout algorithm: spiral$/,
  ],
  ['a layout that does not come with Mermaid', 'flowchart-elk LR\n  a --> b', 1, /layout algorithm: elk$/],
  ['a kind that is not there', '%% a comment\nflowhcart LR\n  a', 2, /: No diagram type detected/],
  ['a comment alone', '%% nothing', undefined, /: No diagram type detected/],
  ['a second root of a mind map', 'mindmap\n  root\n  second', 3, /: There can be only one root/],
  ['the kind that is an error', 'error', undefined, /^Render error: Syntax error in text$/],
];

test('an error is explained, with the source and the failing line', async ({page, open}) => {
  const {show, panel, drawing, status, source, marked} = await openDraft(page, open);
  for (const [what, text, line, expected] of broken) {
    await test.step(what, async () => {
      await show(text);
      await expect(drawing).toHaveCount(0);
      await expect(status.getByRole('img', {name: NOT_READ})).toBeVisible();
      const message = status.getByRole('paragraph');
      const words = await message.innerText();
      expect(words).toMatch(/^Render error: /);
      expect(words).toMatch(expected);
      expect(await source.textContent()).toBe(`${text}\n`);
      const bottom = await message.evaluate((element) => element.getBoundingClientRect().bottom);
      expect((await source.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
      const lines = await marked.evaluateAll((marks) =>
        marks.map((mark) => [...(mark.parentElement?.children ?? [])].indexOf(mark) + 1),
      );
      expect(lines).toEqual(line === undefined ? [] : [line]);
      await expect(panel.getByRole('button')).toHaveCount(0);
    });
  }
});

test('an error is announced, and all can read it', async ({page, open}) => {
  const draft = await openDraft(page, open);
  await draft.show('pie\n  "One" : 1');
  // Screen readers announce only changes in an existing element.
  const status = await draft.status.elementHandle();
  expect(await status?.textContent()).toBe('');
  await draft.show('pie\n  One : 1');
  expect(await status?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await status?.textContent()).toContain(`${NOT_READ}Render error: Parsing failed: `);
  await expectAccessible(page, 'section[aria-label="Preview"]');
  await draft.show('pie\n  accTitle: Hello\n  "One" : 1');
  expect(await status?.textContent()).toBe('');
  await expect(draft.frame).toHaveAccessibleName('Diagram: Hello');
  await draft.box.fill('');
  await page.clock.runFor(PAUSE_MS);
  await expect(draft.preview).toHaveText('No diagram yet');
});

test('front matter applies, 50,000 characters are drawn, one more is too long, and 501 edges are not too many', async ({
  page,
  open,
}) => {
  test.slow();
  const {show, svg, drawing, panel, status, source} = await openDraft(page, open);
  const place = async () => /<text[^>]*class="slice"[^>]*>/.exec(await svg())?.[0];
  await show('---\nconfig:\n  pie:\n    textPosition: 0.2\n---\npie\n  "One" : 1');
  const inner = await place();
  await show('pie\n  "One" : 1');
  expect(await place()).not.toBe(inner);

  const padded = (length: number) => 'flowchart LR\n  a[One] --> b\n%% '.padEnd(length, '-');
  await show(padded(50_000));
  expect(await svg()).toContain('>One<');
  await show(padded(50_001));
  await expect(drawing).toHaveCount(0);
  await expect(status.getByRole('img', {name: TOO_LONG})).toBeVisible();
  await expect(status).toHaveText(TOO_LONG);
  await expect(source).toHaveCount(0);
  await expect(panel.getByRole('button')).toHaveCount(0);
  await show(`flowchart LR\n${'  a --> b\n'.repeat(501)}`);
  expect((await svg()).match(/<path[^>]*class="[^"]*flowchart-link/g)).toHaveLength(501);
});

test.describe('code that cannot be loaded', () => {
  test.use({expectedNoise: /^console error: Failed to load resource: net::ERR_FAILED/});

  test('is reported, with the source, and the next change of the text requests it again', async ({
    page,
    open,
  }) => {
    const {show, svg, drawing, status, source} = await openDraft(page, open);
    await show('flowchart LR\n  Zero');
    const scripts = '**/assets/js/**';
    await page.route(scripts, (route) => route.abort());
    await show('pie\n  "One" : 1');
    await expect(status).toHaveText(`Render error: ${NOT_LOADED}`);
    expect(await source.textContent()).toBe('pie\n  "One" : 1\n');
    await show('flowchart LR\n  Two');
    expect(await svg(), 'other kinds are drawn').toContain('>Two<');
    await page.unroute(scripts);
    await show('pie\n  "Three" : 1');
    await expect(status).toBeEmpty();
    expect(await svg()).toContain('Three');
    await expect(drawing).toBeVisible();
  });
});

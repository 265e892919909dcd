import {NOT_LOADED, NOT_READ, TOO_LONG} from '../src/diagrams/errors';
import {expectAccessible} from './accessibility';
import {openDraft, PAUSE_MS} from './diagram-page';
import {expect, test} from './fixtures';

/** Lines that Mermaid's parsers do not count. */
const before = [
  ...['---', 'title: In front', 'config:', '  theme: base', '---'],
  ...['%%{init: {"flowchart": {"curve": "linear"}}}%%', '%% a comment', ''],
].join('\n');

const OPENING = /Diagrams beginning with --- are not valid\. [^]+un-indented `---` blocks$/;

/** One error of each kind, with the line that is marked, if there is one, and the message, with lines of the source. */
const broken: [source: string, line: number | undefined, message: RegExp][] = [
  [`${before}\nflowchart LR\n  %% a\n  a --> b\n  b ->`, 12, /Parse error on line 12:/],
  ['flowchart LR\n  a --> b\n  b -->\n\n', 3, /Parse error on line 3:/],
  [`${before}\nsequenceDiagram\n  A->>B: ask\n  A->>B\n  B->>A: x`, 11, /line 11:[^]+got 'NEWLINE'$/],
  ['pie\n  %% a\n  "a" : 1\n  b c\n  "d" : 2', 4, /on line 4, column 3[^]+on line 4, column 5/],
  ['gitGraph\n  commit\n  checkout nowhere', 3, /branch which is not yet created/],
  ['---\nflowchart LR\n  a', 1, OPENING],
  ['flowchart LR\n  a --> b\n  b@{ shape: cloudy }', 3, /: No such shape: cloudy\.$/],
  ['---\nconfig:\n  layout: spiral\n---\nflowchart LR\n  a', 3, /: Unknown layout algorithm: spiral$/],
  ['%% a comment\nflowhcart LR\n  a', 2, /: No diagram type detected/],
  ['error', undefined, /^Render error: Syntax error in text$/],
];

/** Texts that Mermaid would draw differently, one of each kind, and the commonest slips, with the remedy. */
const refused: [source: string, line: number, message: RegExp][] = [
  ['sequenceDiagram\n  A->>B: issue #7; done', 2, /"#7;" is not drawn .*: write #35; for #$/],
  ['sequenceDiagram\n  A->>B: issue #77; done', 2, /write #35; for #$/],
  ['flowchart LR\n  a["Item #1; then"]', 2, /write #35; for #$/],
  ['mindmap\n  root\n    x #7; y', 3, /write #35; for #$/],
  ['gantt\n  section S\n  Do #7; it :a, 2026-01-01, 90d', 3, /write #35; for #$/],
  ['stateDiagram-v2\n  a: one; two\n  a --> b', 2, /"one; two" is not drawn .*: write #59; for ;$/],
  ['sequenceDiagram\n  A->>B: one; two', 2, /write #59; for one in a text$/],
  ['```mermaid\nflowchart LR\n  a --> b\n```', 1, /leave this line out$/],
  ['flowchart LR\n  a --> end', 2, /named "end": give it another name/],
  ['flowchart LR\n  a[Call map(fn)] --> b', 2, /quotation marks: a\["Call map\(fn\)"\]$/],
  ['flowchart LR\n  a[/api/users] --> b', 2, /quotation marks: a\["\/api\/users"\]$/],
  ['flowchart LR\n  a —> b', 2, /an arrow with hyphens/],
  ['flowchart LR\n  a["Hi"] --> b[“x (z)”]', 2, /straight quotation marks$/],
  ['flowchart LR\n  a --&gt; b', 2, /write > for &gt;/],
  ['flowchart LR\n  a\u200b --> b', 2, /U\+200B/],
  ['flowchart lr\n  a --> b', 1, /in capitals: flowchart LR$/],
  ['flowchart LR\n  a --> b\nsequenceDiagram\n  A->>B: x', 3, /a block of its own$/],
];

/** What resembles them, and is drawn. */
const DRAWN = [
  'sequenceDiagram\n  A->>B: issue #35;7#59; a #lt; b; B->>A: two',
  'flowchart LR\n  a["x; y"] --> b; b --> c',
  'classDiagram\n  class List~T~ {\n    +get(int i) T\n  }\n  List <|-- B : has',
  'stateDiagram-v2\n  state "A long text" as a\n  a --> b: done\n  note right of a : seen',
  'timeline\n  title Years\n  2026 : one : two',
];

test('an error is explained and announced, with the failing line', async ({page, open, allow}) => {
  allow(/^console error: Failed to load resource: net::ERR_FAILED/);
  const {box, show, svg, drawing, viewer, panel, preview, status, source} = await openDraft(page, open);

  await test.step('code that cannot be loaded is requested again at the next change', async () => {
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
    expect(await svg()).toContain('Three');
  });

  await test.step('all can read an error, and screen readers announce it', async () => {
    // They announce only changes in an existing element.
    const element = await status.elementHandle();
    const said = () => element?.evaluate((one) => (one.isConnected ? one.textContent : undefined));
    expect(await said()).toBe('');
    await show('pie\n  One : 1');
    expect(await said()).toContain(`${NOT_READ}Render error: Parsing failed: `);
    await expect(status.getByRole('img', {name: NOT_READ})).toBeVisible();
    await expectAccessible(page, 'section[aria-label="Preview"]');
    await show('pie\n  accTitle: Hello\n  "One" : 1');
    expect(await said()).toBe('');
    await expect(viewer).toHaveAccessibleName('Diagram: Hello');
  });

  for (const [text, line, message] of [...broken, ...refused])
    await test.step(text, async () => {
      await show(text);
      const {words, ...shown} = await panel.evaluate((element) => {
        const said = element.querySelector('p');
        const code = element.querySelector('pre');
        const marks = [...element.querySelectorAll('mark')];
        const bottom = said?.getBoundingClientRect().bottom ?? NaN;
        return {
          words: said?.innerText,
          source: code?.textContent,
          isBelow: (code?.getBoundingClientRect().top ?? NaN) >= bottom,
          lines: marks.map((mark) => [...(mark.parentElement?.children ?? [])].indexOf(mark) + 1),
          others: element.querySelectorAll('img, button').length,
        };
      });
      expect(words).toMatch(/^Render error: /);
      expect(words).toMatch(message);
      const lines = line === undefined ? [] : [line];
      expect(shown).toEqual({source: `${text}\n`, isBelow: true, lines, others: 0});
    });

  for (const text of DRAWN)
    await test.step(text, async () => {
      await show(text);
      await expect(drawing).toBeVisible();
      await expect(status).toHaveText('');
    });

  await test.step('50,000 characters are drawn, and one more is too long', async () => {
    const padded = (length: number) => 'flowchart LR\n  a[One] --> b\n%% '.padEnd(length, '-');
    await show(padded(50_000));
    expect(await svg()).toContain('>One<');
    await show(padded(50_001));
    await expect(drawing).toHaveCount(0);
    await expect(status.getByRole('img', {name: TOO_LONG})).toBeVisible();
    await expect(status).toHaveText(TOO_LONG);
    await expect(source).toHaveCount(0);
    await expect(panel.getByRole('button')).toHaveCount(0);
  });

  await test.step('the box follows 300 ms after typing stops', async () => {
    await show('pie\n  "One" : 1');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await box.fill('pie\n  "Two" : 1');
    await page.clock.runFor(PAUSE_MS - 1);
    await box.fill('');
    await box.fill('pie\n  "Three" : 1');
    await page.clock.runFor(PAUSE_MS - 1);
    expect(await svg()).toContain('>One<');
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect.poll(svg).toContain('>Three<');
    await box.fill('');
    await expect(preview).toHaveText('No diagram yet');
  });
});

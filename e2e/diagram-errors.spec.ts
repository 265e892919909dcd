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

test.use({expectedNoise: /^console error: Failed to load resource: net::ERR_FAILED/});

test('an error is explained and announced, with the source and the failing line; the longest text is drawn', async ({
  page,
  open,
}) => {
  const {box, show, svg, drawing, frame, panel, preview, status, source} = await openDraft(page, open);

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
    await expect(frame).toHaveAccessibleName('Diagram: Hello');
  });

  for (const [text, line, message] of broken)
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

  await test.step('front matter applies', async () => {
    const place = async () => /<text[^>]*class="slice"[^>]*>/.exec(await svg())?.[0];
    await show('---\nconfig:\n  pie:\n    textPosition: 0.2\n---\npie\n  "One" : 1');
    const inner = await place();
    await show('pie\n  "One" : 1');
    expect(await place()).not.toBe(inner);
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

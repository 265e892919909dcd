import {NOT_READ, TOO_LONG} from '../src/diagrams/render/errors';
import {expectAccessible} from './accessibility';
import {openDraft} from './draft';
import {expect, test} from './fixtures';

interface BrokenSource {
  what: string;
  source: string;
  /** The line that is marked in it. */
  line: number;
  message: RegExp;
}

/** One of each parser, and of none; all others are in src/diagrams/render/errors.test.ts. */
const broken: BrokenSource[] = [
  {
    what: 'flowchart, below a comment',
    source: '---\ntitle: In front\n---\nflowchart LR\n  %% a comment\n  a --> b\n  b ->\n  c',
    line: 7,
    message: /^Render error: Parse error on line 7:[^]+got 'MINUS'$/,
  },
  {
    what: 'pie, at two places',
    source: 'pie\n  %% a comment\n  "a" : 1\n  b c\n  "d" : 2',
    line: 4,
    message: /Lexer error on line 4, column 3[^]+Lexer error on line 4, column 5/,
  },
  {
    what: 'a kind that is not there',
    source: '%% a comment\nflowhcart LR\n  a',
    line: 2,
    message: /^Render error: No diagram type detected/,
  },
];

test('an error is said in words, with the source and the failing line', async ({page, open}) => {
  const {show, panel, drawing, status, source, marked} = await openDraft(page, open);
  for (const {what, source: text, line, message: expected} of broken) {
    await test.step(what, async () => {
      await show(text);
      await expect(drawing).toHaveCount(0);
      await expect(status.getByRole('img', {name: NOT_READ})).toBeVisible();
      const message = status.getByRole('paragraph');
      expect(await message.innerText()).toMatch(expected);
      expect(await source.textContent()).toBe(`${text}\n`);
      const bottom = await message.evaluate((element) => element.getBoundingClientRect().bottom);
      expect((await source.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
      await expect(marked).toHaveCount(1);
      const lines = await marked.evaluateAll((marks) =>
        marks.map((mark) => [...(mark.parentElement?.children ?? [])].indexOf(mark) + 1),
      );
      expect(lines).toEqual([line]);
      await expect(panel.getByRole('button')).toHaveCount(0);
    });
  }
});

test('an error is announced, and all can read it', async ({page, open}) => {
  const draft = await openDraft(page, open);
  await draft.show('pie\n  "One" : 1');
  // Only what changes in an element that was there before is announced.
  const status = await draft.status.elementHandle();
  expect(await status?.textContent()).toBe('');
  await draft.show('pie\n  One : 1');
  expect(await status?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await status?.textContent()).toContain(`${NOT_READ}Render error: Parsing failed: `);
  await expectAccessible(page, 'section[aria-label="Preview"]');
  await draft.show('pie\n  "One" : 1');
  expect(await status?.textContent()).toBe('');
});

test('front matter is followed, 50,000 characters are drawn, one more is too long, and 501 edges are not too many', async ({
  page,
  open,
}) => {
  test.slow();
  const {show, drawing, panel, status, source} = await openDraft(page, open);
  const place = () => drawing.locator('text.slice').getAttribute('transform');
  await show('---\nconfig:\n  pie:\n    textPosition: 0.2\n---\npie\n  "One" : 1');
  const inner = await place();
  await show('pie\n  "One" : 1');
  expect(await place()).not.toBe(inner);

  const padded = (length: number) => 'flowchart LR\n  a[One] --> b\n%% '.padEnd(length, '-');
  for (const length of [49_999, 50_000]) {
    await show(padded(length));
    await expect(drawing, String(length)).toContainText('One');
  }
  await show(padded(50_001));
  await expect(drawing).toHaveCount(0);
  await expect(status.getByRole('img', {name: TOO_LONG})).toBeVisible();
  await expect(status).toHaveText(TOO_LONG);
  await expect(source).toHaveCount(0);
  await expect(panel.getByRole('button')).toHaveCount(0);
  await show(`flowchart LR\n${'  a --> b\n'.repeat(501)}`);
  await expect(drawing.locator('.edgePath, .flowchart-link')).toHaveCount(501);
});

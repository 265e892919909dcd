import {NOT_READ, TOO_LONG} from '../src/diagrams/Viewer/drawingFault';
import {expectAccessible} from './accessibility';
import {openDraft} from './draft';
import {expect, test} from './fixtures';

/** What a source is refused with, and the line that is marked in it. */
interface Refusal {
  what: string;
  source: string;
  line?: number;
  /** Mermaid's words. */
  message: RegExp;
}

const before = [
  ...['---', 'title: In front', 'config:', '  theme: base', '---'],
  ...['%%{init: {"flowchart": {"curve": "linear"}}}%%', '%% a comment', ''],
].join('\n');

const syntax: Refusal[] = [
  {
    what: 'flowchart, the first line',
    source: 'flowchart LRX\n  a --> b',
    line: 1,
    message: /^Lexical error on line 1\. Unrecognized text/,
  },
  {
    what: 'flowchart, a line in the middle',
    source: 'flowchart LR\n  a --> b\n  b ->\n  c',
    line: 3,
    message: /^Parse error on line 3:[^]+got 'MINUS'$/,
  },
  {
    what: 'flowchart, the last line',
    source: 'flowchart LR\n  a --> b\n  b[c',
    line: 3,
    message: /^Parse error on line 3:/,
  },
  {
    what: 'flowchart, an empty line after the last',
    source: 'flowchart LR\n  a --> b\n  b -->\n\n',
    line: 3,
    message: /^Parse error on line 3:/,
  },
  {
    what: 'flowchart, after all that is not of the diagram',
    source: `${before}\nflowchart LR\n  %% another comment\n  a --> b\n  b ->\n  c`,
    line: 12,
    message: /^Parse error on line 12:/,
  },
  {
    what: 'sequence, the first line',
    source: 'sequenceDiagram nonsense\n  A->>B: ask',
    line: 1,
    message: /^Parse error on line 1:/,
  },
  {
    what: 'sequence, a line in the middle',
    source: `${before}\nsequenceDiagram\n  A->>B: ask\n  A->>B\n  B->>A: answer`,
    line: 11,
    message: /^Parse error on line 11:[^]+Expecting 'TXT', got 'NEWLINE'$/,
  },
  {
    what: 'sequence, the last line',
    source: 'sequenceDiagram\n  A->>B: ask\n  A->>',
    line: 3,
    message: /^Parse error on line 3:/,
  },
  {
    what: 'entities, the first line',
    source: 'erDiagram ||\n  A ||--o{ B : has',
    line: 1,
    message: /^Parse error on line 1:/,
  },
  {
    what: 'entities, a line in the middle',
    source: 'erDiagram\n  %% a comment\n  A ||--o{ B : has\n  A ||--o{{ B : has\n  C ||--|| D : has',
    line: 4,
    message: /^Parse error on line 4:/,
  },
  {
    what: 'entities, the last line',
    source: 'erDiagram\n  A ||--o{ B : has\n  A ||--',
    line: 3,
    message: /^Parse error on line 3:/,
  },
  {
    what: 'pie, the first line',
    source: 'pie nonsense\n  "a" : 1',
    line: 1,
    message: /^Parsing failed: Lexer error on line 1, column 5/,
  },
  {
    what: 'pie, a line in the middle, at two places',
    source: 'pie\n  %% a comment\n  "a" : 1\n  b c\n  "d" : 2',
    line: 4,
    message: /^Parsing failed: Lexer error on line 4, column 3[^]+Lexer error on line 4, column 5/,
  },
  {
    what: 'pie, the last line',
    source: `${before}\npie\n  "a" : 1\n  "b" :`,
    line: 11,
    message: /^Parsing failed: {2}Parse error on line 11, column 8/,
  },
  {
    what: 'git graph, the first line',
    source: 'gitGraph x:\n  commit',
    line: 1,
    message: /^Parsing failed: {2}Parse error on line 1/,
  },
  {
    what: 'git graph, a line in the middle',
    source: 'gitGraph\n\n  %% a comment\n  commit\n  comit\n  commit',
    line: 5,
    message: /^Parsing failed: {2}Parse error on line 5, [^]+found `comit`/,
  },
  {
    what: 'git graph, the last line',
    source: 'gitGraph\n  commit\n  branch',
    line: 3,
    message: /^Parsing failed: {2}Parse error on line 3/,
  },
  {
    what: 'git graph, a branch that is not there',
    source: 'gitGraph\n  commit\n  checkout nowhere\n  commit',
    line: 3,
    message: /^Trying to checkout branch which is not yet created/,
  },
];

const OPENING = /^Diagrams beginning with --- are not valid\. [^]+un-indented `---` blocks$/;

const others: Refusal[] = [
  {what: 'front matter that is not closed', source: '---\nflowchart LR\n  a', line: 1, message: OPENING},
  {what: 'a line of three and more', source: '--- title ---\nflowchart LR\n  a', line: 1, message: OPENING},
  {what: 'three and nothing else', source: '---', line: 1, message: OPENING},
  {what: 'three after empty lines', source: '\n\n---\npie\n', line: 3, message: OPENING},
  {what: 'front matter and no diagram', source: '---\ntitle: A\n---', line: 1, message: OPENING},
  {
    what: 'a list in front matter that is not closed',
    source: '---\ntitle: A\nconfig: [\n---\nflowchart LR\n  a',
    line: 4,
    message: /^unexpected end of the stream within a flow collection \(3:1\)/,
  },
  {
    what: 'front matter that is two things',
    source: '---\n- a\n b: c\n---\nflowchart LR\n  a',
    line: 3,
    message: /^.+ \(2:\d\)/,
  },
  {
    what: 'a shape that is not there',
    source: 'flowchart LR\n  a --> b\n  b@{ shape: cloudy }',
    line: 3,
    message: /^No such shape: cloudy\.$/,
  },
  {
    what: 'a layout that is not there, in front matter',
    source: '---\nconfig:\n  layout: spiral\n---\nflowchart LR\n  a',
    line: 3,
    message: /^Unknown layout algorithm: spiral$/,
  },
  {
    what: 'a layout that is not there, in a directive',
    source: 'flowchart LR\n  a --> b\n%%{init: {"layout": "spiral"}}%%',
    line: 3,
    message: /^Unknown layout algorithm: spiral$/,
  },
  {
    what: 'a layout that does not come with Mermaid',
    source: 'flowchart-elk LR\n  a --> b',
    line: 1,
    message: /^Unknown layout algorithm: elk$/,
  },
  {
    what: 'a kind that is not there',
    source: '%% a comment\nflowhcart LR\n  a',
    line: 2,
    message: /^No diagram type detected matching given configuration for text: flowhcart LR/,
  },
  {
    what: 'a comment alone',
    source: '%% nothing',
    message: /^No diagram type detected matching given configuration for text:\s*$/,
  },
  {
    what: 'front matter and a comment',
    source: '---\ntitle: A\n---\n%% nothing',
    message: /^No diagram type detected matching given configuration for text:\s*$/,
  },
];

type Draft = Awaited<ReturnType<typeof openDraft>>;

/** The message, the whole source below it, and the line marked in it. */
async function expectRefused({panel, picture, status, source, marked}: Draft, refusal: Refusal) {
  await expect(picture).toHaveCount(0);
  const message = status.getByRole('paragraph');
  await expect(message).toHaveText(/^Render error: /);
  expect((await message.innerText()).replace(/^Render error: /, '')).toMatch(refusal.message);
  expect(await source.textContent()).toBe(`${refusal.source}\n`);
  const bottom = await message.evaluate((element) => element.getBoundingClientRect().bottom);
  expect((await source.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  const lines = await marked.evaluateAll((marks) =>
    marks.map((mark) => [...(mark.parentElement?.children ?? [])].indexOf(mark) + 1),
  );
  expect(lines).toEqual(refusal.line === undefined ? [] : [refusal.line]);
  await expect(panel.getByRole('button')).toHaveCount(0);
}

test('a syntax error is said in words, with the source and the line', async ({page, open}) => {
  const draft = await openDraft(page, open);
  for (const refusal of syntax) {
    await test.step(refusal.what, async () => {
      await draft.show(refusal.source);
      await expect(draft.status.getByRole('img', {name: NOT_READ})).toBeVisible();
      await expect(draft.status.getByText(NOT_READ)).toBeVisible();
      await expectRefused(draft, refusal);
    });
  }
});

test('what is no error of syntax is said with the source, and without that graphic', async ({page, open}) => {
  const draft = await openDraft(page, open);
  for (const refusal of others) {
    await test.step(refusal.what, async () => {
      await draft.show(refusal.source);
      await expectRefused(draft, refusal);
      await expect(draft.status.getByRole('img')).toHaveCount(0);
    });
  }
});

test('front matter that is valid is followed, and its title is the name', async ({page, open}) => {
  const {show, frame, picture} = await openDraft(page, open);
  await show('---\ntitle: "In front"\nconfig:\n  pie:\n    textPosition: 0.2\n---\npie\n  "One" : 1');
  await expect(frame).toHaveAccessibleName('Diagram: In front');
  await expect(picture).toHaveAccessibleName('In front');
  const inner = await picture.locator('text.slice').getAttribute('transform');
  await show('pie\n  "One" : 1');
  expect(await picture.locator('text.slice').getAttribute('transform')).not.toBe(inner);
});

test('a fault is announced, and all can read it', async ({page, open}) => {
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

test('50,000 characters are drawn, one more is too long, and 500 edges are not too many', async ({
  page,
  open,
}) => {
  const {show, picture, panel, status, source} = await openDraft(page, open);
  const padded = (length: number) => 'flowchart LR\n  a[One] --> b\n%% '.padEnd(length, '-');
  for (const length of [49_999, 50_000]) {
    await show(padded(length));
    await expect(picture, String(length)).toContainText('One');
  }
  await show(padded(50_001));
  await expect(picture).toHaveCount(0);
  await expect(status.getByRole('img', {name: TOO_LONG})).toBeVisible();
  await expect(status).toHaveText(TOO_LONG);
  await expect(source).toHaveCount(0);
  await expect(panel.getByRole('button')).toHaveCount(0);
  await show(`flowchart LR\n${'  a --> b\n'.repeat(501)}`);
  await expect(picture.locator('.edgePath, .flowchart-link')).toHaveCount(501);
});

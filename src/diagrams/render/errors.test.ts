import {expect, test} from '@playwright/test';
import {checkDiagram, type DiagramError} from '../check';
import {explain} from './errors';

interface BrokenSource {
  what: string;
  source: string;
  line?: number;
  /** Mermaid's words, with lines of the source. */
  message: RegExp;
}

const before = [
  ...['---', 'title: In front', 'config:', '  theme: base', '---'],
  ...['%%{init: {"flowchart": {"curve": "linear"}}}%%', '%% a comment', ''],
].join('\n');

const OPENING = /^Diagrams beginning with --- are not valid\. [^]+un-indented `---` blocks$/;

const broken: BrokenSource[] = [
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
  {
    what: 'gantt, the last line',
    source: 'gantt\n  section One\n  A :a, 2026-01-01, 3d\n  B',
    line: 4,
    message: /^Parse error on line 4/,
  },
  {
    what: 'a second root of a mind map',
    source: 'mindmap\n  root\n  second',
    line: 3,
    message: /^There can be only one root/,
  },
  {
    what: 'lines that end as on Windows',
    source: 'flowchart LR\r\n  a --> b\r\n  b ->\r\n',
    line: 3,
    message: /^Parse error on line 3:/,
  },
  {what: 'nothing', source: '', message: /^No diagram type detected/},
  {what: 'the kind that is an error', source: 'error', message: /^Syntax error in text$/},
];

/** What Mermaid throws, as an error of this realm: its parsers add properties to it. */
async function thrownBy(source: string): Promise<Error> {
  const {cause} = (await checkDiagram(source).catch((error: unknown) => error)) as DiagramError;
  const {name, message} = cause as Error;
  return Object.assign(new Error(message), cause, {name});
}

for (const {what, source, line, message} of broken)
  test(`the failing line and its number in the message: ${what}`, async () => {
    const error = await explain(await thrownBy(source), source, () => Promise.resolve(false));
    expect(error.line).toBe(line);
    expect(error.message).toMatch(message);
  });

test('an error of syntax is told from one of drawing, and from code that does not arrive', async () => {
  const kindOf = async (error: Error, isParsed: boolean) =>
    (await explain(error, 'pie', () => Promise.resolve(isParsed))).kind;
  expect(await kindOf(new Error('Parse error on line 1'), false)).toBe('syntax');
  expect(await kindOf(new Error('Unknown layout algorithm: spiral'), true)).toBe('drawing');
  expect(await kindOf(new Error('No such shape: cloudy.'), false)).toBe('drawing');
  expect(await kindOf(new Error('Loading chunk 7 failed.'), false)).toBe('loading');
});

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
    what: 'sequence, a line in the middle',
    source: `${before}\nsequenceDiagram\n  A->>B: ask\n  A->>B\n  B->>A: answer`,
    line: 11,
    message: /^Parse error on line 11:[^]+Expecting 'TXT', got 'NEWLINE'$/,
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
    what: 'git graph, a line in the middle',
    source: 'gitGraph\n\n  %% a comment\n  commit\n  comit\n  commit',
    line: 5,
    message: /^Parsing failed: {2}Parse error on line 5, [^]+found `comit`/,
  },
  {
    what: 'git graph, a branch that is not there',
    source: 'gitGraph\n  commit\n  checkout nowhere\n  commit',
    line: 3,
    message: /^Trying to checkout branch which is not yet created/,
  },
  {what: 'front matter that is not closed', source: '---\nflowchart LR\n  a', line: 1, message: OPENING},
  {what: 'three after empty lines', source: '\n\n---\npie\n', line: 3, message: OPENING},
  {
    what: 'front matter that is two things',
    source: '---\n- a\n b: c\n---\nflowchart LR\n  a',
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
    const error = explain(await thrownBy(source), source);
    expect(error.line).toBe(line);
    expect(error.message).toMatch(message);
  });

test('an error in the text is told from code that does not arrive', () => {
  const kindOf = (message: string) => explain(new Error(message), 'pie').kind;
  expect(kindOf('Parse error on line 1')).toBe('syntax');
  expect(kindOf('No such shape: cloudy.')).toBe('syntax');
  expect(kindOf('Loading chunk 7 failed.')).toBe('loading');
});

test('where a browser stumbles over a name that every object has, the name and the remedy are said', () => {
  const thrown = new TypeError("Cannot set properties of undefined (setting 'x')");
  expect(explain(thrown, 'erDiagram\n  A\n  constructor')).toMatchObject({
    line: 3,
    message: expect.stringMatching(/^Mermaid cannot draw what is named "constructor": give it another name/),
  });
  expect(explain(thrown, 'erDiagram\n  A')).toMatchObject({message: thrown.message});
});

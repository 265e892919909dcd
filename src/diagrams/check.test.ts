import {expect, test} from '@playwright/test';
import {mermaidOptions} from './mermaid';
import {checkDiagram, checkDiagramAt, DiagramError} from './check';

/** What a broken diagram is refused with: line and message. */
async function refusal(source: string): Promise<string> {
  const error = await checkDiagram(source).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DiagramError);
  const {line, message} = error as DiagramError;
  return `${line}: ${message.split('\n')[0]}`;
}

/** A small diagram of each kind, by the name that Mermaid gives it. */
const KINDS: Readonly<Record<string, string>> = {
  'flowchart-v2': 'flowchart LR\n  a --> b',
  swimlane: 'swimlane-beta LR\n  subgraph one\n    a\n  end\n  a --> b',
  sequence: 'sequenceDiagram\n  A->>B: ask',
  classDiagram: 'classDiagram\n  A <|-- B',
  stateDiagram: 'stateDiagram-v2\n  [*] --> A',
  er: 'erDiagram\n  A ||--o{ B : has',
  gantt: 'gantt\n  section One\n  A :a, 2026-01-01, 3d',
  pie: 'pie\n  "a" : 1',
  mindmap: 'mindmap\n  root\n    leaf',
  timeline: 'timeline\n  2026 : one',
  kanban: 'kanban\n  todo\n    a[One]',
  sankey: 'sankey\na,b,1',
  architecture: 'architecture-beta\n  service a(server)[One]',
  quadrantChart: 'quadrantChart\n  A: [0.1, 0.2]',
  requirement: 'requirementDiagram\n  requirement a {\n    id: 1\n    text: one\n  }',
  gitGraph: 'gitGraph\n  commit',
  journey: 'journey\n  section One\n    Read: 5: Me',
  c4: 'C4Context\n  Person(a, "One")',
  xychart: 'xychart-beta\n  bar [1, 2]',
  block: 'block-beta\n  a b',
  packet: 'packet-beta\n  0-7: "one"',
  radar: 'radar-beta\n  axis a, b, c\n  curve x{1, 2, 3}',
  treemap: 'treemap-beta\n"a"\n    "b": 1',
  treeView: 'treeView-beta\n    "a"\n        "b"',
  venn: 'venn-beta\n  set A\n  set B',
  ishikawa: 'ishikawa-beta\n  Problem\n    Cause',
  info: 'info',
  cynefin: 'cynefin-beta\n  clear\n    "One"',
  eventmodeling: 'eventmodeling\ntf 01 ui One',
  wardley: 'wardley-beta\n  component One [0.5, 0.5]',
  railroad: 'railroad-beta\none = terminal("a") ;',
  railroadEbnf: 'railroad-ebnf-beta\none = "a" ;',
  railroadAbnf: 'railroad-abnf-beta\none = "a" ;',
  railroadPeg: 'railroad-peg-beta\none <- "a" ;',
};

test('diagrams of every kind are taken, with name and description as comments', async () => {
  test.slow();
  for (const [kind, source] of Object.entries(KINDS)) {
    const [first = '', ...rest] = source.split('\n');
    const comments = ['  %% accTitle: A name', '  %% accDescr: Two boxes.'];
    await expect(checkDiagram([first, ...comments, ...rest].join('\n')), kind).resolves.toBeUndefined();
  }
});

test('a broken diagram is refused at the line of its source', async () => {
  expect(await refusal('flowchart LR\n  %% a comment\n\n  a --> b\n  b[c')).toMatch(/^5: Parse error/);
  expect(await refusal('flowchart LR\n  a\n%%{init: {"layout": "spiral"}}%%')).toBe(
    '3: Unknown layout algorithm: spiral',
  );
  expect(await refusal('error')).toBe('undefined: Syntax error in text');
});

test('50,000 characters are read, one more is refused, and edges are not counted before characters', async () => {
  const {maxTextSize, maxEdges} = mermaidOptions;
  expect(maxTextSize).toBe(50_000);
  const padded = (length: number) => `${'flowchart LR\n  a --> b\n%% '.padEnd(length, '-')}`;
  await expect(checkDiagram(padded(maxTextSize))).resolves.toBeUndefined();
  expect(await refusal(padded(maxTextSize + 1))).toMatch(
    /^undefined: Maximum text size in diagram exceeded$/,
  );
  expect(4 * maxEdges).toBeGreaterThanOrEqual(maxTextSize);
  await expect(checkDiagram(`flowchart LR\na${'-->a'.repeat(2000)}`)).resolves.toBeUndefined();
});

test('a diagram cannot change its limits or loosen its security, and nothing of the window that parses it stays', async () => {
  expect(mermaidOptions.securityLevel).toBe('strict');
  const init = '%%{init: {"securityLevel": "loose", "maxEdges": 1, "maxTextSize": 1}}%%';
  const source = `${init}\nflowchart LR\n  a["x <img src=q onerror=alert(1)> y"] --> b --> c`;
  await expect(checkDiagram(source)).resolves.toBeUndefined();
  expect(['window', 'document', 'mermaid'].filter((name) => name in globalThis)).toEqual([]);
});

test('diagrams that are checked at the same time do not mix', async () => {
  const sources = [
    'pie\n  "a" : 1',
    'pie\n  a',
    'journey\n  section One\n    Read: 5: Me',
    'journey\n  : x :',
  ];
  const outcomes = await Promise.allSettled(sources.map((source) => checkDiagram(source)));
  expect(outcomes.map(({status}) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
});

test('where a diagram stands is said in the error', async () => {
  const place = {file: 'docs/page.md', line: 10};
  await expect(checkDiagramAt(place, 'flowchart LR\n  a -->')).rejects.toThrow(
    /^docs\/page\.md:12: Parse error/,
  );
  await expect(checkDiagramAt({...place, line: 0}, 'error')).rejects.toThrow('docs/page.md:1: Syntax error');
});

import {expect, test} from '@playwright/test';
import {mermaidOptions} from './mermaid';
import {checkDiagram, checkDiagramAt} from './check';
import {TOO_LONG} from './render/errors';

test('50,000 characters are read, one more is refused, and edges are not counted before characters', async () => {
  const {maxTextSize, maxEdges} = mermaidOptions;
  expect(maxTextSize).toBe(50_000);
  const padded = (length: number) => `${'flowchart LR\n  a --> b\n%% '.padEnd(length, '-')}`;
  await expect(checkDiagram(padded(maxTextSize))).resolves.toBeUndefined();
  await expect(checkDiagram(padded(maxTextSize + 1))).rejects.toThrow(TOO_LONG);
  expect(4 * maxEdges).toBeGreaterThanOrEqual(maxTextSize);
  await expect(checkDiagram(`flowchart LR\na${'-->a'.repeat(2000)}`)).resolves.toBeUndefined();
});

test('a diagram cannot change its limits or loosen its security, and nothing of the window that parses it stays', async () => {
  expect(mermaidOptions.securityLevel).toBe('strict');
  const init = '%%{init: {"securityLevel": "loose", "maxEdges": 1, "maxTextSize": 1}}%%';
  const source = `${init}\nflowchart LR\n  a["x <b>y</b>"] --> b --> c`;
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

test('angle brackets that would be lost are refused with their line and the remedy, in every kind', async () => {
  const sources = [
    (text: string) => `flowchart LR\n  a["${text}"] --> b`,
    (text: string) => `sequenceDiagram\n  A->>B: ${text}`,
    (text: string) => `classDiagram\n  A : +get(${text} x)\n  A <|-- B\n  <<interface>> B`,
    (text: string) => `stateDiagram-v2\n  a : ${text}\n  state b <<choice>>`,
    (text: string) => `erDiagram\n  A ||--o{ B : "${text}"`,
    (text: string) => `gantt\n  ${text} :a, 2024-01-01, 1d`,
    (text: string) => `pie\n  "${text}" : 3`,
    (text: string) => `mindmap\n  ${text}`,
    (text: string) => `timeline\n  2020 : ${text}`,
    (text: string) => `kanban\n  a[${text}]`,
    (text: string) => `quadrantChart\n  "${text}": [0.3, 0.6]`,
    (text: string) => `gitGraph\n  commit id: "${text}"`,
    (text: string) => `xychart\n  title "${text}"\n  bar [1, 2]`,
  ];
  for (const source of sources) {
    await expect(checkDiagram(source('array<string, int>')), source('')).rejects.toMatchObject({
      line: 2,
      message: 'The text from "<string" on is not drawn as it is written: write #lt; for < and #gt; for >',
    });
    await expect(
      checkDiagram(source('array#lt;string, int#gt; of a < b')),
      source(''),
    ).resolves.toBeUndefined();
  }
  const named = 'flowchart LR\n  accTitle: A list<string>\n  accDescr {\n    Of <all>.\n  }\n  %% <x>\n';
  await expect(checkDiagram(`${named}  a["One<br/><b>two</b>"]`)).resolves.toBeUndefined();
});

test('a name that every object has is refused with its line and the remedy, or drawn', async () => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    const refusal = {
      line: 3,
      message: `Mermaid cannot draw what is named "${name}": give it another name, and this one as its label`,
    };
    for (const kind of ['flowchart LR\n', 'stateDiagram-v2\n'])
      await expect(checkDiagram(`${kind}  a --> b\n  b --> ${name}`), kind).rejects.toMatchObject(refusal);
    await expect(checkDiagram(`classDiagram\n  A <|-- B\n  class ${name}`)).rejects.toMatchObject(refusal);
    await expect(checkDiagram(`flowchart LR\n  a["${name}"] --> b`)).resolves.toBeUndefined();
  }
});

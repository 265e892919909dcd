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

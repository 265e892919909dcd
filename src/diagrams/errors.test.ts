import {expect, test} from '@playwright/test';
import {explain} from './errors';
import {mermaidOptions} from './theme';
import {assertNoSlips} from './slips';

// Errors that Mermaid itself throws are tested in e2e/diagram-errors.spec.ts, one of each kind.

const refusalOf = (source: string) => {
  try {
    assertNoSlips(source);
    return undefined;
  } catch (error) {
    return explain(error, source);
  }
};

test('angle brackets that would be lost are refused with their line and the remedy, in every kind', () => {
  const sources = [
    (text: string) => `flowchart LR\n  a["${text}"] --> b`,
    (text: string) => `sequenceDiagram\n  A->>B: ${text}`,
    (text: string) => `classDiagram\n  A : +get(${text} x)\n  A <|-- B\n  <<interface>> B`,
    (text: string) => `stateDiagram-v2\n  a : ${text}\n  state b <<choice>>`,
    (text: string) => `mindmap\n  ${text}`,
  ];
  for (const source of sources) {
    expect(refusalOf(source('array<string, int>')), source('')).toEqual({
      kind: 'syntax',
      line: 2,
      message: 'The text from "<string" on is not drawn as it is written: write #lt; for < and #gt; for >',
    });
    expect(refusalOf(source('array#lt;string, int#gt; of a < b')), source('')).toBeUndefined();
  }
  const named = 'flowchart LR\n  accTitle: A list<string>\n  accDescr {\n    Of <all>.\n  }\n  %% <x>\n';
  expect(refusalOf(`${named}  a["One<br/><b>two</b>"]`)).toBeUndefined();
});

test('where Mermaid stumbles over a name that every object has, the name and the remedy are said', () => {
  const thrown = new TypeError("Cannot set properties of undefined (setting 'x')");
  expect(explain(thrown, 'erDiagram\n  A\n  constructor')).toMatchObject({
    line: 3,
    message: expect.stringMatching(/^Mermaid cannot draw what is named "constructor": give it another name/),
  });
  expect(explain(thrown, 'erDiagram\n  A')).toMatchObject({message: thrown.message});
});

test('the failing line is found in what Mermaid says, if it says one', () => {
  for (const [source, message, line] of [
    ['%% a\npie\n  "a" : 1\n  "b" :\n', 'Parsing failed: unexpected end on line ?, column ?', 4],
    ['mindmap\n  root\n  second', 'There can be only one root. No parent could be found for ("second")', 3],
    ['%% nothing', 'No diagram type detected matching given configuration for text: ', undefined],
    ['---\n- a\n b: c\n---\nflowchart LR', 'bad indentation of a sequence entry (2:2)', undefined],
  ] as const)
    expect(explain(new Error(message), source).line, message).toBe(line);
});

test('a text reaches its limit before it has too many edges', () => {
  const {maxTextSize, maxEdges} = mermaidOptions;
  expect(`flowchart LR\na${'-->a'.repeat(maxEdges)}`.length).toBeGreaterThan(maxTextSize);
});

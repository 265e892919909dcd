import {expect, test} from '@playwright/test';
import type {Step} from './example';
import {linkResponse, linkSource, linkStructure, messagesOf} from './link';

const step = (part: Partial<Step>): Step => ({
  label: 'a step',
  outcome: 'passed',
  source: [],
  message: 'ask',
  ...part,
});

const SOURCE = 'open(\n  one,\n)\nclose()\n';
const RESPONSE = '{\n  "a.one": {\n    "ms": {\n      "x": 1\n    }\n  },\n  "a.two": {\n  }\n}\n';
const STRUCTURE = `sequenceDiagram
    participant A as Client: the first
    A->>B: ask
    alt bad
        B-->>A: 404 refused
    end
    B->>B: look inside
`;

test('a stretch runs from its first text to the next line that holds its last', () => {
  const steps = [step({source: [{from: 'open', to: ')'}]}), step({source: [{from: 'close'}]})];
  expect(linkSource(SOURCE, steps)).toEqual([0, 0, 0, 1]);
});

test('a timer runs to the brace that closes it', () => {
  const marks = linkResponse(RESPONSE, [step({timer: 'a.two'}), step({}), step({timer: 'a.one'})]);
  expect(marks.map((mark) => mark ?? '-').join('')).toBe('-2222200-');
});

test('messages are counted as they are drawn', () => {
  expect(messagesOf(STRUCTURE)).toEqual(['ask', '404 refused', 'look inside']);
  expect(linkStructure(STRUCTURE, [step({message: 'look inside'})])).toEqual([undefined, undefined, 0]);
});

test('a step that points at nothing, at two places or at those of another step is refused', () => {
  const refusals: [() => unknown, RegExp][] = [
    [() => linkSource(SOURCE, [step({source: [{from: 'shut'}]})]), /no line holds "shut"/],
    [() => linkSource(SOURCE, [step({source: [{from: 'close', to: 'one'}]})]), /no line holds "one"/],
    [() => linkSource(SOURCE, [step({source: [{from: 'o'}]})]), /3 lines hold "o"/],
    [
      () => linkSource(SOURCE, [step({source: [{from: 'one'}]}), step({source: [{from: 'one'}]})]),
      /line 2 belongs to two steps/,
    ],
    [() => linkResponse(RESPONSE, [step({timer: 'a.three'})]), /no line holds "\\"a.three/],
    [() => linkStructure(STRUCTURE, [step({message: 'reply'})]), /no message says "reply"/],
  ];
  for (const [act, message] of refusals) expect(act).toThrow(message);
});

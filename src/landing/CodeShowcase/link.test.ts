import {expect, test} from '@playwright/test';
import type {Step} from './content';
import {highlight, linkSource, linkStructure} from './link';

const step = (part: Partial<Step>): Step => ({
  label: 'a step',
  source: [],
  message: 'ask',
  ...part,
});

const SOURCE = 'open(\n  one,\n)\nclose()\n';
const STRUCTURE = `sequenceDiagram
    participant A as Client: the first
    A->>B: ask
    alt bad
        B-->>A: 404 refused
    end
    B->>B: look inside
`;

test('a step that refers to nothing, to two places or to those of another step is refused', () => {
  const refusals: [() => unknown, RegExp][] = [
    [() => linkSource(SOURCE, [step({source: [{from: 'shut'}]})]), /no line holds "shut"/],
    [() => linkSource(SOURCE, [step({source: [{from: 'close', to: 'one'}]})]), /no line holds "one"/],
    [() => linkSource(SOURCE, [step({source: [{from: 'o'}]})]), /3 lines hold "o"/],
    [
      () => linkSource(SOURCE, [step({source: [{from: 'one'}]}), step({source: [{from: 'one'}]})]),
      /line 2 belongs to two steps/,
    ],
    [() => linkStructure(STRUCTURE, [step({message: 'reply'})]), /no message says "reply"/],
  ];
  for (const [act, message] of refusals) expect(act).toThrow(message);
});

test('each token is in the element of its role, neighbours with the same role share one, and HTML is escaped', () => {
  expect(highlight("<?php\n$a = fn () => 'x' < 1; // no <b>", 'php')).toEqual([
    '<b>&lt;?php</b>',
    "$a = <b>fn</b> () =&gt; <u>'x'</u> &lt; <var>1</var>; <i>// no &lt;b&gt;</i>",
  ]);
  expect(highlight('<?php\nfinal class A', 'php')[1]).toBe('<b>final class</b> A');
  expect(highlight('{"ok": true}', 'json').join('')).toContain('<var>true</var>');
});

test('a line break inside a token ends the line, but not the role', () => {
  expect(highlight('<?php\n/* a\nb */', 'php').slice(1)).toEqual(['<i>/* a</i>', '<i>b */</i>']);
});

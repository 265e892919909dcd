import {expect, test} from '@playwright/test';
import type {Step} from './example';
import {highlight} from './highlight';
import {linkExample, linkResponse, linkSource, linkStructure} from './link';

const step = (part: Partial<Step>): Step => ({
  label: 'a step',
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

test('a step that refers to nothing, to two places or to those of another step is refused', () => {
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

const timing = (ms: number) => ({duration_ms: ms, duration_human: `${ms}ms`, memory_human: '2 MB'});

/** A response with these timers, in ms. */
const measured = (timers: Record<string, number>) =>
  JSON.stringify(
    {
      _meta: {
        metrics: {
          stopwatch: {
            timings: Object.fromEntries(Object.entries(timers).map(([name, ms]) => [name, timing(ms)])),
          },
        },
      },
    },
    null,
    2,
  );

const timingsOf = (response: string, timer?: string) =>
  linkExample([step({source: [{from: 'one'}], ...(timer && {timer})})], {
    source: 'one',
    response,
    structure: 'A->>B: ask',
  }).timings;

test('timers follow one another within the total', () => {
  const timings = timingsOf(measured({total: 80, a: 20, b: 0, c: 40}), 'a');
  expect(timings.map(({name, start, length}) => [name, start, length])).toEqual([
    ['total', 0, 100],
    ['a', 0, 25],
    ['b', 25, 0],
    ['c', 25, 50],
  ]);
  expect(timings[1]).toMatchObject({step: 0, duration: '20ms', memory: '2 MB'});
});

test('a run that took no time has no bars, and a response without a stopwatch has no timers', () => {
  expect(timingsOf(measured({total: 0, a: 0})).map(({length}) => length)).toEqual([0, 0]);
  expect(timingsOf('{"_meta": {"metrics": []}}')).toEqual([]);
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

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {examples, type Step} from './content';
import {highlight, linkSource, linkStructure, linkTimers} from './link';
import {readSource} from './plugin';

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
    [() => linkSource(SOURCE, [step({source: ['shut']})]), /no line holds "shut"/],
    [() => linkSource(SOURCE, [step({source: [['close', 'one']]})]), /no line holds "one"/],
    [() => linkSource(SOURCE, [step({source: ['o']})]), /3 lines hold "o"/],
    [() => linkSource('open(\n', [step({source: ['open']})]), /"open" opens is not closed/],
    [() => linkSource(SOURCE, [step({source: ['one']}), step({source: ['one']})]), /line 2 belongs to two/],
    [() => linkStructure(STRUCTURE, [step({message: 'reply'})]), /no message says "reply"/],
  ];
  for (const [act, message] of refusals) expect(act).toThrow(message);
});

test('a line that opens a bracket brings what is in it', () => {
  expect(linkSource(SOURCE, [step({source: ['open']}), step({source: ['close']})])).toEqual([
    0,
    0,
    0,
    1,
    undefined,
  ]);
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

interface Envelope {
  ok: boolean;
  _meta: {metrics: {stopwatch?: {timings: object}}};
}

const php = (id: string) => {
  const example = examples.find((one) => one.id === id);
  if (!example) throw new Error(`no example is ${id}`);
  return readSource(path.join(__dirname, '../../..'), example);
};
const envelope = (id: string) =>
  JSON.parse(readFileSync(path.join(__dirname, `samples/${id}.json`), 'utf8')) as Envelope;
const timings = (id: string) => envelope(id)._meta.metrics.stopwatch?.timings ?? {};

/** The names of the timers that a source starts, in its order. */
const timersIn = (source: string) =>
  Array.from(source.matchAll(/const TIMER_\w+ = '([^']+)';/g), ([, name = '']) => name);

/** Timers that the run of the response did not reach. */
const unreached: Record<string, string[]> = {auth: ['auth.hash_verify'], registration: [], verification: []};

for (const [id, missing] of Object.entries(unreached))
  test(`${id}: source and response have the same timers`, () => {
    const timers = timersIn(php(id));
    expect(timers.filter((timer) => !(timer in timings(id)))).toEqual(missing);
    expect(Object.keys(timings(id))).toEqual(timers.filter((timer) => !missing.includes(timer)));
  });

for (const {id, steps} of examples)
  test(`${id}: the steps tell the run of the response, timer by timer`, () => {
    const source = php(id).trimEnd();
    const linked = [...linkTimers(source, linkSource(source, steps))].sort(([, a], [, b]) => a - b);
    const timers = linked.map(([timer]) => timer).filter((timer) => timer in timings(id));
    expect(timers).toEqual(Object.keys(timings(id)).slice(1));
    const failures = steps.filter(({outcome}) => outcome === 'failed');
    expect(failures).toHaveLength(envelope(id).ok ? 0 : 1);
  });

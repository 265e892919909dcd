import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {examples} from './content';
import {linkSource, linkTimers} from './link';
import {readSource} from './plugin';

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

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {examples} from './content';
import {linkSource, messagesOf} from './link';
import {readSource} from './source';

interface Envelope {
  ok: boolean;
  _meta: {metrics: {stopwatch?: {timings: object}}};
}

const read = (name: string) => readFileSync(path.join(__dirname, 'samples', name), 'utf8');
const php = (id: string) => {
  const example = examples.find((one) => one.id === id);
  if (!example) throw new Error(`no example is ${id}`);
  return readSource(path.join(__dirname, '../../..'), example);
};
const envelope = (id: string) => JSON.parse(read(`${id}.json`)) as Envelope;
const timings = (id: string) => envelope(id)._meta.metrics.stopwatch?.timings ?? {};
const messages = (id: string) => messagesOf(read(`${id}.mmd`));

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

for (const {id, file, steps} of examples) {
  test(`${id}: each step has lines, a message and a timer of its own`, () => {
    // Throws if a stretch is missing, ambiguous or overlaps another.
    const lit = new Set(linkSource(php(id), steps));
    steps.forEach((_, index) => expect(lit).toContain(index));

    const said = steps.map(({message}) => message);
    expect(said).toHaveLength(new Set(said).size);
    expect(messages(id)).toEqual(expect.arrayContaining(said));
    expect(messages(id)).toHaveLength(new Set(messages(id)).size);

    const timed = steps.flatMap(({timer}) => timer ?? []);
    expect(timed).toEqual(Object.keys(timings(id)).slice(1));
  });

  test(`${id}: the steps tell the run of the response`, () => {
    const failures = steps.filter(({outcome}) => outcome === 'failed');
    expect(failures).toHaveLength(envelope(id).ok ? 0 : 1);
    expect(steps.some(({outcome}) => outcome === 'skipped')).toBe(!envelope(id).ok);
  });

  test(`${id}: the source is a class at its path, no line too wide`, () => {
    const source = php(id);
    const folder = /^namespace App\\(.+);$/m.exec(source)?.[1]?.replaceAll('\\', '/');
    expect(file).toBe(`src/${folder}/${/^final class (\w+) implements/m.exec(source)?.[1]}.php`);
    expect(source.split('\n').filter((line) => line.length > 100)).toEqual([]);
    expect(source.startsWith('<?php\n\nnamespace ')).toBe(true);
    expect(source).toContain('    public function execute(ServerRequestInterface $request): ResultType\n');
    // Neither method works in version 1.0.0 of the framework.
    expect(source).not.toMatch(/->(map|merge)\(/);
  });
}

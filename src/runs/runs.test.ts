import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {endOf, linesOf, nameOfFile, tracksAt, variantsOf, type Case, type RunSet, type Step} from './runSet';

const FOLDER = path.join(__dirname, '../../docs/_data/runs');

const sets = readdirSync(FOLDER).map((name): [string, RunSet] => [
  name,
  JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as RunSet,
]);

const step = (outcome: Step['outcome'], isSuccess: boolean, others: Partial<Step> = {}): Step => ({
  label: 'then',
  file: 0,
  lines: [1, 1],
  outcome,
  isSuccess,
  ...others,
});

test('the cases of a recorded run have distinct ids, steps and an end', () => {
  expect(sets.length).toBeGreaterThan(0);
  for (const [name, {cases, files}] of sets) {
    expect(new Set(cases.map(({id}) => id)).size, name).toBe(cases.length);
    for (const {id, input, steps, printed, wrong = ''} of cases) {
      // The id is used in a style sheet.
      expect(id, name).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(printed, `${name}: ${id}`).not.toBe('');
      expect(input, `${name}: ${id}`).toContain(wrong);
      expect(steps.length, `${name}: ${id}`).toBeGreaterThan(0);
      for (const {file, lines} of steps) {
        expect(lines[0], `${name}: ${id}`).toBeGreaterThan(0);
        expect(lines[1], `${name}: ${id}`).toBeLessThanOrEqual(files[file]?.code.split('\n').length ?? 0);
      }
    }
  }
});

test('the way around a defect is a case of the same set', () => {
  const defects = sets.flatMap(([, {cases}]) => cases.map((one) => [one, cases] as const));
  const shown = defects.filter(([one]) => one.issue);
  expect(shown.map(([one]) => one.issue).sort()).toEqual(['K-01', 'K-01', 'K-02', 'K-38']);
  for (const [one, cases] of shown) {
    const around = cases.find(({input, issue}) => input === one.input && !issue);
    expect(around?.printed).not.toBe(one.printed);
    expect(around).toBeDefined();
  }
});

test('a failure changes the track, and skipped steps are bypassed on it', () => {
  const steps = [
    step('ran', true),
    step('failed', false),
    step('skipped', false),
    step('ran', true, {label: 'catch'}),
  ];
  expect(steps.map((_, at) => tracksAt(steps, at))).toEqual([
    {before: undefined, after: 'success', node: 'success', hasRun: true},
    {before: 'success', after: 'failure', node: 'success', hasRun: true},
    {before: 'failure', after: 'failure', node: 'success', hasRun: false},
    {before: 'failure', after: 'success', node: 'failure', hasRun: true},
  ]);
  expect(tracksAt([step('failed', false)], 0)).toEqual({after: 'failure', node: 'success', hasRun: true});
  const lost = [step('failed', false), step('skipped', false, {isReached: false})];
  expect(tracksAt(lost, 1)).toEqual({node: 'success', hasRun: false});
});

test('a run ends with a response, or without one', () => {
  const ends = (printed: string) => endOf({printed} as Case);
  expect(ends('{"ok": true, "code": 201}')).toEqual({side: 'success', text: 'Response', code: '201'});
  expect(ends('PHP Fatal error:  Uncaught TypeError')).toEqual({
    side: 'failure',
    text: 'No response',
    code: '',
  });
});

test('what several cases share is there once, and a file is named when it changes', () => {
  const one = {id: 'a', steps: [step('ran', true), step('ran', true, {file: 1})]} as unknown as Case;
  const other = {...one, id: 'b'};
  expect(variantsOf([one, other], ({steps}) => steps)).toEqual([{ids: 'a b', of: one}]);
  expect(variantsOf([one, other], ({id}) => id).map(({ids}) => ids)).toEqual(['a', 'b']);
  const run = {
    files: [
      {path: 'a.php', code: '  a\n    b\n\n'},
      {path: 'b.php', code: ''},
    ],
  } as unknown as RunSet;
  expect([0, 1].map((at) => nameOfFile(run, one, at))).toEqual(['a.php', 'b.php']);
  expect(linesOf(run, step('ran', true, {lines: [1, 2]}))).toBe('a\n  b');
});

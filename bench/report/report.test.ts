import {expect, test} from '@playwright/test';
import type {Lighthouse} from '../measures/lighthouse';
import {weigh, type Weight} from '../measures/requests';
import {nothingYet, type Measured, type Results} from '../results';
import {cells, table} from './figures';
import {verdicts} from './goals';
import {report} from './report';

const judged = (lcp: number, tbt: number): Lighthouse => ({
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp,
  tbt,
  cls: 0,
});

const weighed = (script: number, first: Partial<Weight> = {}): Weight => ({
  ...weigh([{url: 'https://localhost/a.js', type: 'text/javascript', bytes: script, isAhead: false}]),
  ...first,
});

const cost = (wallSeconds: number) => [{wallSeconds, cpuSeconds: wallSeconds}];

const peer: Measured = {
  ...nothingYet({title: 'A peer', isOwn: false, made: 'peer 1.0'}),
  coverage: {path: 'start', share: 0.987},
  weight: {plain: weighed(50_000)},
  lighthouse: {plain: [judged(1000, 20)], diagram: [judged(1000, 20)]},
  next: [200],
  search: [1000],
  diagram: [6000],
  coldWithVersions: cost(60),
};

const first = {html: 19_000, font: 19_000};

const own: Measured = {
  ...nothingYet({title: 'This site', isOwn: true, made: 'itself'}),
  weight: {plain: weighed(100_000, first), diagram: weighed(100_000, first), landing: weighed(1, first)},
  lighthouse: {plain: [judged(900, 50)], diagram: [judged(901, 50)]},
  next: [200],
  search: [400],
  diagram: [1001],
  press: {landing: [{answer: 96, effect: 1204}], contract: [{answer: 201, effect: 201}]},
  coldWithVersions: cost(30),
};

const results: Results = {
  machine: {
    hardware: '2 cores',
    node: 'v22',
    browser: 'Chromium 1',
    lighthouse: '13',
    load: 0,
  },
  rounds: 5,
  pages: 67,
  version: 'v1',
  measured: [peer, own],
  failures: [],
};

const verdict = (words: string, from = results) => {
  const found = verdicts(from).filter(({goal}) => goal.includes(words));
  expect(found, words).toHaveLength(1);
  return found[0];
};

test('a goal beside the fastest peer is reached up to its share, and not beyond', () => {
  expect(verdict('peer, without a diagram')).toMatchObject({
    measured: '900 ms beside 1000 ms of A peer: 0.90 times',
    isReached: true,
  });
  expect(verdict('peer, with a diagram')).toMatchObject({isReached: false});
  expect(verdict('a sixth')).toMatchObject({isReached: false});
  expect(verdict('0.4 times')).toMatchObject({isReached: true});
  expect(verdict('Next page')).toMatchObject({isReached: true});
  expect(verdict('Build without caches')).toMatchObject({
    measured: '30.00 s beside 60.00 s of A peer: 0.50 times',
    isReached: true,
  });
});

test('a goal on several pages is missed by one of them, and open where one was not measured', () => {
  expect(verdict('20 kB')).toMatchObject({isReached: undefined});
  const heavy = {...own, weight: {...own.weight, plain: weighed(1, {html: 20_001, font: 20_000})}};
  expect(verdict('20 kB', {...results, measured: [peer, heavy]})).toMatchObject({
    measured:
      'without a diagram 20.0 kB + 20.0 kB; with a diagram 19.0 kB + 19.0 kB; introduction not measured; contract not measured; errors not measured',
    isReached: false,
  });
  expect(verdict('The landing page takes at most 30 kB')).toMatchObject({isReached: true});
});

test('a press is answered in time up to its limit, and not beyond', () => {
  expect(verdict('first press')).toMatchObject({
    measured: 'landing 96 ms; with a diagram not measured; contract 201 ms',
    isReached: false,
  });
  const quick = {
    ...own,
    press: {...own.press, diagram: own.press.landing, contract: [{answer: 200, effect: 0}]},
  };
  expect(verdict('first press', {...results, measured: [quick]})).toMatchObject({isReached: true});
});

test('the report has figures, ratios, words kept, and goals with what came of them', () => {
  const text = report(results);
  expect(text).toContain('| A peer | 50.0 / – | 50.0 / – | 1000 / 1000 | 20 / 20 | 0.20 | 1.00 | 6.00 |');
  expect(text).toContain(
    '| This site ÷ fastest peer | 2.00 / – | 2.00 / – | 0.90 / 0.90 | 2.50 / 2.50 | 1.00 | 0.40 | 0.17 |',
  );
  expect(text).toMatch(/\| landing \| an example .* \| 96 \| 1204 \|/);
  expect(text).toContain('98.7 % of the words');
  expect(text).toContain('| **not reached** |');
  expect(text).not.toContain('What failed');
});

test('the report says what failed', () => {
  expect(report({...results, failures: ['A peer: no\nanswer']})).toContain('- A peer: no answer');
});

test('one dash stands for figures of which there is none', () => {
  expect(cells([undefined, undefined], String)).toBe('–');
  expect(cells([1, undefined], String)).toBe('1 / –');
  expect(table(['a', 'b'], [['c', '1']])).toBe('| a | b |\n| --- | --: |\n| c | 1 |');
});

import {expect, test} from '@playwright/test';
import {readOptions} from './main';
import {readReport} from './measures';
import {peers} from './sites';
import {median, table, verdictOf, type Measured} from './report';

test('by default everything is measured five times; an unknown name is refused with the known ones', () => {
  const all = readOptions([]);
  expect([all.peers, all.parts.length, all.rounds]).toEqual([peers, 5, 5]);
  const some = readOptions('--peers starlight,vitepress --parts use --rounds 1'.split(' '));
  expect(some.peers.map(({name}) => name)).toEqual(['vitepress', 'starlight']);
  expect(some).toMatchObject({parts: ['use'], rounds: 1});
  expect(() => readOptions(['--peers', 'nextra'])).toThrow(
    'There is no "nextra". There are: docusaurus, vitepress, starlight.',
  );
  for (const rounds of ['0', '1.5', 'many'])
    expect(() => readOptions(['--rounds', rounds])).toThrow(`"${rounds}"`);
});

test('the figures of Lighthouse are read, and a missing one does not count as zero', () => {
  const categories = {
    performance: {score: 1},
    accessibility: {score: 0.96},
    'best-practices': {score: 1},
    seo: {score: 1},
  };
  const zero = {numericValue: 0};
  const audits = {
    'largest-contentful-paint': {numericValue: 1200.4},
    'total-blocking-time': zero,
    'cumulative-layout-shift': zero,
  };
  expect(readReport({categories, audits})).toMatchObject({'Lighthouse, least of four': 96, 'blocking ms': 0});
  expect(() => readReport({categories: {...categories, seo: {score: null}}, audits})).toThrow('seo');
  expect(() => readReport({categories, audits: {}})).toThrow('largest-contentful-paint');
});

const measured = (title: string, figures: Measured['figures']): Measured => ({
  title,
  isOwn: title === 'This site',
  figures,
});

test('a goal is met up to its limit but not beyond, and the table says so', () => {
  for (const [figure, others, within, beyond] of [
    ['first result s', [1, 2], 0.4, 0.41],
    ['errors: Lighthouse, least of four', [], 100, 99],
  ] as const) {
    const peersOf = others.map((value) => measured('A peer', {[figure]: [value]}));
    const isReached = (own: number) =>
      verdictOf(figure, [...peersOf, measured('This site', {[figure]: [own]})])?.isReached;
    expect([isReached(within), isReached(beyond)], figure).toEqual([true, false]);
  }
  expect(verdictOf('first result s', [measured('This site', {'first result s': [1]})])).toBeUndefined();
  expect([median([3, 1, 2]), median([1, 2]), median([])]).toEqual([2, 1.5, undefined]);
  const own = {'first result s': [0.3, 0.5], 'landing: all kB': [12]};
  expect(table([measured('A peer', {'first result s': [1]}), measured('This site', own)])).toBe(
    [
      '|  | A peer | This site | goal |  |',
      '| --- | --: | --: | --: | --: |',
      '| first result s | 1.00 | 0.40 | ≤ 0.40 | reached |',
      '| landing: all kB | – | 12.0 |  |  |',
    ].join('\n'),
  );
});

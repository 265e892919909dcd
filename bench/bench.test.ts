import {expect, test} from '@playwright/test';
import {readOptions} from './main';
import {readReport} from './measures';
import {peers} from './sites';
import {median, table, verdictOf, type Measured} from './report';

test('by default everything is measured five times; an unknown name is refused with the known ones', () => {
  const all = readOptions([]);
  expect([all.peers, all.parts.length, all.rounds, all.versions]).toEqual([peers, 5, 5, [1, 10, 25]]);
  const some = readOptions([
    '--peers',
    'starlight,vitepress',
    '--parts',
    'use',
    '--rounds',
    '1',
    '--versions',
    '2',
  ]);
  expect([some.peers.map(({name}) => name), some.parts, some.rounds, some.versions]).toEqual([
    ['vitepress', 'starlight'],
    ['use'],
    1,
    [2],
  ]);
  expect(readOptions(['--peers', 'none']).peers).toEqual([]);
  expect(() => readOptions(['--peers', 'nextra'])).toThrow(
    'There is no "nextra". There are: docusaurus, vitepress, starlight.',
  );
  expect(() => readOptions(['--parts', 'speed'])).toThrow('There is no "speed"');
  for (const rounds of ['0', '1.5', 'many'])
    expect(() => readOptions(['--rounds', rounds])).toThrow(`"${rounds}"`);
});

test('the figures of Lighthouse are read, and a missing one does not count as zero', () => {
  const score = (value: number | null) => ({score: value});
  const report = {
    categories: {
      performance: score(1),
      accessibility: score(0.96),
      'best-practices': score(1),
      seo: score(1),
    },
    audits: {
      'largest-contentful-paint': {numericValue: 1200.4},
      'total-blocking-time': {numericValue: 0},
      'cumulative-layout-shift': {numericValue: 0},
    },
  };
  expect(readReport(report)).toMatchObject({'Lighthouse, least of four': 96, 'blocking ms': 0});
  expect(() => readReport({...report, categories: {...report.categories, seo: score(null)}})).toThrow('seo');
  expect(() => readReport({...report, audits: {}})).toThrow('largest-contentful-paint');
});

test('a goal is met up to its limit but not beyond, and the table says so', () => {
  const peer = (value: number): Measured => ({
    title: 'A peer',
    isOwn: false,
    figures: {'first result s': [value]},
  });
  const own = (figures: Measured['figures'], title = 'This site'): Measured => ({
    title,
    isOwn: true,
    figures,
  });
  const result = (value: number) =>
    verdictOf('first result s', [peer(1), peer(2), own({'first result s': [value]})]);
  expect(result(0.4)).toMatchObject({goal: '≤ 0.40', isReached: true});
  expect(result(0.41)?.isReached).toBe(false);
  expect(verdictOf('first result s', [own({'first result s': [1]})])).toBeUndefined();
  const builds = [
    {title: 'Docusaurus', isOwn: false, figures: {'build, no caches s': [20]}},
    {title: 'Starlight', isOwn: false, figures: {'build, no caches s': [10]}},
  ];
  expect(verdictOf('build, no caches s', [...builds, own({'build, no caches s': [30]})])?.isReached).toBe(
    true,
  );
  expect(verdictOf('build, no caches s', [...builds, own({'build, no caches s': [31]})])?.isReached).toBe(
    false,
  );
  expect(
    verdictOf('errors: Lighthouse, least of four', [own({'errors: Lighthouse, least of four': [99]})])
      ?.isReached,
  ).toBe(false);
  const growth = (last: number) => [own({'scripts MB': [100]}, '1'), own({'scripts MB': [last]}, '10')];
  expect(verdictOf('scripts MB', growth(101))?.isReached).toBe(true);
  expect(verdictOf('scripts MB', growth(102))?.isReached).toBe(false);
  expect([median([3, 1, 2]), median([1, 2]), median([])]).toEqual([2, 1.5, undefined]);
  expect(table([peer(1), own({'first result s': [0.3, 0.5], 'landing: all kB': [12]})])).toBe(
    [
      '|  | A peer | This site | goal |  |',
      '| --- | --: | --: | --: | --: |',
      '| first result s | 1.00 | 0.40 | ≤ 0.40 | reached |',
      '| landing: all kB | – | 12.0 |  |  |',
    ].join('\n'),
  );
});

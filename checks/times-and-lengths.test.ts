import {expect, test} from '@playwright/test';
import {block, said} from './lib/fixtures';
import {timesAndLengths} from './times-and-lengths';

test('times and lengths of the table have no problem, nor what only looks like one', async () => {
  for (const text of [
    '3600 s, 1800 seconds, 84 ms, 11.760 ms, 70 px, 44 characters, 1 second, `7 s`.',
    'It is valid for an hour, or half an hour; it takes a minute.',
    `Three in ten minutes.\n\n${block('php', ['->limit(3, 600);'])}`,
  ])
    expect(await said(timesAndLengths, text), text).toEqual([]);
});

test('a time or a length that is not in the table is found, with the nearest that is', async () => {
  const cases: [string, string][] = [
    ['86401 s', '86401 s; the nearest is Registration auth token lifetime, 86400 s'],
    ['71 px', '71 px; the nearest is Heading scroll offset, 70 px'],
    ['two hours', 'two hours (7200 s); the nearest is Login token lifetime, 3600 s'],
    ['45 minutes', '45 minutes (2700 s); the nearest is Login token lifetime, 3600 s'],
    ['ten minutes', 'ten minutes (600 s); the nearest is Verify token lifetime, 1800 s'],
  ];
  for (const [text, found] of cases)
    expect(await said(timesAndLengths, `A\nIt takes ${text}.`), text).toEqual([
      `7: no constant has the value ${found}: correct it, or add a row`,
    ]);
});

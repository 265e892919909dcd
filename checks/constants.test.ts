import {expect, test} from '@playwright/test';
import {timesAndLengths} from './constants';
import {block, messagesOf} from './lib/fixtures';

test('times and lengths of the table have no problem, nor has text that only looks like one', () => {
  for (const text of [
    '3600 s, 1800 seconds, 84 ms, 11.760 ms, 70 px, 44 characters, 1 second, `7 s`.',
    'It is valid for an hour, or half an hour; it takes a minute.',
    `Three in ten minutes.\n\n${block('php', ['->limit(3, 600);'])}`,
  ])
    expect(messagesOf(timesAndLengths, text), text).toEqual([]);
});

test('a time or a length that is not in the table is found', () => {
  for (const value of ['86401 s', '71 px', 'two hours (7200 s)', '45 minutes (2700 s)'])
    expect(messagesOf(timesAndLengths, `A\nIt takes ${value.split(' (')[0]}.`), value).toEqual([
      `7: no constant has the value ${value}: correct it, or add a row`,
    ]);
});

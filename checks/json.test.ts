import {expect, test} from '@playwright/test';
import {jsonParses, stopwatchSums} from './json';
import {block, messagesOf} from './lib/fixtures';

type Json = Record<string, unknown>;

const timing = (ms: number, human: string, bytes = 2097152, memory = '2 MB'): Json => ({
  duration_ms: ms,
  duration_human: human,
  memory_bytes: bytes,
  memory_diff_bytes: 0,
  memory_human: memory,
  memory_diff_human: '0 B',
});

const TIMINGS = {
  'a.total': timing(84, '84ms'),
  'a.one': timing(24, '24ms'),
  'a.two': timing(60, '60ms'),
};

const SUMMARY = {total_time_ms: 84, peak_memory: 2097152};

const measured = (timings: Json, summary: Json = SUMMARY) => {
  const _meta = {debug: [], metrics: {stopwatch: {timings, summary}}};
  return messagesOf(stopwatchSums, block('json', [JSON.stringify({ok: true, _meta})]));
};

test('a stopwatch whose sums agree has no problem', () => {
  expect(measured(TIMINGS)).toEqual([]);
  expect(measured({...TIMINGS, '…': '2 more timers'})).toEqual([]);
  const short = {
    'a.total': timing(1500, '1.5s', 1536, '1.5 KB'),
    'a.one': timing(0.25, '250μs', 1536, '1.5 KB'),
  };
  expect(measured(short, {total_time_ms: 1500, peak_memory: 1536})).toEqual([]);
});

test('sums that do not agree are found', () => {
  const one = TIMINGS['a.one'];
  const cases: [timings: Json, summary: Json, message: string][] = [
    [{}, {total_time_ms: 85}, 'total_time_ms is 85; it must be 84'],
    [{}, {peak_memory: 1}, 'peak_memory is 1; it must be 2097152'],
    [{'a.one': timing(25, '25ms')}, {}, 'the steps take 85 ms, more than the 84 ms of a.total'],
    [{'a.one': {...one, duration_human: '25ms'}}, {}, 'duration_human of a.one is "25ms"; it must be "24ms"'],
    [{'a.one': {...one, memory_diff_bytes: 1}}, {}, 'memory_diff_bytes of a.one is 1; it must be 0'],
    [{'a.one': {...one, memory_human: '2MB'}}, {}, 'memory_human of a.one is "2MB"; it must be "2 MB"'],
  ];
  for (const [timings, summary, message] of cases)
    expect(measured({...TIMINGS, ...timings}, {...SUMMARY, ...summary})).toEqual([`6: ${message}`]);
  expect(measured({})).toEqual(['6: timings has no timer']);
});

const json = (text: string) => block('json', [text]);

test('a key that is twice in one map is found, but not a key that is in two maps', () => {
  expect(messagesOf(jsonParses, json('{"a": {"code": 1}, "b": [{"code": 1}, {"code": 2}]}'))).toEqual([]);
  expect(messagesOf(jsonParses, json('{"a": [{"code": 1, "ok": true, "code": 2}]}'))).toEqual([
    '6: a map of the JSON has code twice: remove one',
  ]);
});

test('JSON that does not parse is found', () => {
  expect(messagesOf(jsonParses, json('{"code": 1,}'))).toEqual([
    expect.stringMatching(/^6: the JSON does not parse: .*comma/),
  ]);
});

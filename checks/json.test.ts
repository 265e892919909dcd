import {expect, test} from '@playwright/test';
import {envelopes, jsonParses} from './json';
import {block, messagesOf} from './lib/fixtures';

type Json = Record<string, unknown>;

const META = {metrics: [], debug: []};
const GOOD = {ok: true, code: 200, payload: null, _meta: META};
const FAILURE = {ok: false, code: 404, payload: 'Path not found', _meta: {debug: [], metrics: {}}};

const saidOf = (body: Json) => messagesOf(envelopes, block('json', [JSON.stringify(body)]));

test('a complete envelope has no problem, and other JSON may have any shape', () => {
  for (const body of [
    GOOD,
    FAILURE,
    {...FAILURE, _meta: {debug: []}},
    {...GOOD, code: 201, payload: [1]},
    {name: 'Ada'},
    {code: 5},
  ])
    expect(saidOf(body)).toEqual([]);
});

test('a block that says so may have its own shape', () => {
  const body = [JSON.stringify({ok: true})];
  expect(messagesOf(envelopes, block('json title="A"', body))).not.toEqual([]);
  expect(messagesOf(envelopes, block('json title="A" own-shape', body))).toEqual([]);
});

test('what is wrong with an envelope is found', () => {
  const cases: [Json, string][] = [
    [{ok: true, code: 200, payload: null}, 'the envelope has no _meta'],
    [{...GOOD, status: true}, 'the envelope has status, which is not part of it'],
    [{_meta: META, ok: true, code: 200}, 'the envelope has no payload'],
    [{...GOOD, ok: 1}, 'ok is not a boolean'],
    [{...GOOD, code: 299}, 'code 299 is not one of the codes'],
    [{...GOOD, code: '200'}, 'code "200" is not one of the codes'],
    [{...GOOD, code: 404}, 'ok is true, and 404 is not a code of a success'],
    [{...FAILURE, code: 200}, 'ok is false, and 200 is a code of a success'],
    [{...FAILURE, payload: null}, 'the payload of a failure is not its message'],
    [{...GOOD, _meta: []}, '_meta is not a map'],
    [{...GOOD, _meta: {debug: []}}, '_meta has no metrics'],
    [{...GOOD, _meta: {metrics: []}}, '_meta has no debug'],
    [{...FAILURE, _meta: {metrics: []}}, '_meta has no debug'],
    [{...GOOD, _meta: {...META, trace: []}}, '_meta has trace, which is not part of it'],
    [{...GOOD, _meta: {...META, debug: 'a'}}, 'debug is not a map'],
    [{...GOOD, _meta: {...META, metrics: [1]}}, 'metrics is not a map'],
  ];
  for (const [body, message] of cases) expect(saidOf(body)).toEqual([`6: ${message}`]);
});

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

const measured = (timings: Json, summary: Json = SUMMARY) =>
  saidOf({...GOOD, _meta: {debug: [], metrics: {stopwatch: {timings, summary}}}});

test('a stopwatch whose sums agree has no problem', () => {
  expect(measured(TIMINGS)).toEqual([]);
  const short = {
    'a.total': timing(1500, '1.5s', 1536, '1.5 KB'),
    'a.one': timing(0.25, '250μs', 1536, '1.5 KB'),
  };
  expect(measured(short, {total_time_ms: 1500, peak_memory: 1536})).toEqual([]);
});

test('timers may be left out if their number is given', () => {
  const withRest = (rest: unknown) =>
    saidOf({
      ...GOOD,
      _meta: {metrics: {stopwatch: {timings: {...TIMINGS, '…': rest}, summary: SUMMARY}}, debug: []},
    });
  expect(withRest('2 more timers')).toEqual([]);
  expect(withRest('and so on')).toEqual([
    '6: … is "and so on": say how many are left out, as in "5 more timers"',
  ]);
});

test('sums that do not agree are found', () => {
  const one = TIMINGS['a.one'];
  const cases: [Json, Json, string][] = [
    [TIMINGS, {...SUMMARY, total_time_ms: 85}, 'total_time_ms is 85; it must be 84'],
    [TIMINGS, {...SUMMARY, peak_memory: 1}, 'peak_memory is 1; it must be 2097152'],
    [TIMINGS, {total_time_ms: 84}, 'summary has no peak_memory'],
    [{...TIMINGS, 'a.one': {...one, started: 1}}, SUMMARY, 'a.one has started, which is not part of it'],
    [
      {...TIMINGS, 'a.one': timing(25, '25ms')},
      SUMMARY,
      'the steps take 85 ms, more than the 84 ms of a.total',
    ],
    [
      {...TIMINGS, 'a.one': {...one, duration_human: '25ms'}},
      SUMMARY,
      'duration_human of a.one is "25ms"; it must be "24ms"',
    ],
    [
      {...TIMINGS, 'a.one': {...one, memory_diff_bytes: 1}},
      SUMMARY,
      'memory_diff_bytes of a.one is 1; it must be 0',
    ],
    [
      {...TIMINGS, 'a.one': {...one, memory_human: '2MB'}},
      SUMMARY,
      'memory_human of a.one is "2MB"; it must be "2 MB"',
    ],
    [{}, SUMMARY, 'timings has no timer'],
  ];
  for (const [timings, summary, message] of cases)
    expect(measured(timings, summary)).toEqual([`6: ${message}`]);
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

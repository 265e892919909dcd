import {expect, test} from '@playwright/test';
import {dataDifferences, differences} from './compare';

const json = (shown: unknown, came: unknown, meta = '') =>
  differences('json', meta, JSON.stringify(shown), JSON.stringify(came));

test('an answer differs from the page in a value, a key, the order, a list that is a map, or a uid', () => {
  const cases: [shown: unknown, came: unknown, found: unknown[]][] = [
    [{ok: true, payload: {id: 7}}, {ok: true, payload: {id: 7}}, []],
    [{payload: {id: 7}}, {payload: {id: 8}}, ['payload.id is 7 on the page and comes back as 8']],
    [{a: {b: [], c: []}}, {a: {c: []}}, ['a.b is [] on the page and does not come back']],
    [{a: 1}, {a: 1, b: 2}, ['b comes back as 2 and is not on the page']],
    [{a: 1, b: 2}, {b: 2, a: 1}, ['the keys come back in the order b, a']],
    [{a: []}, {a: {}}, [expect.any(String)]],
    [{uid: 'ab12-cd34-ef56'}, {uid: '9f0c-77aa-01be'}, [expect.any(String)]],
  ];
  for (const [shown, came, found] of cases) expect(json(shown, came)).toEqual(found);
});

test('times, memory and tokens are compared by kind', () => {
  const of = (ms: number, text: string, token: string) => ({duration_ms: ms, duration_human: text, token});
  expect(json(of(3, '3ms', 'eyJ0…J9.eyJ1…fQ.abc'), of(12.5, '12.5ms', 'eyJ0eXA.eyJ1aWQ.x_-y'))).toEqual([]);
  expect(json(of(3, '3ms', 'eyJ0.eyJ1.a'), of(3, '3 MB', 'eyJ0.eyJ1.a'))).toHaveLength(1);
  // In a recorded text: the rest of a window, but not the few seconds of a 503.
  const printed = (seconds: number) => ({printed: `"retry_after": ${seconds}`});
  expect(json(printed(3600), printed(3598))).toEqual([]);
  expect(json(printed(5), printed(6))).toHaveLength(1);
});

test('timers may be missing, and the text of a driver may differ, only if the page says so', () => {
  const page = {_meta: {metrics: [], debug: []}};
  const came = {_meta: {debug: [], metrics: {stopwatch: {timings: {}}}}};
  expect(json(page, came, 'without-timers')).toEqual([]);
  expect(json(page, came)).not.toEqual([]);

  const said = {error: 'SQLSTATE[42601]: Syntax error: 7 ERROR'};
  expect(json({error: 'syntax error'}, said, 'title="Response; the driver\'s text varies"')).toEqual([]);
  expect(json({error: 'syntax error'}, said)).toHaveLength(1);
});

test('the output of the last of several commands counts, and what is not JSON is shown', () => {
  expect(differences('json', '', '{\n  "a": 2\n}', 'done\n{\n    "a": 1\n}\n{\n    "a": 2\n}\n')).toEqual([]);
  expect(differences('json', '', '{}', 'Fatal error')).toEqual(['no JSON came back but "Fatal error"']);
});

test('a generated uid may be any, but that of the tenant is fixed', () => {
  expect(dataDifferences({uid: '5b1e-90aa-c27d'}, {uid: '0c1d-22ee-3f4a'})).toEqual([]);
  expect(dataDifferences({uid: 'ab12-cd34-ef56'}, {uid: '0c1d-22ee-3f4a'})).toHaveLength(1);
  expect(dataDifferences({uid: '5b1e-90aa-c27d'}, {uid: 'ab12-cd34-ef56'})).toHaveLength(1);
});

test('white space does not matter in SQL, but it does in text', () => {
  expect(differences('sql', '', 'SELECT 1\n  FROM a', 'SELECT 1 FROM a')).toEqual([]);
  expect(differences('text', '', 'a  b', 'a b')).toHaveLength(1);
});

test('the rest of a map is counted', () => {
  const came = {a: 1, b: 2, c: 3};
  expect(dataDifferences({a: 1, '…': '2 more timers'}, came)).toEqual([]);
  expect(dataDifferences({a: 1, '…': '1 more timer'}, came, 'timings')).toEqual([
    'timings has 2 more members than the page shows, which says "1 more timer"',
  ]);
});

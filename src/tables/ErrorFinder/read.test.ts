import {expect, test} from '@playwright/test';
import errors from '@site/docs/_data/errors.json';
import type {ErrorRow} from '../docsData';
import {lookUp} from './answer';
import {MOST, readPasted} from './read';

const rows = errors as ErrorRow[];
const says = (pasted: string) => lookUp(pasted, rows).says;
const ids = (pasted: string) => lookUp(pasted, rows).found.map(({row}) => row.id);

const envelope = {ok: false, code: 404, payload: 'Path not found', _meta: {metrics: [], debug: []}};
const json = JSON.stringify(envelope, null, 2);

test('an envelope of a failure is read, in both shapes', () => {
  const read = {kind: 'failure', text: 'Path not found', code: 404};
  expect(readPasted(json)).toEqual(read);
  expect(readPasted(`\uFEFF\n ${json}\n`)).toEqual(read);
  const result = {status: false, code: 404, result: null, error: 'Path not found', meta: {}};
  expect(readPasted(JSON.stringify(result))).toEqual(read);
  expect(says(json)).toBe('A failure with code 404. 1 message found.');
});

test('a failure with a text of its own says so', () => {
  const own = JSON.stringify({...envelope, code: 418, payload: 'Short and stout'});
  expect(says(own)).toMatch(/^A failure with code 418\. Its message is not in the catalogue\./);
  expect(ids(own)).toEqual([]);
});

test('a success has no error in it', () => {
  const success = JSON.stringify({ok: true, code: 200, payload: {items: ['Path not found']}, _meta: {}});
  expect(says(success)).toBe('A success with code 200. There is no error in it.');
  const done = {status: true, code: 200, result: 'Successful migration.', error: null, meta: {}};
  expect(ids(JSON.stringify(done))).toEqual(['successful-migration']);
});

test('half an envelope is read as far as it goes', () => {
  for (const half of [
    json.slice(0, -1),
    json.slice(0, json.indexOf('"_meta"')),
    '"code": 404,\n"payload": "Path not found"',
    '{"ok":false,"code":404,"payload":"Path not found',
  ]) {
    expect(readPasted(half), half).toMatchObject({kind: 'half', why: 'cut', code: 404});
    expect(says(half), half).toBe('Half an envelope: the JSON is not whole. 1 message found.');
    expect(ids(half), half).toEqual(['path-not-found']);
  }
  expect(says('{"ok": false, "code": 40')).toBe(
    'Half an envelope: the JSON is not whole. Paste all of it, or the message alone.',
  );
});

test('an envelope without its message is half of one', () => {
  for (const half of [
    {ok: false, code: 500},
    {ok: false, code: 500, payload: null, _meta: {}},
  ]) {
    expect(says(JSON.stringify(half))).toMatch(/^Half an envelope with code 500: it has no message/);
  }
  expect(ids('{"code": 404, "payload": "Path not found"}')).toEqual(['path-not-found']);
});

test('broken JSON is called so, with the place, and what is in it is looked up', () => {
  const broken = json.replace('404,', '404');
  expect(says(broken)).toBe('Broken JSON, at line 4, column 3. 1 message found.');
  expect(ids(broken)).toEqual(['path-not-found']);
  for (const other of ["{ok: false, code: 404, payload: 'Nothing'}", '{"a": }', '{]', '[{"a" 1}]', '{']) {
    expect(says(other), other).toMatch(/^Broken JSON.*Paste all of it, or the message alone\.$/);
  }
  expect(ids("{ok: false, code: 403, payload: 'Invalid credentials'}")).toEqual(['login-wrong-password']);
});

test('other JSON is told from an envelope, and its texts are looked up', () => {
  for (const other of ['{}', '[]', '{"name": "rift", "code": 3}', '[{"ok": 1}]', '{"status": "up"}']) {
    expect(says(other), other).toMatch(/^JSON, but no envelope: .* No message of the catalogue is in it\./);
  }
  expect(ids('{"level": "error", "message": "Path not found"}')).toEqual(['path-not-found']);
  expect(ids('{"items": [{"error": "Event \\"boot\\" is not started."}]}')).toEqual(['event-is-not-started']);
});

test('lines of a log are not taken for broken JSON', () => {
  for (const log of [
    '[2026-11-21 09:00:00] app.ERROR: Path not found',
    '{"message":"Path not found"}\n{"message":"Token expired"}',
    'error {"ok":false,"payload":"Path not found"}',
    '[error] Path not found',
  ]) {
    expect(readPasted(log).kind, log).toBe('lines');
    expect(ids(log), log).toContain('path-not-found');
  }
});

test('nothing is asked for anew', () => {
  expect(says(' \n\t ')).toBe('Paste something first.');
});

test('3 MB are refused, with their size', () => {
  expect(says('a'.repeat(3_000_000))).toMatch(/^This is 3 MB; 2 MB is the most\./);
  expect(says('é'.repeat(MOST / 2 + 100_000))).toMatch(/^This is 2\.2 MB/);
  expect(ids(`${'a\n'.repeat(1_500_000)}Path not found`)).toEqual([]);
});

test('1.9 MB are read to the end', () => {
  for (const line of [
    '[2026-11-21 09:00:00] app.INFO: User signed in, nothing failed {"id":1} []\n',
    'User ',
    'a must be a string ',
    'Redis error: ',
    'Invalid credentials\n',
    '{"a":',
    '"',
  ]) {
    const pasted = `${line.repeat(Math.floor(1_900_000 / line.length))}\nERROR Path not found`;
    expect(ids(pasted), line).toContain('path-not-found');
  }
  const large = JSON.stringify({...envelope, _meta: {debug: Array(175_000).fill('12345678')}});
  expect(large.length).toBeGreaterThan(1_900_000);
  expect(ids(large)).toEqual(['path-not-found']);
});

test('hostile markup is text like any other', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'</script>{{}}${}';
  for (const pasted of [
    hostile,
    JSON.stringify({...envelope, payload: hostile}),
    `{"ok":false,"payload":"${hostile}`,
    `[${hostile}`,
    '\u202Eemoji \u{1F525}\u0000',
    '__proto__',
    '{"__proto__": {"ok": false}, "constructor": 1}',
  ]) {
    expect(ids(pasted), pasted).toEqual([]);
  }
  const [first] = lookUp(`Registration failed: ${hostile}`, rows).found;
  expect(first?.row.id).toBe('registration-any-failure');
  expect(first?.values.join('')).toContain('<img src=x onerror=alert(1)>');
});

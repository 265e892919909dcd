import {expect, test} from '@playwright/test';
import errors from '@site/docs/_data/errors.json';
import type {ErrorRow} from './docsData';
import {lookUp, MOST_BYTES} from './lookUp';

const rows = errors as ErrorRow[];
const summaryOf = (pasted: string) => lookUp(pasted, rows).summary;
const ids = (pasted: string) => lookUp(pasted, rows).matches.map(({row}) => row.id);

const envelope = {ok: false, code: 404, payload: 'Path not found', _meta: {metrics: [], debug: []}};
const json = JSON.stringify(envelope, null, 2);
const refused = JSON.stringify({...envelope, code: 403, payload: 'Invalid credentials'}, null, 4);

test('an envelope of a failure is read, in both shapes', () => {
  const result = {status: false, code: 404, result: null, error: 'Path not found', meta: {}};
  for (const pasted of [
    json,
    `\uFEFF\n ${json}\n`,
    JSON.stringify(result),
    '{"code": "404", "payload": "Path not found"}',
  ]) {
    expect(summaryOf(pasted), pasted).toBe('A failure with code 404. 1 message found.');
    expect(ids(pasted), pasted).toEqual(['path-not-found']);
  }
});

test('a failure with a text of its own says so', () => {
  const own = JSON.stringify({...envelope, code: 418, payload: 'Short and stout'});
  expect(summaryOf(own)).toMatch(/^A failure with code 418\. Its message is not in the catalogue\./);
  expect(ids(own)).toEqual([]);
});

test('a success has no error in it', () => {
  const success = JSON.stringify({ok: true, code: 200, payload: {items: ['Path not found']}, _meta: {}});
  expect(summaryOf(success)).toBe('A success with code 200. There is no error in it.');
  const done = {status: true, code: 200, result: 'Successful migration.', error: null, meta: {}};
  expect(ids(JSON.stringify(done))).toEqual(['successful-migration']);
});

for (const [what, pasted] of [
  ['headers', `HTTP/1.1 403 Forbidden\r\nServer: nginx\r\n\r\n${refused.replaceAll('\n', '\r\n')}\r\n`],
  ['a label', `Response: ${refused}`],
  ['a fence', `\`\`\`json\n${refused}\n\`\`\``],
  ['a sentence', `I call {path} and "all" I get is\n${refused}\nwhat's wrong?`],
  ['another object', `{"request": {"id": 1}, "response": ${refused}}`],
] as const) {
  test(`an envelope with ${what} around it keeps its code`, () => {
    expect(summaryOf(pasted)).toBe('A failure with code 403. 1 message found.');
    expect(ids(pasted)).toEqual(['login-wrong-password']);
  });
}

test('an envelope in a line of a log does not hide the message before it', () => {
  expect(ids(`09:00 ERROR Token expired ${JSON.stringify(envelope)}`)).toEqual([
    'bearer-expired',
    'path-not-found',
  ]);
});

test('several envelopes give the messages of all', () => {
  expect(summaryOf(`[${json}, ${refused}]`)).toBe('2 envelopes. 2 messages found.');
  expect(ids(`${json}\n${refused.replaceAll('\n', '')}`)).toEqual(['path-not-found', 'login-wrong-password']);
});

test('a payload of several texts is looked through', () => {
  const errors = {errors: ['email must be a string', {name: 'age must be positive'}]};
  expect(ids(JSON.stringify({...envelope, payload: errors}))).toEqual([
    'must-be-a-string',
    'must-be-positive',
  ]);
});

test('an envelope without a message says so', () => {
  for (const payload of [undefined, null, '', []]) {
    expect(summaryOf(JSON.stringify({...envelope, payload}))).toMatch(
      /^A failure with code 404\. It has no message/,
    );
  }
});

test('broken JSON is called so, and what is in it is looked up', () => {
  for (const broken of [
    json.replace('404,', '404'),
    json.slice(0, -1),
    '"code": 404,\n"payload": "Path not found"',
  ]) {
    expect(summaryOf(broken), broken).toBe('Broken JSON, or a part of it. 1 message found.');
    expect(ids(broken), broken).toEqual(['path-not-found']);
  }
  for (const other of [
    "{ok: false, code: 404, payload: 'Nothing'}",
    '{"a": }',
    '{]',
    '{"ok": false, "code": 40',
  ]) {
    expect(summaryOf(other), other).toBe(
      'Broken JSON, or a part of it. Paste all of it, or the message alone.',
    );
  }
  expect(ids("{ok: false, code: 403, payload: 'Invalid credentials'}")).toEqual(['login-wrong-password']);
});

test('other JSON is told from an envelope, and its texts are looked up', () => {
  for (const other of ['{}', '[]', '{"name": "rift", "code": 3}', '[{"ok": 1}]', '{"status": "up"}']) {
    expect(summaryOf(other), other).toMatch(
      /^JSON, but no envelope: .* It contains no message of the catalogue\./,
    );
  }
  expect(ids('{"level": "error", "message": "Path not found"}')).toEqual(['path-not-found']);
  expect(ids('{"items": [{"error": "Event \\"boot\\" is not started."}]}')).toEqual(['event-is-not-started']);
});

test('lines of a log are not taken for broken JSON', () => {
  for (const log of [
    '[2026-11-21 09:00:00] app.ERROR: Path not found',
    '{"message":"Path not found"}\n{"message":"Token expired"}',
    '[error] Path not found',
  ]) {
    expect(summaryOf(log), log).toMatch(/^\d messages? found\.$/);
    expect(ids(log), log).toContain('path-not-found');
  }
});

test('nothing is asked for anew', () => {
  expect(summaryOf(' \n\t ')).toBe('Paste something first.');
});

test('3 MB are refused, with their size', () => {
  expect(summaryOf('a'.repeat(3_000_000))).toMatch(/^This is 3 MB; 2 MB is the most\./);
  expect(summaryOf('é'.repeat(MOST_BYTES / 2 + 100_000))).toMatch(/^This is 2\.2 MB/);
  expect(ids(`${'a\n'.repeat(1_500_000)}Path not found`)).toEqual([]);
});

test('JSON that nests deep does no harm', () => {
  const deep = `${'['.repeat(300_000)}${']'.repeat(300_000)}`;
  expect(ids(`{"ok": false, "code": 500, "payload": ${deep}}`)).toEqual([]);
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
    '{"ok": false, "code": {"toString": 1}, "payload": "x"}',
  ]) {
    expect(ids(pasted), pasted).toEqual([]);
  }
  const [first] = lookUp(`Registration failed: ${hostile}`, rows).matches;
  expect(first?.row.id).toBe('registration-any-failure');
  expect(first?.values.join('')).toContain('<img src=x onerror=alert(1)>');
});

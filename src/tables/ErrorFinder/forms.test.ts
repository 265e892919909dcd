import {expect, test} from '@playwright/test';
import errors from '@site/docs/_data/errors.json';
import type {ErrorRow} from '../docsData';
import {lookUp} from './answer';

const rows = errors as ErrorRow[];
const says = (pasted: string) => lookUp(pasted, rows).says;
const ids = (pasted: string) => lookUp(pasted, rows).found.map(({row}) => row.id);
const values = (pasted: string) => lookUp(pasted, rows).found[0]?.values;

const envelope = {ok: false, code: 403, payload: 'Invalid credentials', _meta: {metrics: [], debug: []}};
const json = JSON.stringify(envelope, null, 4);
const payload = (text: unknown) => JSON.stringify({...envelope, code: 400, payload: text});

for (const [what, pasted] of [
  ['headers', `HTTP/1.1 403 Forbidden\nServer: nginx\nContent-Type: application/json\n\n${json}\n`],
  ['headers of Windows', `HTTP/1.1 403 Forbidden\r\nServer: nginx\r\n\r\n${json.replaceAll('\n', '\r\n')}`],
  ['a label', `Response:\n${json}`],
  ['a label on its line', `Response: ${JSON.stringify(envelope)}`],
  ['a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['a sentence', `I call {path} and "all" I get is\n${json}\nwhat's wrong?`],
  ['another object', JSON.stringify({request: {id: 1}, response: envelope}, null, 2)],
  ['a code of digits in quotes', JSON.stringify({...envelope, code: '403'})],
  ['entities', json.replaceAll('"', '&quot;')],
  ['curly quotes', json.replaceAll(/"([^"]*)"/g, '“$1”')],
  [
    'a code in the headers alone',
    'HTTP/2 403\nserver: nginx\n\n{"ok": false, "payload": "Invalid credentials"}',
  ],
] as const) {
  test(`an envelope with ${what} keeps its code`, () => {
    expect(ids(pasted)).toEqual(['login-wrong-password']);
    expect(says(pasted)).toMatch(/^A failure( with code 403)?\. 1 message found\.$/);
  });
}

for (const [what, pasted] of [
  [
    'print_r',
    'Array\n(\n    [ok] => \n    [code] => 403\n    [payload] => Invalid credentials\n    [_meta] => Array\n',
  ],
  ['var_export', "array (\n  'ok' => false,\n  'code' => 403,\n  'payload' => 'Invalid credentials',\n)"],
  ['var_export with texts', "array (\n  'code' => '403',\n  'payload' => 'Invalid credentials',\n)"],
  [
    'var_dump',
    'array(4) {\n  ["ok"]=>\n  bool(false)\n  ["code"]=>\n  int(403)\n  ["payload"]=>\n  string(19) "Invalid credentials"\n}',
  ],
  ['the line before', '403\nInvalid credentials'],
  ['the line behind', 'Invalid credentials\ncode: 403'],
  ['a field of its line', 'error: Invalid credentials, "code":"403"'],
] as const) {
  test(`a code in ${what} decides`, () => {
    expect(ids(pasted)).toEqual(['login-wrong-password']);
  });
}

test('the code of another message beside it does not', () => {
  expect(ids('ERROR Invalid credentials\nERROR 404 Path not found')).toEqual([
    'login-email-not-found',
    'login-wrong-password',
    'path-not-found',
  ]);
});

test('a value ends before the place in the program', () => {
  for (const [text, value] of [
    [
      'PHP Fatal error:  Uncaught InvalidArgumentException: Unsupported database driver: sqlite in /app/src/C.php:33',
      'sqlite',
    ],
    ['Unsupported database driver: sqlite in C:\\www\\my app\\C.php:33', 'sqlite'],
    ['PHP Warning:  Unknown rate-limit strategy: foo in /app/x.php on line 12', 'foo'],
    ['Unknown rate-limit strategy: foo on line 12', 'foo'],
    ['Cache module error: nothing in /var/run left', 'nothing in /var/run left'],
    ["'payload' => 'Unsupported DB driver: mysql2',", 'mysql2'],
  ] as const) {
    expect(values(text), text).toEqual([value]);
  }
  expect(values(payload('Unsupported database driver: sqlite in /app/C.php:33'))).toEqual(['sqlite']);
});

test('a value keeps its brackets, its quotes and its detail', () => {
  expect(values('items[0].name must be a string')).toEqual(['items[0].name']);
  expect(values('app.ERROR: [0][a-b] must be a string')).toEqual(['[0][a-b]']);
  expect(values('[error]name must be a string')).toEqual(['name']);
  expect(values("'first_name' must be a string")).toEqual(["'first_name'"]);
  expect(values('ERROR "first name" cannot be empty')).toEqual(['"first name"']);
  expect(ids('The "result" must be positive')).toEqual([]);
  const reason =
    'duplicate key value violates "tenants_email_key"\nDETAIL: Key (email)=(a@b.c) already exists.';
  expect(values(`Database error: ${reason}`)).toEqual([reason]);
  expect(values(payload(`Database error: ${reason}`))).toEqual([reason]);
  expect(values('{"error":"Cache module error: no \\"a\\" here","x":1}')).toEqual(['no "a" here']);
});

test('a message that is a whole payload may have values of several words', () => {
  expect(values(payload('User John Smith not found'))).toEqual(['John Smith']);
  expect(ids(payload('first name cannot be empty'))).toEqual(['cannot-be-empty']);
  expect(ids(payload('Registration failed: first name cannot be empty'))).toEqual([
    'registration-any-failure',
    'cannot-be-empty',
  ]);
  expect(ids('User John Smith not found')).toEqual([]);
});

test('white space, quotes, entities and colours do not matter', () => {
  const escape = String.fromCharCode(27);
  for (const [text, id] of [
    ['The request limit for the route\nhas been exceeded. [1000]', 'request-limit-exceeded'],
    ['The request limit\r\n    for the route has\tbeen   exceeded. [1000]', 'request-limit-exceeded'],
    ['Path\u00A0not\u202Ffound', 'path-not-found'],
    ['age\nmust be between\n1 and 2', 'out-of-range'],
    ['Event “query” is not started.', 'event-is-not-started'],
    ['Schema configuration failed for ‘tenant’', 'schema-configuration-failed'],
    ['Event &quot;query&quot; is not started.', 'event-is-not-started'],
    ['Schema configuration failed for &#39;tenant&#039;', 'schema-configuration-failed'],
    [`${escape}[31mERROR${escape}[0m Path not found`, 'path-not-found'],
    [`${escape}[1;31mPath not found${escape}[0m`, 'path-not-found'],
    ['\\e[31mERROR\\e[0m Path not found', 'path-not-found'],
    ['404, Path not found, Router', 'path-not-found'],
  ] as const) {
    expect(ids(text), text).toEqual([id]);
  }
  expect(values('Cache module error: a &lt; b &amp;amp; c')).toEqual(['a < b &amp; c']);
});

test('each message is found when every one of its words stands in a line of its own', () => {
  for (const {message, id} of rows.filter(({message: text}) => !text.includes('{'))) {
    expect(ids(message.replaceAll(' ', '\n  ')), message).toContain(id);
  }
});

test('the texts of a payload are looked up', () => {
  expect(ids(payload({errors: ['email must be a string', {name: 'first name cannot be empty'}]}))).toEqual([
    'must-be-a-string',
    'cannot-be-empty',
  ]);
  expect(says(payload(['email must be a string']))).toBe('A failure with code 400. 1 message found.');
  expect(says(payload({errors: []}))).toMatch(/^Half an envelope with code 400: it has no message/);
});

test('several envelopes give the messages of all', () => {
  const other = JSON.stringify({ok: false, code: 404, payload: 'Path not found'});
  const both = ['login-wrong-password', 'path-not-found'];
  const one = JSON.stringify(envelope);
  for (const text of [`${one}${other}`, `${one} ${other}`, `${json}\n${other}`, `[${json},${other}]`]) {
    expect(ids(text), text).toEqual(both);
    expect(says(text), text).toBe('2 envelopes. 2 messages found.');
  }
  expect(ids(`[${one},${other},]`)).toEqual(both);
  expect(says(`[${one},${other},]`)).toMatch(/^Broken JSON.* 2 messages found\.$/);
  expect(ids(`09:00 ERROR ${one}\n09:01 ERROR Token expired\n09:02 ERROR ${other}`)).toEqual([
    'login-wrong-password',
    'bearer-expired',
    'path-not-found',
  ]);
});

test('a message that is cut is told so, and those that begin so are offered', () => {
  const cut = '{"ok":false,"code":409,"payload":"A client with the same email alre';
  expect(ids(cut)).toEqual(['registration-email-already-used']);
  expect(says(cut)).toBe(
    'Half an envelope: the JSON is not whole, and its message is cut. 1 message begins so.',
  );
  expect(ids(`HTTP/1.1 409 Conflict\n\n${cut}`)).toEqual(['registration-email-already-used']);
  expect(ids('{"ok":false,"payload":"first_name must be no mo')).toEqual(['too-long']);
  expect(ids('{"ok":false,"payload":"age must be between 3 an')).toEqual(['out-of-range']);
  expect(ids('{"ok":false,"code":403,"payload":"Invalid crede')).toEqual(['login-wrong-password']);
  for (const short of ['A client wi', 'Something else altogether', 'something_with_one_word']) {
    const half = `{"ok":false,"code":409,"payload":"${short}`;
    expect(ids(half), short).toEqual([]);
    expect(says(half), short).toMatch(
      /^Half an envelope: the JSON is not whole, and its message is cut\. Paste all/,
    );
  }
});

test('1.9 MB of anything take less than a second', () => {
  for (const part of [
    '[2026-11-21 09:00:00] app.INFO: User signed in, nothing failed {"id":1} []\n',
    `${JSON.stringify(envelope)}\n`,
    `${json},\n`,
    'ERROR Registration failed: Missing required field: email\n',
    'ERROR age must be a string, Invalid credentials (403)\n',
    '{"payload":',
    '{"a":{"b":"',
    '{"a":"\n',
    '[{"ok":false},',
    '{"ok":false,"payload":"a"}',
    '09:00 ERROR {"ok":false,"payload":"x"} of a request\n',
    'Redis error: ',
    'User\n\n',
    ' in /a on line ',
    '&quot;',
    '[0]',
    ' ',
    '\t ',
    '"payload":"',
    '\\',
  ]) {
    const text = `${part.repeat(Math.floor(1_900_000 / part.length))}\nERROR Path not found`;
    const start = process.cpuUsage();
    lookUp(text, rows);
    // Other processes do not count.
    const {user, system} = process.cpuUsage(start);
    expect((user + system) / 1_000_000, part).toBeLessThan(1);
  }
});

import {expect, test} from '@playwright/test';
import errors from '@site/docs/_data/errors.json';
import type {ErrorRow} from './docsData';
import {lookUp} from './lookUp';
import {findRows} from './findRows';

const rows = errors as ErrorRow[];
const find = (text: string, code?: number) => findRows([{text, code}], rows);
const ids = (text: string, code?: number) => find(text, code).map(({row}) => row.id);
const values = (text: string) => find(text)[0]?.values;
const payload = (text: string) => JSON.stringify({ok: false, code: 400, payload: text});
const idsIn = (pasted: string) => lookUp(pasted, rows).matches.map(({row}) => row.id);

/** What may stand in a place; values that a class gives are words, and reasons are texts. */
const VALUES: Readonly<Record<string, string>> = {
  reason: 'the server said no',
  message: 'Class "App\\Kernel" does not exist',
  error: 'connection refused',
  operation: 'GET operation',
  'driver message': 'SQLSTATE[42P01]: Undefined table',
  values: 'draft, sent, paid',
  name: 'Invoices',
  class: 'App\\Models\\Invoices',
  field: 'user_age',
  min: '3',
  max: '12',
  n: '4',
  id: '42',
  schema: 'tenant_acme',
  date: '2026-01-01T00:00:00+0000',
};
const filled = (message: string) =>
  message.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => VALUES[name] ?? 'sample');

/** Those that cannot be told apart by text and code. */
const equals = ({message, code}: ErrorRow) =>
  rows.filter((other) => other.message === message && other.code === code).map(({id}) => id);

test('the catalogue is read', () => {
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.filter(({message}) => message.includes('{')).length).toBeGreaterThan(30);
});

test('each message is found in its envelope, in both shapes, and in lines of logs', () => {
  for (const row of rows) {
    const text = filled(row.message);
    const code = row.code ?? 500;
    const ok = row.form === 'success';
    const result = {status: ok, code, result: ok ? text : null, error: ok ? null : text, meta: {}};
    for (const pasted of [{ok, code, payload: text, _meta: {}}, result]) {
      expect(equals(row)).toContain(idsIn(JSON.stringify(pasted, null, 4))[0]);
    }
    for (const line of [
      text,
      `[2026-11-21T09:15:02.512000+00:00] app.ERROR: ${text} {"tenant":"acme"} []`,
      `2026-11-21 09:15:02 ERROR ${row.code === null ? '' : `${row.code} `}${text}`,
      `level=error code=${code} msg="${text.replaceAll('"', '\\"')}" at=09:15`,
      `{"time":1,"response":${JSON.stringify({ok: false, code, payload: text})}}\n{"time":2}`,
      `before\n${text}\nbehind`,
    ]) {
      expect(idsIn(line), line).toContain(row.id);
    }
  }
});

test('a sentence that has the words of a message is none', () => {
  for (const text of [
    'User experience was not found to be good',
    'An unknown error occurred while saving',
    'The path was not found',
    'Your API Token expired yesterday',
    'The guest must be a string quartet',
    'limits must be between friends',
    'Every registration failed yesterday',
    'Invalid credentialsX',
    'Encryption failed because the key is short',
    'We looked, path not found',
    'https://example.org/path-not-found',
    '{field} {reason} {id}',
    'The user of the first tenant not found',
    'Whoever is not a user not found',
    '\u201CInvalid\u201D credentials of a user',
    'token: &quot;expired&quot;',
  ]) {
    expect(ids(text), text).toEqual([]);
    expect(idsIn(payload(text)), text).toEqual([]);
  }
});

test('the values in the places of a message end with it', () => {
  for (const [text, expected] of [
    ['age must be between 18 and 99', ['age', '18', '99']],
    ['No such shape: blob.', ['blob']],
    ['items[0].name must be a string', ['items[0].name']],
    [
      'Uncaught InvalidArgumentException: Unsupported database driver: sqlite in /app/src/C.php:33',
      ['sqlite'],
    ],
    ['Unsupported database driver: sqlite in C:\\www\\my app\\C.php:33', ['sqlite']],
    ['PHP Warning:  Unknown rate-limit strategy: foo on line 12', ['foo']],
    ['Cache module error: nothing in /var/run left', ['nothing in /var/run left']],
    ["'payload' => 'Unsupported DB driver: mysql2',", ['mysql2']],
    ['{"error":"Cache module error: no \\"a\\" here","x":1}', ['no "a" here']],
  ] as const) {
    expect(values(text), text).toEqual(expected);
  }
});

test('a reason ends with its line', () => {
  const reason = 'duplicate key\nDETAIL: Key (email)=(a@b.c) exists';
  expect(lookUp(payload(`Database error: ${reason}`), rows).matches[0]?.values).toEqual(['duplicate key']);
});

test('an exact message comes before a pattern that it fits too', () => {
  expect(ids('limit must be between 0 and 100')).toEqual(['range-of-limit-sample', 'out-of-range']);
});

test('a prefix leads to its own row and to that of the reason', () => {
  const found = find('Registration failed: Missing required field: email', 400);
  expect(found.map(({row, values, isReason}) => [row.id, values, isReason])).toEqual([
    ['registration-any-failure', ['Missing required field: email'], false],
    ['missing-required-field', ['email'], true],
  ]);
  expect(ids('Verify failed: Verification token expired.')).toEqual([
    'verification-any-failure',
    'verification-token-expired',
  ]);
  expect(ids('Authorization failed: Account not found.', 404)).toEqual(['login-any-failure']);
});

test('of equal texts the code decides, also in a line', () => {
  expect(ids('Invalid credentials', 404)).toEqual(['login-email-not-found']);
  expect(ids('Invalid credentials', 403)).toEqual(['login-wrong-password']);
  expect(ids('Invalid credentials')).toHaveLength(2);
  expect(ids('Invalid credentials', 418)).toHaveLength(2);
  expect(ids('2026-11-21 app.ERROR: Invalid credentials {"code":403} []')).toEqual(['login-wrong-password']);
  expect(ids('at 12:00:01.404 ERROR Invalid credentials (403)')).toEqual(['login-wrong-password']);
  expect(ids('[code] => 403\n[payload] => Invalid credentials')).toEqual(['login-wrong-password']);
  expect(ids('ERROR Invalid credentials\nERROR 404 Path not found')).toEqual([
    'login-email-not-found',
    'login-wrong-password',
    'path-not-found',
  ]);
});

test('where two overlap, the longer fixed part wins', () => {
  expect(ids('Decryption failed - invalid data or key')).toEqual(['decryption-invalid']);
  expect(ids('Encryption key must be at least 32 characters')).toEqual(['encryption-key-too-short']);
  expect(ids('API key length must be between 32 and 256 bytes')).toEqual(['api-key-length']);
});

test('messages of several lines come in their order, each once', () => {
  const log = [
    '[21-Nov-2026 09:00:00 UTC] PHP Fatal error:  Uncaught RuntimeException: Unsupported DB driver: mysql2 in /srv/app/index.php:12',
    '#0 /srv/app/vendor/rift/Configurator.php(20): main()',
    'WARNING path not found',
    'WARNING Path not found',
  ].join('\n');
  expect(ids(log)).toEqual(['unsupported-db-driver', 'path-not-found']);
});

test('capitals, a full stop, white space, quotes, entities and colours do not matter', () => {
  const escape = String.fromCharCode(27);
  for (const [text, id] of [
    ['verify token lost', 'verification-token-missing'],
    ['  "Path not found"  ', 'path-not-found'],
    ['The request limit for the route\r\n   has\tbeen exceeded. [1000]', 'request-limit-exceeded'],
    ['Path\u00A0not\u202Ffound', 'path-not-found'],
    ['Event “query” is not started.', 'event-is-not-started'],
    ['Schema configuration failed for &#39;tenant&#039;', 'schema-configuration-failed'],
    [`${escape}[1;31mERROR${escape}[0m Path not found${escape}[0m`, 'path-not-found'],
    ['404, Path not found, Router', 'path-not-found'],
  ] as const) {
    expect(ids(text), text).toEqual([id]);
  }
});

test('1.9 MB of anything are read in two seconds', () => {
  for (const part of [
    '[2026-11-21 09:00:00] app.INFO: User signed in, nothing failed {"id":1} []\n',
    `${payload('Invalid credentials')}\n`,
    'ERROR Registration failed: Missing required field: email\n',
    'Registration failed: ',
    '{"payload":',
    '{"a":"\n',
    'must be a string ',
    'User\n\n',
    ' in /a on line ',
    '\t ',
    '\\',
    'a',
  ]) {
    const text = `${part.repeat(Math.floor(1_900_000 / part.length))}\nERROR Path not found`;
    const start = process.cpuUsage();
    expect(idsIn(text), part).toContain('path-not-found');
    // Other processes do not count.
    const {user, system} = process.cpuUsage(start);
    expect((user + system) / 1_000_000, part).toBeLessThan(2);
  }
});

test('another text in which a message is met finds it, without values', () => {
  const rows = [
    {id: 'refused', message: 'Database error: {text}', code: 500, also: ['SQLSTATE[{state}]: {text}', 'PDO']},
  ];
  const found = findRows([{text: 'PDOException: SQLSTATE[42P01]: Undefined table: 7 ERROR'}], rows);
  expect(found.map(({row, values}) => [row.id, values])).toEqual([['refused', []]]);
  expect(findRows([{text: 'PDO'}], rows)).toEqual([]);
});

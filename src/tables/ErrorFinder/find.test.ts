import {expect, test} from '@playwright/test';
import errors from '@site/docs/_data/errors.json';
import type {ErrorRow} from '../docsData';
import {lookUp} from './answer';
import {findMessages} from './find';

const rows = errors as ErrorRow[];
const ids = (text: string, code?: number) => findMessages(text, rows, code).map(({row}) => row.id);

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

for (const row of rows) {
  const text = filled(row.message);
  const code = row.code ?? 500;

  test(`${row.id} is found in its envelope, in both shapes`, () => {
    const isSuccess = row.form === 'success';
    const envelope = {ok: isSuccess, code, payload: text, _meta: {metrics: [], debug: []}};
    const result = {
      status: isSuccess,
      code,
      result: isSuccess ? text : null,
      error: isSuccess ? null : text,
      meta: {metrics: [], debug: []},
    };
    for (const pasted of [envelope, result]) {
      const [first] = lookUp(JSON.stringify(pasted, null, 4), rows).found;
      expect(equals(row)).toContain(first?.row.id);
    }
  });

  test(`${row.id} is found in a line`, () => {
    const number = row.code === null ? '' : `${row.code} `;
    const lines = [
      text,
      `[2026-11-21T09:15:02.512000+00:00] app.ERROR: ${text} {"tenant":"acme"} []`,
      `2026-11-21 09:15:02 ERROR ${number}${text}`,
      `level=error code=${code} msg="${text.replaceAll('"', '\\"')}" at=09:15`,
      `{"time":1,"response":${JSON.stringify({ok: false, code, payload: text})}}\n{"time":2}`,
    ];
    for (const line of lines) {
      const found = lookUp(line, rows).found.map(({row: {id}}) => id);
      const same = rows.filter(({message}) => message === row.message).map(({id}) => id);
      expect(same, line).toContain(found[0]);
      expect(found, line).toContain(row.id);
    }
  });
}

for (const text of [
  'User experience was not found to be good',
  'The user was not found',
  'User guide of the old version not found',
  'An unknown error occurred while saving',
  'The path was not found',
  'Your API Token expired yesterday',
  'The guest must be a string quartet',
  'The result must be positive',
  'limits must be between friends',
  'Every registration failed yesterday',
  'failed',
  'Invalid',
  'Invalid credentialsX',
  'Encryption failed because the key is short',
  'We looked, path not found',
  'Middleware class of 2026 was not found',
  'https://example.org/path-not-found',
  '{field} {reason} {id}',
  'Error',
  'State: unknown\nError: the disk is full',
  'The user of the first tenant not found',
  'A name must be a string',
  'Your name cannot be empty',
  'We know that the age must be between 18 and 99',
  'In 2026, path not found was the commonest answer',
  'Whoever is not a user not found',
  'The token has\nexpired',
  'All of these must be positive',
  '\u201CInvalid\u201D credentials of a user',
  'token: &quot;expired&quot;',
  'array[0] of it must be an array',
]) {
  test(`this is no message: ${text}`, () => {
    expect(ids(text)).toEqual([]);
    expect(ids(text, 404)).toEqual([]);
    expect(lookUp(JSON.stringify({ok: false, code: 500, payload: text}), rows).found).toEqual([]);
  });
}

test('what stands in the places is told', () => {
  const [first] = findMessages('age must be between 18 and 99', rows);
  expect(first?.row.id).toBe('out-of-range');
  expect(first?.values).toEqual(['age', '18', '99']);
  expect(findMessages('No such shape: blob.', rows)[0]?.values).toEqual(['blob']);
});

test('an exact message comes before a pattern that it fits too', () => {
  expect(ids('limit must be between 0 and 100')).toEqual(['range-of-limit-sample', 'out-of-range']);
});

test('a prefix leads to its own row and to that of the reason', () => {
  const found = findMessages('Registration failed: Missing required field: email', rows, 400);
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

test('capitals and a lost full stop do not matter', () => {
  expect(ids('verify token lost')).toEqual(['verification-token-missing']);
  expect(ids('  "Path not found"  ')).toEqual(['path-not-found']);
});

test('10,000 characters are read whatever they repeat', () => {
  for (const text of [
    'User ',
    ' not found',
    'Redis error: ',
    'must be a string ',
    '{',
    '"',
    "Schema '",
    'a',
  ]) {
    const long = text.repeat(Math.ceil(10_000 / text.length));
    expect(ids(`${long}\nERROR Path not found`), text).toContain('path-not-found');
  }
  const [outer] = findMessages(`Registration failed: ${'a'.repeat(10_000)}`, rows);
  expect(outer?.row.id).toBe('registration-any-failure');
});

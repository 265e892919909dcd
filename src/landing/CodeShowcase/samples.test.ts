import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {examples} from './content';
import {linkSource, messagesOf} from './link';
import {readSource} from './source';

/** checks/json.ts checks the sums of its stopwatch. */
interface Envelope {
  ok: boolean;
  code: number;
  payload: unknown;
  _meta: {
    debug: unknown;
    metrics: {
      stopwatch?: {
        timings: Record<string, Record<string, number | string>>;
      };
    };
  };
}

const BEARER = 'bearer-token-middleware';

const read = (name: string) => readFileSync(path.join(__dirname, 'samples', name), 'utf8');
const php = (id: string) => {
  const example = examples.find((one) => one.id === id);
  if (!example) throw new Error(`no example is ${id}`);
  return readSource(path.join(__dirname, '../../..'), example);
};
const envelope = (id: string) => JSON.parse(read(`${id}.json`)) as Envelope;
const timings = (id: string) => envelope(id)._meta.metrics.stopwatch?.timings ?? {};
const messages = (id: string) => messagesOf(read(`${id}.mmd`));

/** The class constants of a source; strings that span several lines are joined. */
const constants = (id: string) =>
  Object.fromEntries(
    Array.from(php(id).matchAll(/const (\w+) =\s+([^;]+);/g), ([, name = '', value = '']) => [
      name,
      /^\d+$/.test(value) ? Number(value) : value.replaceAll(/^'|'$|'\s*\.\s*'/g, ''),
    ]),
  );

/** From the specification: source, constant, value. */
const values: [string, string, string | number][] = [
  ['auth', 'ERROR_INVALID_CREDENTIALS', 'Invalid credentials'],
  ['auth', 'ERROR_ACCOUNT_NOT_FOUND', 'Account not found.'],
  ['auth', 'ERROR_AUTH_FAILED', 'Authorization failed'],
  ['auth', 'AUTH_TOKEN_TTL', 3600],
  [
    'registration',
    'ERROR_EMAIL_EXISTS',
    'A client with the same email already exists. If it was you, log in to access your account.',
  ],
  ['registration', 'ERROR_REGISTRATION_FAILED', 'Registration failed'],
  ['registration', 'AUTH_TOKEN_TTL', 86400],
  ['registration', 'VERIFY_TOKEN_TTL', 1800],
  ['registration', 'VERIFY_CODE_MIN', 100000],
  ['registration', 'VERIFY_CODE_MAX', 999999],
  ['verification', 'ERROR_TOKEN_LOST', 'Verify token lost.'],
  ['verification', 'ERROR_TOKEN_EXPIRED', 'Verification token expired.'],
  ['verification', 'ERROR_CODE_MISMATCH', 'Mismatch of verification codes.'],
  ['verification', 'ERROR_VERIFY_FAILED', 'Verify failed'],
  ['verification', 'VERIFY_HEADER', 'X-Verification-Code'],
  ['verification', 'VERIFIED_STATUS', 'verified'],
  [BEARER, 'ERROR_INVALID_TOKEN_FORMAT', 'A valid authorization token was not found.'],
  [BEARER, 'ERROR_MISSING_UID', 'Invalid token: missing UID'],
  [BEARER, 'ERROR_TOKEN_EXPIRED', 'Token expired'],
  [BEARER, 'ERROR_INVALID_ISSUANCE_TIME', 'Invalid token issuance time'],
  [BEARER, 'ERROR_TOKEN_VERIFICATION_FAILED', 'Token verification failed: %s'],
];

test('each constant of the specification has its value', () => {
  for (const [id, constant, value] of values)
    expect(constants(id)[constant], `${id}: ${constant}`).toBe(value);
});

const responses: [string, Omit<Envelope, '_meta'>][] = [
  ['auth', {ok: false, code: 404, payload: 'Authorization failed: Account not found.'}],
  [
    'registration',
    {
      ok: true,
      code: 200,
      payload: {
        'auth.token': expect.stringMatching(/^([\w-]+…[\w-]+\.){2}[\w-]+…[\w-]+$/),
        'verify.token': expect.stringMatching(/^([\w-]+…[\w-]+\.){2}[\w-]+…[\w-]+$/),
      },
    },
  ],
  ['verification', {ok: true, code: 200, payload: {affected_rows: 1}}],
  [BEARER, {ok: false, code: 401, payload: 'Token expired'}],
];

test('each response is an envelope, with the answer of its run', () => {
  expect(responses.map(([id]) => id)).toEqual(examples.map(({id}) => id));
  for (const [id, answer] of responses) {
    const {_meta, ...rest} = envelope(id);
    expect(Object.keys(envelope(id)), id).toEqual(['ok', 'code', 'payload', '_meta']);
    expect(rest, id).toEqual(answer);
    expect(Object.keys(_meta), id).toEqual(answer.ok ? ['metrics', 'debug'] : ['debug', 'metrics']);
    expect(_meta.debug, id).toEqual([]);
  }
  expect(envelope(BEARER)._meta.metrics).toEqual([]);
});

const running = {bytes: 0, human: '0 B'};
const used = {bytes: 2097152, human: '2 MB'};

/** Timers in order: milliseconds, memory, and the difference to the memory of the total. */
const measured: Record<string, [string, number, typeof used, typeof used][]> = {
  auth: [
    ['auth.total', 55, running, running],
    ['auth.validation', 0, used, used],
    ['auth.repo_unit', 54, used, used],
    ['auth.hash_request', 0, used, used],
    ['auth.jwt_gen', 0, running, running],
  ],
  registration: [
    ['reg.total', 84, used, running],
    ['reg.validation', 0, used, running],
    ['reg.repo_unit', 24, used, running],
    ['reg.email_check', 0, used, running],
    ['reg.uid_gen', 0, used, running],
    ['reg.hash', 59, used, running],
    ['reg.jwt_gen', 0, used, running],
    ['reg.verify_code_gen', 0, used, running],
    ['reg.verify_code_encrypt', 0, used, running],
    ['reg.verify_code_send', 1, used, running],
  ],
};

for (const [id, rows] of Object.entries(measured))
  test(`${id}: the timers have their values`, () => {
    expect(Object.entries(timings(id))).toEqual(
      rows.map(([timer, ms, memory, diff]) => [
        timer,
        {
          duration_ms: ms,
          duration_human: ms === 0 ? '0μs' : `${ms}ms`,
          memory_bytes: memory.bytes,
          memory_diff_bytes: diff.bytes,
          memory_human: memory.human,
          memory_diff_human: diff.human,
        },
      ]),
    );
  });

/** Timers that the run of the response did not reach. */
const unreached: Record<string, string[]> = {auth: ['auth.hash_verify'], registration: [], verification: []};

for (const [id, missing] of Object.entries(unreached))
  test(`${id}: source and response have the same timers`, () => {
    const timers = Object.entries(constants(id)).flatMap(([name, value]) =>
      name.startsWith('TIMER_') ? [String(value)] : [],
    );
    expect(timers.filter((timer) => !(timer in timings(id)))).toEqual(missing);
    expect(Object.keys(timings(id))).toEqual(timers.filter((timer) => !missing.includes(timer)));
  });

test('the tabs are the four of the specification', () => {
  expect(examples.map(({label}) => label)).toEqual([
    'Auth',
    'Registration',
    'Verification',
    'Bearer token middleware',
  ]);
});

for (const {id, file, steps} of examples) {
  test(`${id}: each step has lines, a message and a timer of its own`, () => {
    // Throws if a stretch is missing, ambiguous or overlaps another.
    const lit = new Set(linkSource(php(id), steps));
    steps.forEach((_, index) => expect(lit).toContain(index));

    const said = steps.map(({message}) => message);
    expect(said).toHaveLength(new Set(said).size);
    expect(messages(id)).toEqual(expect.arrayContaining(said));
    expect(messages(id)).toHaveLength(new Set(messages(id)).size);

    const timed = steps.flatMap(({timer}) => timer ?? []);
    expect(timed).toEqual(Object.keys(timings(id)).slice(1));
  });

  test(`${id}: the steps tell the run of the response`, () => {
    const failures = steps.filter(({outcome}) => outcome === 'failed');
    expect(failures).toHaveLength(envelope(id).ok ? 0 : 1);
    expect(steps.some(({outcome}) => outcome === 'skipped')).toBe(!envelope(id).ok);
  });

  test(`${id}: the source is a class at its path, no line too wide`, () => {
    const source = php(id);
    const folder = /^namespace App\\(.+);$/m.exec(source)?.[1]?.replaceAll('\\', '/');
    expect(file).toBe(`src/${folder}/${/^final class (\w+) implements/m.exec(source)?.[1]}.php`);
    expect(source.split('\n').filter((line) => line.length > 100)).toEqual([]);
    expect(source.startsWith('<?php\n\nnamespace ')).toBe(true);
    expect(source).toContain('    public function execute(ServerRequestInterface $request): ResultType\n');
    // Neither method works in version 1.0.0 of the framework.
    expect(source).not.toMatch(/->(map|merge)\(/);
  });
}

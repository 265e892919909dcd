import {expect, test} from '@playwright/test';
import {constantPlaces, declaredConstants, measures, saidConstants} from './constants';
import {block, DATA, pageOf, said} from './fixtures';

const inClass = (name: string, line: string) => block('php', [`class ${name}`, '{', line, '}']);

test('a class constant of the samples has the value of the table', async () => {
  const good = [
    inClass('Tenants', "public const VERSION = '1.1.7';"),
    inClass('Clients', "public const VERSION = '1.0.0';"),
    inClass('LoginByEmail', 'private const AUTH_TOKEN_TTL = 3600;'),
    inClass('RegisterByEmail', 'const AUTH_TOKEN_TTL = 86_400, VERIFY_CODE_MAX = 999999;'),
    inClass('App', 'private const AUTH_TOKEN_TTL = 1;'),
  ];
  for (const sample of good) expect(await said(declaredConstants, sample), sample).toEqual([]);
  const cases: [string, string][] = [
    [
      inClass('Tenants', "public const VERSION = '1.1.8';"),
      '9: Tenants::VERSION: Tenant model version is 1.1.7 in the table of constants, not 1.1.8',
    ],
    [
      inClass('RegisterByEmail', 'private const AUTH_TOKEN_TTL = 3600;'),
      '9: RegisterByEmail::AUTH_TOKEN_TTL: Registration auth token lifetime is 86400 in the table of constants, not 3600',
    ],
    [
      inClass('RegisterByEmail', 'private const VERIFY_CODE_MAX = 100000;'),
      '9: RegisterByEmail::VERIFY_CODE_MAX: Verification code range is 999999 in the table of constants, not 100000',
    ],
    [
      inClass('LoginByEmail', 'private const AUTH_TOKEN_TTL = 60 * 60;'),
      '9: LoginByEmail::AUTH_TOKEN_TTL: Login token lifetime is 3600 in the table of constants, not a calculation',
    ],
  ];
  for (const [sample, message] of cases)
    expect(await said(declaredConstants, sample), sample).toEqual([message]);
});

test('the words around a constant have its value between them, in prose and in code', async () => {
  const good = [
    'It is 3600 seconds for a token from login, 86400 for one from registration.',
    'Draw a password; then draw a code from 100000 to 999999.',
    block('php', ['int $interval = 3600,']),
    'Wait for 20 requests from registration.',
  ];
  for (const text of good) expect(await said(saidConstants, text), text).toEqual([]);
  const cases: [string, string][] = [
    [
      'A\nB, and 86401 for one from registration.',
      '7: "{} for one from registration": Registration auth token lifetime is 86400 in the table of constants, not 86401',
    ],
    [
      'Now draw a code from 100000 to 99999.',
      '6: "draw a code from {} to {}": Verification code range is 999999 in the table of constants, not 99999',
    ],
    [
      block('php', ['int $interval = 60,']),
      '7: "int $interval = {}": limit() default interval is 3600 in the table of constants, not 60',
    ],
  ];
  for (const [text, message] of cases) expect(await said(saidConstants, text), text).toEqual([message]);
});

test('a time or a length that is not in the table is found in the prose', async () => {
  const good = '3600 s, 1800 seconds, 84 ms, 11.760 ms, 70 px, 44 characters, 1 second, `7 s`.';
  expect(await said(measures, good)).toEqual([]);
  expect(await said(measures, 'A\n86401 s, 3601 seconds, 71 px and 3600 ms.')).toEqual([
    '7: no constant is 86401 s: correct it, or give it a row',
    '7: no constant is 3601 seconds: correct it, or give it a row',
    '7: no constant is 71 px: correct it, or give it a row',
    '7: no constant is 3600 ms: correct it, or give it a row',
  ]);
});

test('a place that no page has is found at its row', async () => {
  const lostOn = async (body: string) =>
    (await constantPlaces([pageOf(body)], DATA)).map(
      ({file, line, message}) => `${file}:${line}: ${message}`,
    );
  const [first] = DATA.constantPlaces;
  const lost = `docs/_data/constantPlaces.json:3: no page has the place "${first?.declaredAs[0]}" of ${first?.id}`;
  expect(await lostOn('Text.')).toContain(lost);
  const declared = inClass('Tenants', "public const VERSION = '1.1.8';");
  expect(await lostOn(declared)).not.toContain(lost);
  const word = '"{} for one from registration" of registration-auth-token-lifetime';
  expect((await lostOn('Text.')).join('\n')).toContain(word);
  expect((await lostOn('It is 1 for one from registration.')).join('\n')).not.toContain(word);
});

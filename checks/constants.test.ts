import {expect, test} from '@playwright/test';
import {constantPlaces, constantValues, timesAndLengths} from './constants';
import {block, DATA, inClass, inFiles, pageOf, messagesOf} from './lib/fixtures';

test('a class constant of the samples has the value of the table', () => {
  const good = [
    inClass('Tenants', "public const VERSION = '1.1.7';"),
    inClass('Clients', "public const VERSION = '1.0.0';"),
    inClass('LoginByEmail', 'private const AUTH_TOKEN_TTL = 3600;'),
    inClass('RegisterByEmail', 'const AUTH_TOKEN_TTL = 86_400, VERIFY_CODE_MAX = 999999;'),
    inClass('App', 'private const AUTH_TOKEN_TTL = 1;'),
  ];
  for (const sample of good) expect(messagesOf(constantValues, sample), sample).toEqual([]);
  const cases: [string, string][] = [
    [
      inClass('Tenants', "public const VERSION = '1.1.8';"),
      '9: Tenants::VERSION: Tenant model version is 1.1.7 in the table of constants, not 1.1.8: correct the page or the table',
    ],
    [
      inClass('RegisterByEmail', 'private const AUTH_TOKEN_TTL = 3600;'),
      '9: RegisterByEmail::AUTH_TOKEN_TTL: Registration auth token lifetime is 86400 in the table of constants, not 3600: correct the page or the table',
    ],
    [
      inClass('RegisterByEmail', 'private const VERIFY_CODE_MAX = 100000;'),
      '9: RegisterByEmail::VERIFY_CODE_MAX: Verification code range is 999999 in the table of constants, not 100000: correct the page or the table',
    ],
    [
      inClass('LoginByEmail', 'private const AUTH_TOKEN_TTL = 60 * 60;'),
      '9: LoginByEmail::AUTH_TOKEN_TTL: Login token lifetime is 3600 in the table of constants, not a calculation: correct the page or the table',
    ],
  ];
  for (const [sample, message] of cases)
    expect(messagesOf(constantValues, sample), sample).toEqual([message]);
});

test('a constant has its value between the words around it, in prose and in code', () => {
  const good = [
    'It is a login token for 3600 seconds; before that, a token for 86400 seconds, a code in a mail.',
    'Draw a password; then generate a code from 100000 to 999999.',
    block('php', ['int $interval = 3600,']),
    'Wait for 20 requests from registration.',
    'It returns a token that is valid for one hour, or returns a token that is valid for 3600 s.',
  ];
  for (const text of good) expect(messagesOf(constantValues, text), text).toEqual([]);
  const cases: [string, string][] = [
    [
      'A\nB, and a token for 86401 seconds, a code in a mail.',
      '7: "a token for {} seconds, a code in a mail": Registration auth token lifetime is 86400 in the table of constants, not 86401: correct the page or the table',
    ],
    [
      'Now generate a code from 100000 to 99999.',
      '6: "generate a code from {} to {}": Verification code range is 999999 in the table of constants, not 99999: correct the page or the table',
    ],
    [
      'It returns a token that is valid for half an hour.',
      '6: "returns a token that is valid for {}": Login token lifetime is 3600 in the table of constants, not half an hour, 1800 s: correct the page or the table',
    ],
    [
      block('php', ['int $interval = 60,']),
      '7: "int $interval = {}": limit() default interval is 3600 in the table of constants, not 60: correct the page or the table',
    ],
  ];
  for (const [text, message] of cases) expect(messagesOf(constantValues, text), text).toEqual([message]);
});

test('a place that no page has is reported at its row', () => {
  const lostOn = (body: string) => inFiles(constantPlaces([pageOf(body)], DATA));
  const [first] = DATA.constantPlaces;
  const lost = `docs/_data/constantPlaces.json:3: no page contains "${first?.declaredAs[0]}", which gives ${first?.id}: copy here what the page says now`;
  expect(lostOn('Text.')).toContain(lost);
  const declared = inClass('Tenants', "public const VERSION = '1.1.8';");
  expect(lostOn(declared)).not.toContain(lost);
  const word = '"a token for {} seconds, a code in a mail", which gives registration-auth-token-lifetime';
  expect(lostOn('Text.').join('\n')).toContain(word);
  expect(lostOn('It has a token for 1 seconds, a code in a mail.').join('\n')).not.toContain(word);
});

test('times and lengths of the table have no problem, nor has text that only looks like one', () => {
  for (const text of [
    '3600 s, 1800 seconds, 84 ms, 11.760 ms, 70 px, 44 characters, 1 second, `7 s`.',
    'It is valid for an hour, or half an hour; it takes a minute.',
    `Three in ten minutes.\n\n${block('php', ['->limit(3, 600);'])}`,
  ])
    expect(messagesOf(timesAndLengths, text), text).toEqual([]);
});

test('a time or a length that is not in the table is found', () => {
  for (const value of ['86401 s', '71 px', 'two hours (7200 s)', '45 minutes (2700 s)'])
    expect(messagesOf(timesAndLengths, `A\nIt takes ${value.split(' (')[0]}.`), value).toEqual([
      `7: no constant has the value ${value}: correct it, or add a row`,
    ]);
});

import {expect, test} from '@playwright/test';
import {constantValues} from './constant-values';
import {block, inClass, said} from './lib/fixtures';

test('a class constant of the samples has the value of the table', async () => {
  const good = [
    inClass('Tenants', "public const VERSION = '1.1.7';"),
    inClass('Clients', "public const VERSION = '1.0.0';"),
    inClass('LoginByEmail', 'private const AUTH_TOKEN_TTL = 3600;'),
    inClass('RegisterByEmail', 'const AUTH_TOKEN_TTL = 86_400, VERIFY_CODE_MAX = 999999;'),
    inClass('App', 'private const AUTH_TOKEN_TTL = 1;'),
  ];
  for (const sample of good) expect(await said(constantValues, sample), sample).toEqual([]);
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
    expect(await said(constantValues, sample), sample).toEqual([message]);
});

test('the words around a constant have its value between them, in prose and in code', async () => {
  const good = [
    'It is a login token for 3600 seconds; before that, a token for 86400 seconds, a code in a mail.',
    'Draw a password; then draw a code from 100000 to 999999.',
    block('php', ['int $interval = 3600,']),
    'Wait for 20 requests from registration.',
    'It returns a token that is valid for one hour, or returns a token that is valid for 3600 s.',
  ];
  for (const text of good) expect(await said(constantValues, text), text).toEqual([]);
  const cases: [string, string][] = [
    [
      'A\nB, and a token for 86401 seconds, a code in a mail.',
      '7: "a token for {} seconds, a code in a mail": Registration auth token lifetime is 86400 in the table of constants, not 86401: correct the page or the table',
    ],
    [
      'Now draw a code from 100000 to 99999.',
      '6: "draw a code from {} to {}": Verification code range is 999999 in the table of constants, not 99999: correct the page or the table',
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
  for (const [text, message] of cases) expect(await said(constantValues, text), text).toEqual([message]);
});

import {expect, test} from '@playwright/test';
import {catalogue, nearMisses} from './catalogue';
import {block, said} from './fixtures';

const failure = (code: number, payload: string) =>
  block('json', [JSON.stringify({ok: false, code, payload, _meta: {debug: [], metrics: []}})]);
const php = (line: string) => block('php', [line]);

test('messages with their codes have no problem', async () => {
  const samples = [
    failure(401, 'Token expired'),
    failure(403, 'Invalid credentials'),
    failure(404, 'Invalid credentials'),
    failure(404, 'User 42 not found'),
    failure(404, 'Authorization failed: Account not found.'),
    failure(401, 'Verify failed: Mismatch of verification codes.'),
    failure(418, 'A message of the application'),
    php("Result::Failure(Result::HTTP_UNAUTHORIZED, 'Token expired');"),
    php("Result::Failure(message: 'Path not found', code: 404);"),
    php("$r->ensure($is, 'invalid id');"),
    php("class A { const ERROR_REGISTRATION_FAILED = 'Registration failed'; }"),
    php("class A { const ERROR_TOKEN_VERIFICATION_FAILED = 'Token verification failed: %s'; }"),
    php(
      "class A { const ERROR_EMAIL_EXISTS = 'A client with the same email already exists. ' . 'If it was you, log in to access your account.'; }",
    ),
    'It says `Render error:` and "Verify token lost." and `Registration failed`.\n',
  ];
  for (const sample of samples) {
    expect(await said(catalogue, sample), sample).toEqual([]);
    expect(await said(nearMisses, sample), sample).toEqual([]);
  }
});

test('a message with another code, and a constant with another text, are found', async () => {
  const cases: [string, string][] = [
    [failure(403, 'Token expired'), '6: "Token expired" has the code 401 in the catalogue, not 403'],
    [
      failure(400, 'Verify failed: Mismatch of verification codes.'),
      '6: "Verify failed: Mismatch of verification codes." has the code 401 in the catalogue, not 400',
    ],
    [
      failure(400, 'Invalid credentials'),
      '6: "Invalid credentials" has the code 404 or 403 in the catalogue, not 400',
    ],
    [
      php("Result::Failure(Result::HTTP_NOT_FOUND, 'Token expired');"),
      '7: "Token expired" has the code 401 in the catalogue, not 404',
    ],
    [
      php("$r->ensure($is, 'Token expired');"),
      '7: "Token expired" has the code 401 in the catalogue, not 400',
    ],
    [
      php("class A { const E = 'Token expired'; function f() { return Result::Failure(404, self::E); } }"),
      '7: "Token expired" has the code 401 in the catalogue, not 404',
    ],
    [
      php("class A { const ERROR_TOKEN_LOST = 'No token'; }"),
      '7: ERROR_TOKEN_LOST is "Verify token lost." in the catalogue, not "No token"',
    ],
  ];
  for (const [sample, message] of cases) expect(await said(catalogue, sample), sample).toEqual([message]);
});

test('a text that is almost a message is found, wherever it stands', async () => {
  const cases: [string, string, string][] = [
    [failure(400, 'Verify token lost'), '7: "Verify token lost"', 'Verify token lost.'],
    ['`token expired`\n', '6: "token expired"', 'Token expired'],
    [
      'A\n"Mismatch of verification code."\n',
      '7: "Mismatch of verification code."',
      'Mismatch of verification codes.',
    ],
    [php("$a = 'Path not founded';"), '7: "Path not founded"', 'Path not found'],
    [php("$a = 'Registration faild: x';"), '7: "Registration faild: x"', 'Registration failed: {reason}'],
    [
      '`limit must be Between 1 and 5`\n',
      '6: "limit must be Between 1 and 5"',
      '{field} must be between {min} and {max}',
    ],
  ];
  for (const [sample, found, message] of cases)
    expect(await said(nearMisses, sample), sample).toEqual([
      `${found} is almost a message of the catalogue: "${message}"`,
    ]);
});

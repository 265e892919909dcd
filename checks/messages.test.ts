import {expect, test} from '@playwright/test';
import {block, DATA, failure, inLines, messagesOf} from './lib/fixtures';
import {tableOf} from './lib/tables';
import {messageCodes, nearMessages} from './messages';

const php = (line: string) => block('php', [line]);

test('messages with their codes have no problem', () => {
  const samples = [
    failure(403, 'Invalid credentials'),
    failure(404, 'User 42 not found'),
    failure(404, 'Authorization failed: Account not found.'),
    failure(401, 'Verify failed: Mismatch of verification codes.'),
    failure(418, 'A message of the application'),
    php(
      "class A { const ERROR_EMAIL_EXISTS = 'A client with the same email already exists. ' . 'If it was you, log in to access your account.'; }",
    ),
    'It is 401 `Token expired`, or `404 Invalid credentials`; 500 and `Encryption failed`.\n',
    '| 404 | `Path not found` | 401 and later |\n|---|---|---|\n| `Token expired` | 401 | a |\n',
    'With HS512, or in 300 tries, `Token expired` is 401.\n',
    php("// failure 400, 'invalid id'"),
    'It says `Render error:` and "Verify token lost." and `Registration failed`.\n',
  ];
  for (const sample of samples) {
    expect(messagesOf(messageCodes, sample), sample).toEqual([]);
    expect(messagesOf(nearMessages, sample), sample).toEqual([]);
  }
});

test('a message with another code is found in pages and data tables', () => {
  const expired = (line: number, code: number) =>
    `${line}: "Token expired" has the code 401 in the catalogue, not ${code}`;
  const cases: [string, string][] = [
    [
      failure(400, 'Verify failed: Mismatch of verification codes.'),
      '6: "Verify failed: Mismatch of verification codes." has the code 401 in the catalogue, not 400',
    ],
    [
      failure(400, 'Invalid credentials'),
      '6: "Invalid credentials" has the code 404 or 403 in the catalogue, not 400',
    ],
    ['It answers 404 Token expired.', expired(6, 404)],
    ['It answers `404 Token expired`.', expired(6, 404)],
    ['A failure with 404 and the message `Token expired`.', expired(6, 404)],
    ['It is `Token expired` (404).', expired(6, 404)],
    ['It is "Token expired" with code 404.', expired(6, 404)],
    [
      '| a | b | c |\n|---|---|---|\n| 403 | the token is older than it may be | `Token expired` |',
      expired(8, 403),
    ],
    [block('mermaid', ['sequenceDiagram', 'M-->>C: 404 Token expired']), expired(8, 404)],
    [php("// failure 404, 'Token expired'"), expired(7, 404)],
  ];
  for (const [sample, message] of cases) expect(messagesOf(messageCodes, sample), sample).toEqual([message]);

  const table = (text: string) => tableOf('docs/_data/routes.json', JSON.stringify([{notes: text}]));
  expect(messageCodes([table('Answers 401 Token expired.')], DATA)).toEqual([]);
  expect(inLines(messageCodes([table('Answers 404 Token expired.')], DATA))).toEqual([
    '1: "Token expired" has the code 401 in the catalogue, not 404',
  ]);
});

test('a text that is almost a message is found anywhere', () => {
  const cases: [string, string, string][] = [
    [failure(400, 'Verify token lost'), '7: "Verify token lost"', 'Verify token lost.'],
    ['`token expired`\n', '6: "token expired"', 'Token expired'],
    [
      'A\n"Mismatch of verification code."\n',
      '7: "Mismatch of verification code."',
      'Mismatch of verification codes.',
    ],
    [php("$a = 'Registration faild: x';"), '7: "Registration faild: x"', 'Registration failed: {reason}'],
    [
      '`limit must be Between 1 and 5`\n',
      '6: "limit must be Between 1 and 5"',
      '{field} must be between {min} and {max}',
    ],
  ];
  for (const [sample, found, message] of cases)
    expect(messagesOf(nearMessages, sample), sample).toEqual([
      `${found} is almost a message of the catalogue: write "${message}", or word it differently`,
    ]);
});

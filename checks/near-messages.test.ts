import {expect, test} from '@playwright/test';
import {block, failure, said} from './lib/fixtures';
import {nearMessages} from './near-messages';

const php = (line: string) => block('php', [line]);

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
    expect(await said(nearMessages, sample), sample).toEqual([
      `${found} is almost a message of the catalogue: write "${message}", or word it differently`,
    ]);
});

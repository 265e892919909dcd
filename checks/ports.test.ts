import {expect, test} from '@playwright/test';
import {block, DATA, inLines, messagesOf} from './lib/fixtures';
import {tableOf} from './lib/tables';
import {ports} from './ports';

const remedy = (right: string) => `write ${right}, as docs/_data/environment.json has it`;

test('ports of the table have no problem, nor do other numbers', () => {
  for (const text of [
    block('ini', ['DB_PORT=5432', 'REDIS_PORT=6379', 'MAILER_DSN=smtp://localhost:1025']),
    '| `DB_PORT` | `5432` | `3306` |',
    'For MySQL set the port 3306. The array has 1000 rows for Redis.',
    block('sh', ['docker run -p 127.0.0.1:5432:5432 postgres:15', 'php -S localhost:8080 public/index.php']),
    'Open `http://localhost:8080/status` in 2025.',
  ])
    expect(messagesOf(ports, text), text).toEqual([]);
});

test('a wrong port is found, with the right one', () => {
  const cases: [string, string][] = [
    [block('ini', ['REDIS_PORT=6380']), `7: 6380 is not the port: ${remedy('6379')}`],
    ['| `REDIS_PORT` | `6380` |', `6: 6380 is not the port: ${remedy('6379')}`],
    ['`DB_PORT` is 6379.', `6: 6379 is not the port: ${remedy('5432 or 3306')}`],
    ['For MySQL set the port 5432.', `6: 5432 is not the port: ${remedy('3306')}`],
    ['The port 3307.', `6: 3307 is not the port: ${remedy('5432 or 3306 or 6379')}`],
    [block('sh', ['docker run -p 5433:5433 postgres']), `7: 5433 is not the port: ${remedy('5432')}`],
    [
      block('sh', ['php -S localhost:8080 public/index.php', 'curl http://localhost:8000/status']),
      '8: 8000 is not the port of the server that the page starts: write 8080',
    ],
  ];
  for (const [text, message] of cases) expect(messagesOf(ports, text), text).toEqual([message]);
  const table = tableOf('docs/_data/environment.json', '[{"meaning": "The port 6380 of Redis."}]');
  expect(inLines(ports([table], DATA))).toEqual([`1: 6380 is not the port: ${remedy('6379')}`]);
});

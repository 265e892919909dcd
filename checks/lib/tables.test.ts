import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readData} from './data';
import {written} from './fixtures';
import {tableOf} from './tables';

test('every text of a table is prose with possible names, on its own line; anchors and addresses are neither', () => {
  const row = {
    id: 'a-row',
    observed: "A success, with forTenant(), di/rift.php and 'pgsql'.",
    setBy: ['Router', 'Result::Success'],
    number: 7,
    pages: ['simply/simply.md'],
  };
  const {inlineCode, texts} = tableOf('docs/_data/codes.json', JSON.stringify([row], null, 2));
  expect(inlineCode).toMatchObject([
    {line: 4, value: row.observed},
    {line: 6, value: 'Router'},
    {line: 7, value: 'Result::Success'},
  ]);
  expect(inlineCode).toHaveLength(3);
  expect(texts[0]).toEqual({line: 4, value: 'A success, with  ),   and  .'});
});

test('a row without a column that the others have is refused by its id or its number', () => {
  for (const [rows, message] of [
    ['[{"id": "one", "page": "a.md"}, {"id": "two"}]', /codes\.json: the row two has no "page", .*: add it/],
    ['[null, {"id": "one"}]', /codes\.json: the row 1 has no "id", .*: add it/],
  ] as const) {
    const folder = path.dirname(path.dirname(written('docs/_data/codes.json', rows)));
    expect(() => readData(process.cwd(), folder)).toThrow(message);
  }
});

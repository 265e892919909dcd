import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Row} from './request/rows';
import walkRows from './walkRows';

interface Rule {
  resourceQuery: RegExp;
  type: string;
  parser: {parse: (text: string) => Row[]};
}

function rule(): Rule {
  const config = walkRows().configureWebpack?.({} as never, false, {} as never, undefined);
  const [first] = (config?.module?.rules ?? []) as unknown as Rule[];
  if (!first) throw new Error('There is no rule');
  return first;
}

test('only ?walk asks for a part of a table', () => {
  const {resourceQuery, type} = rule();
  expect(type).toBe('json');
  expect(['', '?walk', '?walks', '?x&walk', '?raw'].filter((query) => resourceQuery.test(query))).toEqual([
    '?walk',
  ]);
});

test('of the catalogue it leaves the rows and columns of a walk', () => {
  const text = readFileSync(path.resolve(__dirname, '../../docs/_data/errors.json'), 'utf8');
  const all = JSON.parse(text) as (Row & {page: string})[];
  const rows = rule().parser.parse(text);
  expect(rows.map(({id}) => id)).toEqual(
    expect.arrayContaining(['bearer-no-valid-header', 'request-limit-exceeded', 'unknown-error']),
  );
  expect(rows.length).toBeLessThan(all.length / 4);
  for (const row of rows) {
    const whole = all.find(({id}) => id === row.id);
    expect(whole).toMatchObject(row);
    expect(row).not.toHaveProperty('page');
  }
});

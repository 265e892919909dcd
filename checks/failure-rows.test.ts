import {expect, test} from '@playwright/test';
import {failureRows} from './failure-rows';
import {DATA, pageOf} from './lib/fixtures';

const found = (table: string, name = 'guides/add-a-tenant') =>
  failureRows([pageOf(table, undefined, `docs/${name}.md`)], DATA).map(({line}) => line);

test('a row without a run is found, and one with another code', () => {
  expect(
    found('| Message | Code |\n|---|---|\n| `Unknown tenant` | 404 |\n| `Never said` | exception |\n'),
  ).toEqual([8, 9]);
  expect(found('| # | Fails with |\n|---|---|\n| 1 | 401 `Verify token lost.` |\n')).toEqual([8]);
  // Only guides are checked.
  expect(found('| Message | Code |\n|---|---|\n| `Never said` | 404 |\n', 'modules/cache')).toEqual([]);
});

import {expect, test} from '@playwright/test';
import rawImport from './rawImport';

/** The queries among `queries` whose file would be imported as text. */
function rawAmong(queries: readonly string[]): string[] {
  const config = rawImport().configureWebpack?.({} as never, false, {} as never, undefined);
  const rules = (config?.module?.rules ?? []) as {resourceQuery: RegExp; type: string}[];
  expect(rules.map(({type}) => type)).toEqual(['asset/source']);
  return queries.filter((query) => rules.some(({resourceQuery}) => resourceQuery.test(query)));
}

test('only ?raw asks for the text of a file', () => {
  expect(rawAmong(['', '?raw', '?rawer', '?x&raw', '?url'])).toEqual(['?raw']);
});

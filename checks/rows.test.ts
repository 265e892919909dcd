import {expect, test} from '@playwright/test';
import {block, DATA, inFiles, pageOf} from './lib/fixtures';
import {featureRows} from './rows';

test('a page with a sample of Rift and no feature is found, and one with a feature is not', () => {
  const sample = block('php', ['use Rift\\Core\\Databus\\Result;']);
  const found = (body: string, file: string) => inFiles(featureRows([pageOf(body, undefined, file)], DATA));
  expect(found(sample, 'docs/page.md')).toEqual([
    'docs/page.md:1: the page has a sample and no status: name it in the rows of support.json that it uses',
  ]);
  expect(found(sample, 'docs/modules/cache.md')).toEqual([]);
  expect(found(sample, 'docs/reference/known-issues.md')).toEqual([]);
  expect(found('Text about `Rift\\Core`.', 'docs/page.md')).toEqual([]);
});

test('a page that names a known issue is found if its status does not, and not if it does', () => {
  const text = '[K-12](./reference/known-issues.md#k-12)';
  const found = (file: string) => inFiles(featureRows([pageOf(text, undefined, file)], DATA));
  expect(found('docs/page.md')).toEqual([
    'docs/page.md:6: the page names K-12, and its status does not: name the page in support.json at HTTP status',
  ]);
  expect(found('docs/architecture/entrypoint.md')).toEqual([]);
});

test('a known issue without a feature is found at its row', () => {
  const support = DATA.support.map((row) => ({...row, issues: row.issues.filter((one) => one !== 'K-12')}));
  const line = DATA.lineOf('knownIssues', 'k-12');
  expect(line).toBeGreaterThan(0);
  expect(inFiles(featureRows([], {...DATA, support}))).toEqual([
    `docs/_data/knownIssues.json:${line}: no feature has K-12: name it in the row of support.json that it concerns`,
  ]);
});

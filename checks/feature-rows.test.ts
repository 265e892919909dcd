import {expect, test} from '@playwright/test';
import {featureRows} from './feature-rows';
import {block, DATA, inFiles, pageOf} from './lib/fixtures';

test('a page with a sample of Rift and no feature is found, and one with a feature is not', async () => {
  const sample = block('php', ['use Rift\\Core\\Databus\\Result;']);
  const found = async (body: string, file: string) =>
    inFiles(await featureRows([pageOf(body, undefined, file)], DATA));
  expect(await found(sample, 'docs/page.md')).toEqual([
    'docs/page.md:1: the page has a sample and no status: name it in the rows of support.json that it uses',
  ]);
  expect(await found(sample, 'docs/modules/cache.md')).toEqual([]);
  expect(await found(sample, 'docs/reference/known-issues.md')).toEqual([]);
  expect(await found('Text about `Rift\\Core`.', 'docs/page.md')).toEqual([]);
});

test('a known issue without a feature is found at its row', async () => {
  const support = DATA.support.map((row) => ({...row, issues: row.issues.filter((one) => one !== 'K-12')}));
  const line = DATA.lineOf('knownIssues', 'k-12');
  expect(line).toBeGreaterThan(0);
  expect(inFiles(await featureRows([], {...DATA, support}))).toEqual([
    `docs/_data/knownIssues.json:${line}: no feature has K-12: name it in the row of support.json that it concerns`,
  ]);
});

import path from 'node:path';
import {expect, test} from '@playwright/test';
import {DATA, inFiles} from './lib/fixtures';
import {readPages} from './lib/page';
import {recordedRuns} from './recorded-runs';

const pages = readPages(path.join(__dirname, '..'), 'docs');

test('the code of the recorded runs stands on the pages', async () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(await recordedRuns(pages, DATA)).toEqual([]);
});

test('a line that its page does not have any more is found', async () => {
  const changed = pages.map((page) => ({
    ...page,
    code: page.code.map((block) => ({
      ...block,
      value: block.value.replace("$step('catch', 0)", "$step('catch', 1)"),
    })),
  }));
  expect(inFiles(await recordedRuns(changed, DATA))).toEqual([
    "docs/_data/runs/chain.json:1: no page and no file of the application has the line “->catch(fn (string $error): ResultType => $step('catch', 0))” any more: npm run record",
  ]);
});

import {expect, test} from '@playwright/test';
import {said} from './lib/fixtures';
import {namesInText} from './names-in-text';

test('a wrong name in the prose is found', async () => {
  const good =
    '`Rift\\Core\\Databus\\Result`, `Rift\\Core`, `Result::Success()`, `ResultType->code`, `ResultType::__construct()`, `Shop::find()`';
  expect(await said(namesInText, good)).toEqual([]);
  expect(await said(namesInText, 'A\n\n`Rift\\Core\\Result`, `Result::success()`, `Result::class`')).toEqual([
    '8: Rift\\Core\\Result is not a name of Rift: write it as docs/_data/api.json has it',
    '8: Result::success is not a member of Rift\\Core\\Databus\\Result',
  ]);
});

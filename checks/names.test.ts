import {expect, test} from '@playwright/test';
import {block, DATA, inLines, messagesOf} from './lib/fixtures';
import {tableOf} from './lib/tables';
import {namesInText, nearNames} from './names';

test('names of Rift, of others, and those that the page declares, have no problem', () => {
  for (const text of [
    '`->then()`, `HashManager::hash()`, `REDIS_HOST`, `Result::HTTP_OK`, `->getAttribute()`, `->getHeaders()`, `HTTP_ACCEPT`',
    block('php', ['$result->then($next)->catch($handler);', 'class HashManagers {}', 'HashManagers::all();']),
    block('mermaid', ['flowchart LR', 'A --> B:::success']),
    'He went there, then to Redis.',
  ])
    expect(messagesOf(nearNames, text), text).toEqual([]);
});

test('a name that is almost one of Rift is found, with the right one', () => {
  const cases: [string, string][] = [
    ['`->thenn()`', '6: thenn is almost a name of Rift: write then'],
    ['`thenn()`', '6: thenn is almost a name of Rift: write then'],
    ['`HashManagerr::hash()`', '6: HashManagerr is almost a name of Rift: write HashManager'],
    ['`REDIS_HOSTT`', '6: REDIS_HOSTT is almost a name of Rift: write REDIS_HOST'],
    [block('php', ['$any->thenn($next);']), '7: thenn is almost a name of Rift: write then'],
    [
      block('php', ['$a = new HashManagerr();']),
      '7: HashManagerr is almost a name of Rift: write HashManager',
    ],
  ];
  for (const [text, message] of cases) expect(messagesOf(nearNames, text), text).toEqual([message]);
  const table = tableOf('docs/_data/knownIssues.json', '[{"workaround": "Call ->thenn() first."}]');
  expect(inLines(nearNames([table], DATA))).toEqual(['1: thenn is almost a name of Rift: write then']);
});

test('a wrong name in the prose is found', () => {
  const good =
    '`Rift\\Core\\Databus\\Result`, `Rift\\Core`, `Result::Success()`, `ResultType->code`, `ResultType::__construct()`, `Shop::find()`';
  expect(messagesOf(namesInText, good)).toEqual([]);
  expect(messagesOf(namesInText, 'A\n\n`Rift\\Core\\Result`, `Result::success()`, `Result::class`')).toEqual([
    '8: Rift\\Core\\Result is not a name of Rift: write it as docs/_data/names.txt has it',
    '8: Result::success is not a member of Rift\\Core\\Databus\\Result',
  ]);
});

test('a wrong import or member in PHP is found', () => {
  const good = [
    'use Rift\\Core\\Databus\\Result;',
    'class_alias(A::class, "Rift\\Old");',
    'Result::Success(1);',
  ];
  expect(messagesOf(namesInText, block('php', good))).toEqual([]);
  expect(messagesOf(namesInText, block('php', ['use Rift\\Core\\Result;', 'Result::HTTP_FINE;']))).toEqual([
    '7: Rift\\Core\\Result is not a name of Rift: write it as docs/_data/names.txt has it',
    '8: Result::HTTP_FINE is not a member of Rift\\Core\\Databus\\Result',
  ]);
});

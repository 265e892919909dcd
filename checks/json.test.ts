import {expect, test} from '@playwright/test';
import {jsonParses} from './json';
import {block, messagesOf} from './lib/fixtures';

const json = (text: string) => block('json', [text]);

test('a key that is twice in one map is found, but not a key that is in two maps', () => {
  expect(messagesOf(jsonParses, json('{"a": {"code": 1}, "b": [{"code": 1}, {"code": 2}]}'))).toEqual([]);
  expect(messagesOf(jsonParses, json('{"a": [{"code": 1, "ok": true, "code": 2}]}'))).toEqual([
    '6: a map of the JSON has code twice: remove one',
  ]);
});

test('JSON that does not parse is found', () => {
  expect(messagesOf(jsonParses, json('{"code": 1,}'))).toEqual([
    expect.stringMatching(/^6: the JSON does not parse: .*comma/),
  ]);
});

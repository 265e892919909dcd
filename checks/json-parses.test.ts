import {expect, test} from '@playwright/test';
import {jsonParses} from './json-parses';
import {block, said} from './lib/fixtures';

const saidOf = (text: string) => said(jsonParses, block('json', [text]));

test('a key that stands twice in one map is found, in maps of their own not', async () => {
  expect(await saidOf('{"a": {"code": 1}, "b": [{"code": 1}, {"code": 2}]}')).toEqual([]);
  expect(await saidOf('{"a": [{"code": 1, "ok": true, "code": 2}]}')).toEqual([
    '6: a map of the JSON has code twice: remove one',
  ]);
});

test('JSON that does not parse is found', async () => {
  expect(await saidOf('{"code": 1,}')).toEqual([
    expect.stringMatching(/^6: the JSON does not parse: .*comma/),
  ]);
});

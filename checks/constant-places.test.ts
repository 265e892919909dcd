import {expect, test} from '@playwright/test';
import {constantPlaces} from './constant-places';
import {DATA, inClass, inFiles, pageOf} from './lib/fixtures';

test('a place that no page has is found at its row', async () => {
  const lostOn = async (body: string) => inFiles(await constantPlaces([pageOf(body)], DATA));
  const [first] = DATA.constantPlaces;
  const lost = `docs/_data/constantPlaces.json:3: no page contains "${first?.declaredAs[0]}", which gives ${first?.id}: copy here what the page says now`;
  expect(await lostOn('Text.')).toContain(lost);
  const declared = inClass('Tenants', "public const VERSION = '1.1.8';");
  expect(await lostOn(declared)).not.toContain(lost);
  const word = '"a token for {} seconds, a code in a mail", which gives registration-auth-token-lifetime';
  expect((await lostOn('Text.')).join('\n')).toContain(word);
  expect((await lostOn('It has a token for 1 seconds, a code in a mail.')).join('\n')).not.toContain(word);
});

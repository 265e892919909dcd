import {expect, test} from '@playwright/test';
import {said} from './lib/fixtures';
import {linksByFile} from './links-by-file';

test('a link by address is found; one to a file, to a place or outside is not', async () => {
  expect(
    await said(linksByFile, '[Page](./other.md#place), [outside](https://example.org), [above](#one).'),
  ).toEqual([]);
  for (const url of ['/docs/v1/a', './other', '../other/'])
    expect(await said(linksByFile, `[Page](${url})`), url).toEqual([
      `6: ${url} is not a file: link pages by file, such as ./contract/index.md`,
    ]);
});

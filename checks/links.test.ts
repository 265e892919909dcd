import {expect, test} from '@playwright/test';
import {messagesOf} from './lib/fixtures';
import {links} from './links';

test('a link by address is found; one to a file, a fragment or another site is not', () => {
  expect(
    messagesOf(
      links,
      '[Page](./other.md#place), [outside](https://example.org), [outside the docs](/contributing/diagrams), [above](#one).',
    ),
  ).toEqual([]);
  for (const url of ['/docs/v1/a', './other', '../other/'])
    expect(messagesOf(links, `[Page](${url})`), url).toEqual([
      `6: ${url} is not a file: link pages by file, such as ./contract/index.md`,
    ]);
});

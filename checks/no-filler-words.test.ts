import {expect, test} from '@playwright/test';
import {said} from './lib/fixtures';
import {noFillerWords} from './no-filler-words';

test('words that say nothing are found in prose alone', async () => {
  expect(await said(noFillerWords, 'A just-in-time compiler, `todo`, adjust.')).toEqual([]);
  for (const word of ['simply', 'Just', 'easily', 'of course', 'TODO'])
    expect(await said(noFillerWords, `A\nIt is ${word} so.`), word).toEqual([
      `7: "${word}" says nothing here: leave it out`,
    ]);
});

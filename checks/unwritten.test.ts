import {expect, test} from '@playwright/test';
import {said} from './fixtures';
import {markdown} from './markdown';
import {unwritten} from './unwritten';

test('what a template leaves to write is found at its line, also where the comment goes on', async () => {
  expect(await said(unwritten, '{/* write: One paragraph. What is it? */}')).toEqual([
    '6: write this part: One paragraph. What is it?',
  ]);
  expect(await said(unwritten, '## A\n\n{/* write: Each failure\nwith its code. */}')).toEqual([
    '8: write this part: Each failure',
  ]);
  expect(await said(unwritten, '{/*write: A*/} and {/* write: B */}')).toEqual(['6: write this part: A']);
});

test('a long hint is cut between words', async () => {
  const [message = ''] = await said(unwritten, `{/* write: ${'word '.repeat(30).trim()} */}`);
  expect(message).toMatch(/^6: write this part: (word )+…$/);
  expect(message.length).toBeLessThan(90);
});

test('other comments stay, and none is taken for emphasis', async () => {
  const comment = '{/* The order is that of the router. */}\n\n{/* And this one. */}';
  expect(await said(unwritten, comment)).toEqual([]);
  expect(await said(markdown, comment)).toEqual([]);
  expect(await said(markdown, 'Some * emphasis*.')).toHaveLength(1);
});

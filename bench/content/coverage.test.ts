import {expect, test} from '@playwright/test';
import {shareOfWords} from './coverage';

test('words that stand apart in the page are apart, and those of a highlighted line together', () => {
  const html =
    '<p>one</p><p>two</p><pre><code><span>thr</span><span>ee</span></code></pre><table><tr><td>four<td>five</table>';
  expect(shareOfWords('one two three four five', html)).toBe(1);
});

test('what is missing counts as often as it is missing', () => {
  expect(shareOfWords('a a a b', '<p>a b</p>')).toBe(0.5);
});

test('scripts and styles are not read', () => {
  expect(shareOfWords('hidden', '<script>hidden</script><style>hidden</style>')).toBe(0);
});

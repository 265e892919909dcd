import {expect, test} from '@playwright/test';
import {highlight} from './highlight';

test('words carry their role in the palette, plain ones nothing, and HTML is escaped', () => {
  expect(highlight("<?php\n$a = fn () => 'x' < 1; // no <b>", 'php')).toEqual([
    '<span class="keyword">&lt;?php</span>',
    expect.stringMatching(
      /^\$a .*<span class="keyword">fn<\/span>.*<span class="string">'x'<\/span>.*<span class="comment">\/\/ no &lt;b&gt;<\/span>$/,
    ),
  ]);
  expect(highlight('{"ok": true}', 'json').join('')).toContain('<span class="value">true</span>');
});

test('a line break inside a token ends the line and not the role', () => {
  expect(highlight('<?php\n/* a\nb */', 'php').slice(1)).toEqual([
    '<span class="comment">/* a</span>',
    '<span class="comment">b */</span>',
  ]);
});

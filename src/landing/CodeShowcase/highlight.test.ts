import {expect, test} from '@playwright/test';
import {highlight} from './highlight';

test('each token is in the element of its role, neighbours with the same role share one, and HTML is escaped', () => {
  expect(highlight("<?php\n$a = fn () => 'x' < 1; // no <b>", 'php')).toEqual([
    '<b>&lt;?php</b>',
    "$a <i>=</i> <b>fn</b> <i>() =&gt;</i> <u>'x'</u> <i>&lt;</i> <var>1</var><i>; // no &lt;b&gt;</i>",
  ]);
  expect(highlight('{"ok": true}', 'json').join('')).toContain('<var>true</var>');
});

test('a line break inside a token ends the line, but not the role', () => {
  expect(highlight('<?php\n/* a\nb */', 'php').slice(1)).toEqual(['<i>/* a</i>', '<i>b */</i>']);
});

import {expect, test} from '@playwright/test';
import {block, said} from './lib/fixtures';
import {hasPhp, phpCompiles} from './php-compiles';

test('what PHP would not compile is found where PHP is', async () => {
  const sample = block('php', ['$a = 1;', 'function f() {} function f() {}']);
  const found = await said(phpCompiles, sample);
  if (!(await hasPhp())) expect(found).toEqual([]);
  else expect(found.join()).toMatch(/^8: php -l: Cannot redeclare f\(\)/);
  const good = [['<?php', '$a = 1;'], ['public function f(): void;'], ['private int $a = 1;']];
  for (const lines of good) expect(await said(phpCompiles, block('php', lines))).toEqual([]);
});

import {expect, test} from '@playwright/test';
import {block, said} from './lib/fixtures';
import {phpParses} from './php-parses';

test('a file, statements, members of a class and signatures are PHP', async () => {
  for (const lines of [
    ['<?php', '', '$a = 1;'],
    ['$result->then(fn (int $x): int => $x);'],
    ['public function close(int $id): array', '{', 'return [$id];', '}'],
    ['public function then(callable $callback): self;'],
  ])
    expect(await said(phpParses, block('php', lines))).toEqual([]);
});

test('broken PHP is found at its line', async () => {
  expect(await said(phpParses, block('php', ['<?php', '', '$a = ;']))).toEqual([
    expect.stringMatching(/^9: the PHP does not parse: /),
  ]);
});

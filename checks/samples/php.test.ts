import {expect, test} from '@playwright/test';
import {namesIn, runsAlone, script, withClaims, withEntries, withMembers} from './php';

const names = new Map([['Result', 'Rift\\Core\\Databus\\Result']]);

test('imports of all pieces are moved to the top, without repetitions, and missing ones are added', () => {
  const code = script(['use A\\B;\n\nnew B();', 'use A\\B;\nResult::Success(new B());'], names);
  expect(code.match(/^use .*$/gm)).toEqual(['use A\\B;', 'use Rift\\Core\\Databus\\Result;']);
});

test('a value in a comment is compared with the code before it', () => {
  const {code, claims} = withClaims(
    "$a->code;   // 202\n\ncheck(\n    1,\n);\n// failure 400, 'no'\n$b; // the uid",
    10,
  );
  expect(claims).toBe(2);
  expect(code).toContain("said(11, $a->code, '202');");
  expect(code).toContain("said(16, check(\n    1,\n), 'failure 400, \\'no\\'');");
  expect(code).toContain('$b; // the uid');
});

test('code that needs an enclosing object does not run alone', () => {
  expect(runsAlone('$this->cache->get();')).toBe(false);
  expect(runsAlone('return 1;')).toBe(false);
  expect(runsAlone('$a = fn () => 1;')).toBe(true);
});

test('members replace those with the same name', () => {
  const file =
    '<?php\n\nnamespace A;\n\nclass B\n{\n    public function old(): int\n    {\n        return 1;\n    }\n}\n';
  const merged = withMembers(file, 'public function old(): int\n{\n    return Result::HTTP_OK;\n}', names);
  expect(merged.match(/function old/g)).toHaveLength(1);
  expect(merged).toContain('use Rift\\Core\\Databus\\Result;');
  expect(merged).toContain('HTTP_OK');
});

test('entries are added to the existing definitions', () => {
  const file = '<?php\n\nuse function DI\\get;\n\nreturn [\n    A::class => get(B::class),\n];\n';
  const merged = withEntries(file, 'earlier.php', "return [\n    'c' => get(D::class),\n];", names);
  expect(merged.match(/use function DI\\get;/g)).toHaveLength(1);
  expect(merged).toContain("array_replace(require __DIR__ . '/earlier.php', [");
});

test('the class and imports of a file are found', () => {
  expect(namesIn('<?php\n\nnamespace A;\n\nuse B\\C;\n\nfinal class D\n{\n}\n')).toEqual({
    declared: 'A\\D',
    imported: ['B\\C'],
  });
});

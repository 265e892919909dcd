import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {
  annotation,
  eslintFindings,
  firstDifference,
  lineFindings,
  pageFindings,
  prettierFindings,
  runSummary,
  typescriptFindings,
} from './annotations.mjs';

const ROOT = '/project';

test.describe('an annotation', () => {
  test('names file, line, column and part', () => {
    const finding = {file: 'src/a.ts', line: 3, message: 'Unexpected var'};
    expect(annotation('types', finding)).toBe('::error file=src/a.ts,line=3,title=types::Unexpected var');
    expect(annotation('types', {...finding, column: 5})).toBe(
      '::error file=src/a.ts,line=3,col=5,title=types::Unexpected var',
    );
  });

  test('stays one line, and loses nothing of its text', () => {
    const finding = {file: 'a,b:c%.md', line: 1, message: '100% a,b:c\r\nsecond line ::error::x'};
    expect(annotation('lint: style, all', finding)).toBe(
      '::error file=a%2Cb%3Ac%25.md,line=1,title=lint%3A style%2C all::100%25 a,b:c%0D%0Asecond line ::error::x',
    );
  });
});

test.describe('the places that a tool names', () => {
  test('TypeScript, with the further lines of a message', () => {
    const said = [
      'src/bad.ts(1,14): error TS2322: Type A is not B.',
      'src/(odd).ts(3,19): error TS2352: Conversion of (4,2): error',
      '  The types are incompatible.',
      '    Type C is not D.',
      '',
    ].join('\n');
    expect(typescriptFindings(said)).toEqual([
      {file: 'src/bad.ts', line: 1, column: 14, message: 'TS2322: Type A is not B.'},
      {
        file: 'src/(odd).ts',
        line: 3,
        column: 19,
        message: 'TS2352: Conversion of (4,2): error\n  The types are incompatible.\n    Type C is not D.',
      },
    ]);
  });

  test('ESLint, each under its file', () => {
    const said = [
      '',
      `${ROOT}/src/a.ts`,
      '  2:1   error    Unexpected var  no-var',
      '  2:11  warning  Expected ===    eqeqeq',
      '',
      `${ROOT}/src/b.ts`,
      '  1:6  error  Parsing error: Variable declaration expected',
      '',
      '✖ 3 problems (2 errors, 1 warning)',
      '  1 error and 0 warnings potentially fixable with the `--fix` option.',
    ].join('\n');
    expect(eslintFindings(said, ROOT)).toEqual([
      {file: 'src/a.ts', line: 2, column: 1, message: 'Unexpected var no-var'},
      {file: 'src/a.ts', line: 2, column: 11, message: 'Expected === eqeqeq'},
      {file: 'src/b.ts', line: 1, column: 6, message: 'Parsing error: Variable declaration expected'},
    ]);
  });

  test('Stylelint', () => {
    const said = `${ROOT}/src/a.css:1:13: Unexpected hex color (color-no-hex) [error]\n\n1 problem (1 error)\n`;
    expect(lineFindings(said, ROOT)).toEqual([
      {file: 'src/a.css', line: 1, column: 13, message: 'Unexpected hex color (color-no-hex) [error]'},
    ]);
  });

  test('the checks of the text', () => {
    const said = [
      'docs/a.md:12: no-filler-words: "simply" says nothing: leave it out',
      'no-filler-words: 1 problem',
      '65 passed, 1 failed',
    ].join('\n');
    expect(lineFindings(said, ROOT)).toEqual([
      {file: 'docs/a.md', line: 12, message: 'no-filler-words: "simply" says nothing: leave it out'},
    ]);
  });

  test('the build, once for both bundles', () => {
    const failure = (cause: string) =>
      `╰─▶   × Error: MDX compilation failed for file "${ROOT}/docs/a.md"\n        │ Cause: ${cause}\n        │ Details:\n`;
    const tag = 'Expected a closing tag for `<b>` (225:6-225:9) before the end of `paragraph`';
    expect(pageFindings(failure(tag) + failure(tag), ROOT)).toEqual([
      {file: 'docs/a.md', line: 225, column: 6, message: tag},
    ]);
    expect(pageFindings(failure('no place is known'), ROOT)).toEqual([
      {file: 'docs/a.md', line: 1, message: 'no place is known'},
    ]);
  });

  test('Prettier, at the first line that it would write otherwise', async () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'rift-format-'));
    writeFileSync(path.join(root, 'a.ts'), 'export const a = 1;\n\nexport  const b = 2;\n');
    const said = [
      '[warn] a.ts',
      '[error] b.ts: SyntaxError: Variable declaration expected. (4:7)',
      '[error] > 4 | const = 3 (;',
      '[warn] Code style issues found in 1 file. Run Prettier with --write to fix.',
    ].join('\n');
    expect(await prettierFindings(said, root)).toEqual([
      {file: 'b.ts', line: 4, column: 7, message: 'SyntaxError: Variable declaration expected. (4:7)'},
      {file: 'a.ts', line: 3, message: 'Not formatted from here on: `npm run format` does it.'},
    ]);
    rmSync(root, {recursive: true});
  });

  test('a text that lacks its end, or has too much of it, differs there', () => {
    expect(firstDifference('a\nb', 'a\nb\n')).toBe(2);
    expect(firstDifference('a\nb\n\n', 'a\nb\n')).toBe(4);
    expect(firstDifference('a\nc\n', 'a\nb\n')).toBe(2);
  });
});

test('the page of a run has every part and every place, whatever a message holds', () => {
  const finding = {file: 'docs/a.md', line: 2, message: 'use ```php | not `x`\nmore'};
  expect(
    runSummary([
      ['types', {passed: 1, failed: 0}, []],
      ['content', {passed: 89, failed: 1}, [finding]],
    ]),
  ).toBe(
    [
      '| Part | Passed | Failed |',
      '| --- | ---: | ---: |',
      '| types | 1 | 0 |',
      '| content | 89 | 1 |',
      '',
      '````text',
      'docs/a.md:2: use ```php | not `x` (content)',
      '````',
      '',
    ].join('\n'),
  );
});

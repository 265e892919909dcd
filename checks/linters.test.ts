import {expect, test} from '@playwright/test';
import {inLines, pageOf, written} from './lib/fixtures';
import {markdown, spelling} from './linters';

const found = (line: number, word: string) =>
  expect.stringMatching(
    new RegExp(`^${line}: "${word}" is not in the dictionary: write .*, or add it to project-words.txt$`),
  );

test('a word in neither list is found at its line, in prose and in sentences of tables, but not in code, names and addresses', async () => {
  const texts: [body: string, frontMatter?: string][] = [
    [
      "Middleware's colour, `tennant`, ResultType, rift.php, v1.0 and PDO/PSR-7: don’t. [Page](./tennant.md), <Tennant />.\n\n```php\n$tennant;\n```\n\nAn autowired uid.",
    ],
    ['We recieve\na [tennant](./a.md) color.\n\n| tabel |\n|---|\n| 1 |'],
    ['We organize it.'],
    ['Text.', 'title: Tabels'],
  ];
  const pages = texts.map(([body, frontMatter], index) =>
    written(`${index}.md`, pageOf(body, frontMatter).source),
  );
  const row = {
    id: 'wrod',
    message: 'wrod',
    meaning: 'A tabel, wrod(), di/wrod.php.',
    middlewares: ['a tokken'],
  };
  const file = written('_data/codes.json', JSON.stringify([row], null, 2));
  // In one run, because cspell is slow to start.
  const problems = await spelling([...pages, file]);
  expect(inLines(problems.filter((problem) => problem.file !== file))).toEqual([
    found(6, 'recieve'),
    found(7, 'tennant'),
    found(7, 'color'),
    found(9, 'tabel'),
    '6: "organize" is not in the dictionary: write "organise", code in backticks, or add it to project-words.txt',
    found(2, 'Tabels'),
  ]);
  expect(inLines(problems.filter((problem) => problem.file === file))).toEqual([
    found(5, 'tabel'),
    found(7, 'tokken'),
  ]);
});

test('malformed Markdown is found at its line, with a link to the rule', async () => {
  const cases: [body: string, found: RegExp[]][] = [
    ['See https://example.org.', [/^6: .*doc\/md034\.md$/]],
    ['# Title', [/^6: .*doc\/md025\.md$/]],
    ['## A\n\n#### B', [/^8: .*doc\/md001\.md$/]],
    ['##A', [/^6: .*doc\/md018\.md$/]],
    ['See [a][b].', [/^6: .*doc\/md052\.md$/]],
    ['Text.\n\n{/* A comment. */}\n\n{/* Another. */}', []],
  ];
  const files = cases.map(([body], index) => written(`${index}.md`, pageOf(body).source));
  const problems = await markdown(files);
  for (const [index, [body, found]] of cases.entries())
    expect(inLines(problems.filter(({file}) => file === files[index])), body).toEqual(
      found.map((one) => expect.stringMatching(one)),
    );
});

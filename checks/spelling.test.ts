import {expect, test} from '@playwright/test';
import {DATA, inLines, pageOf} from './fixtures';
import {markdown} from './markdown';
import {Speller, wordsOf} from './spelling';

test('the words of a text are those that are not names', () => {
  expect(wordsOf("It's a well-known ResultType, see rift.php, v1.0 and PDO/PSR-7: don’t.")).toEqual([
    "It's",
    'a',
    'well',
    'known',
    'see',
    'and',
    'PDO',
    'PSR',
    "don't",
  ]);
});

test('a word that is in neither list is found, at its line', async () => {
  const {spelling} = new Speller(['middleware']);
  const page = pageOf(
    "A colour.\nMiddleware's tennant, `tennant`.\n\n```php\n$tennant;\n```\n\n| tabel |\n|---|\n| 1 |",
  );
  const message = (word: string) =>
    `"${word}" is not in the dictionary: correct it, or add it to config/words.txt`;
  expect(inLines(await spelling([page], DATA))).toEqual([
    `7: ${message('tennant')}`,
    `13: ${message('tabel')}`,
  ]);
  const titled = pageOf('Text.', 'title: Tabels');
  expect(inLines(await spelling([titled], DATA))).toEqual([`1: ${message('Tabels')}`]);
});

test('own words are sorted, needed and used', async () => {
  const speller = new Speller(['uid', 'autowire', 'colour', 'frobnicate']);
  await speller.spelling([pageOf('The uid, to autowire.')], DATA);
  expect(inLines(speller.listProblems())).toEqual([
    '2: "autowire" does not stand after "uid"',
    '3: "colour" is in the dictionary already',
    '4: no page uses "frobnicate"',
  ]);
  const used = new Speller(['autowire', 'uid']);
  await used.spelling([pageOf('The uid, to autowire.')], DATA);
  expect(used.listProblems()).toEqual([]);
});

test('Markdown that is not well formed is found at its line', async () => {
  const cases: [string, string][] = [
    ['One.  \nTwo.', '6: .*no-trailing-spaces'],
    ['One.\n\n\nTwo.', '8: .*no-multiple-blanks'],
    ['See https://example.org.', '6: .*no-bare-urls'],
    ['- a\n\nText.\n\n* b', '10: .*ul-style'],
    ['| a | b |\n|---|---|\n| 1 |', '8: .*table-column-count'],
    ['One.\n```json\n1\n```', '7: .*blanks-around-fences'],
    ['[here](./a.md)', '6: .*descriptive-link-text'],
    ['A _word_.', '6: .*emphasis-style'],
  ];
  for (const [body, found] of cases) {
    const problems = inLines(await markdown([pageOf(body)], DATA));
    expect(problems.join('\n'), body).toMatch(new RegExp(`^${found}`));
  }
});

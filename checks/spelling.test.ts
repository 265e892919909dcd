import {expect, test} from '@playwright/test';
import {DATA, inLines, pageOf, written} from './lib/fixtures';
import {tableOf} from './lib/tables';
import {spelling} from './spelling';

async function saidOf(body: string, frontMatter?: string): Promise<string[]> {
  const {source} = pageOf(body, frontMatter);
  return inLines(await spelling([pageOf(body, frontMatter, written('a.md', source))], DATA));
}

const found = (line: number, word: string) =>
  expect.stringMatching(
    new RegExp(`^${line}: "${word}" is not in the dictionary: write .*, or add it to project-words.txt$`),
  );

test('code, names and addresses are no words, and own words are known', async () => {
  const body = `Middleware's colour, \`tennant\`, ResultType, rift.php, v1.0 and PDO/PSR-7: don’t. [Page](./tennant.md), <Tennant />.

\`\`\`php
$tennant;
\`\`\`

An autowired uid.`;
  expect(await saidOf(body)).toEqual([]);
});

test('a word that is in neither list is found at its line, with what it may have meant', async () => {
  expect(await saidOf('We recieve\na [tennant](./a.md) color.\n\n| tabel |\n|---|\n| 1 |')).toEqual([
    found(6, 'recieve'),
    found(7, 'tennant'),
    found(7, 'color'),
    found(9, 'tabel'),
  ]);
  expect(await saidOf('We organize it.')).toEqual([
    '6: "organize" is not in the dictionary: write "organise", code in backticks, or add it to project-words.txt',
  ]);
  expect(await saidOf('Text.', 'title: Tabels')).toEqual([found(2, 'Tabels')]);
});

test('the sentences of a table are looked at, its names and code are not', async () => {
  const row = {
    id: 'wrod',
    message: 'wrod',
    meaning: 'A tabel, wrod(), di/wrod.php.',
    middlewares: ['a tokken'],
  };
  const table = JSON.stringify([row], null, 2);
  const file = written('_data/codes.json', table);
  expect(inLines(await spelling([tableOf(file, table)], DATA))).toEqual([
    found(5, 'tabel'),
    found(7, 'tokken'),
  ]);
});

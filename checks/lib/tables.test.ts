import {expect, test} from '@playwright/test';
import {DATA, inLines} from './fixtures';
import {inlineNames} from './inlineNames';
import {words} from './prose';
import {Speller} from './spelling';
import {tableOf} from './tables';

/** A table of one row, whose columns are on the lines from 4 on. */
const table = (name: string, columns: Record<string, unknown>) =>
  tableOf(`docs/_data/${name}.json`, JSON.stringify([{id: 'a-row', ...columns}], null, 2));

const saidOf = async (page: ReturnType<typeof tableOf>) => {
  const rules = [new Speller([]).spelling, words, inlineNames];
  return inLines((await Promise.all(rules.map((rule) => rule([page], DATA)))).flat());
};

test('a table whose texts are right has no problem', async () => {
  const row = {
    meets: "A success, with forTenant(), di/rift.php, 'pgsql' and JwtManager::decode().",
    workaround: 'Use Rift\\Core\\Databus\\Result::Success() on "any" outcome.',
    number: 'K-01',
    pages: ['wrod/simply.md'],
  };
  expect(await saidOf(table('knownIssues', row))).toEqual([]);
  expect(await saidOf(table('errors', {message: 'Wrod simply'}))).toEqual([]);
});

test('a wrong word, an empty one and a wrong name are found at the line of their text', async () => {
  const row = {
    number: 'K-02',
    meets: 'Simply a tpyo: "TypeError".',
    workaround: 'Call ResultType::otherwise() or Rift\\Core\\Nowhere\\Result.',
  };
  expect(await saidOf(table('knownIssues', row))).toEqual([
    '5: "tpyo" is not in the dictionary: correct it, or add it to config/words.txt',
    '5: "Simply" says nothing here: leave it out',
    '6: Rift\\Core\\Nowhere\\Result is not a name of Rift',
    '6: ResultType::otherwise is not a member of Rift\\Core\\Databus\\ResultType',
  ]);
});

test('a text within a list is found at its own line, and names are looked for in every column', async () => {
  const setBy = ['Router', 'Result::success'];
  expect(await saidOf(table('codes', {setBy}))).toEqual([
    '6: Result::success is not a member of Rift\\Core\\Databus\\Result',
  ]);
  expect(await saidOf(table('routes', {middlewares: ['a tokken']}))).toEqual([
    '5: "tokken" is not in the dictionary: correct it, or add it to config/words.txt',
  ]);
});

test('a table of which no column is known has to be described', () => {
  expect(() => table('strange', {})).toThrow('say in tables.ts which of its columns are prose');
});

import {expect, test} from '@playwright/test';
import {parsePage} from '../lib/page';
import {fencesOf, readLeft} from './fences';

const kinds = (source: string) =>
  fencesOf(parsePage('page.md', source)).map(({kind, path}) => `${kind} ${path}`.trim());

const fence = (head: string, body: string) => `\`\`\`${head}\n${body}\n\`\`\`\n\n`;

test('a block whose title is a path is a file, or part of one', () => {
  expect(kinds(fence('php title="src/A.php" {3}', '<?php'))).toEqual(['file src/A.php']);
  expect(kinds(fence('php title="configs/di.php, one entry"', 'return [];'))).toEqual([
    'part configs/di.php',
  ]);
  expect(kinds(fence('bash title=".env"', 'A=1') + fence('json title="composer.json"', '{}'))).toEqual([
    'file .env',
    'file composer.json',
  ]);
});

test('other blocks are commands, answers, signatures and fragments', () => {
  expect(kinds(fence('bash', 'curl x') + fence('json title="Response"', '{}'))).toEqual([
    'command',
    'answer',
  ]);
  expect(kinds(fence('php', 'public function map(callable $callback): self;'))).toEqual(['signature']);
  expect(kinds(fence('php', '$a = 1;') + fence('mermaid', 'flowchart TD'))).toEqual(['fragment', 'other']);
});

test('a known issue has its number', () => {
  const source = fence('text title="Output" known="K-04"', 'x');
  const [found] = fencesOf(parsePage('page.md', source));
  expect(found).toMatchObject({title: 'Output', value: 'x', known: 'K-04'});
});

test('an item is a one-line block: PHP, a command, or a reason', () => {
  const source =
    "## b.md\n\n- **Response, user 7**: `ask('GET /users/7');`\n- **Response**: `$ curl x`\n- **A picture**: It is none.\n";
  expect(readLeft(source).get('b.md')?.fences).toMatchObject([
    {language: 'php', title: 'Response, user 7', value: "ask('GET /users/7');"},
    {language: 'bash', title: 'Response', value: 'curl x'},
    {language: 'text', title: 'A picture', value: 'It is none.'},
  ]);
});

test('a section names the page that it continues, and those whose classes it uses', () => {
  const source = `## b.md\n\nContinues \`a.md\`.\n\nWith the classes of \`c.md\` and \`d.md\`.\n\n${fence('bash', 'x')}## e.md\n`;
  const left = readLeft(source);
  expect(left.get('b.md')).toMatchObject({after: 'a.md', borrowed: ['c.md', 'd.md'], fences: [{value: 'x'}]});
  expect(left.get('e.md')).toEqual({after: undefined, borrowed: [], fences: []});
});

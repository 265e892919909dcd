import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readText} from '../config/files';
import {DATA, pageOf} from './lib/fixtures';
import {sampleOf} from './lib/page';
import {pageRules, sampleRules} from './rules';

const FOLDER = __dirname;

const GOOD = `First paragraph.

## One

\`\`\`php
$result->then(fn (int $x): int => $x);
\`\`\`

\`\`\`php
public function then(callable $callback): self;
\`\`\`

\`\`\`php
public function close(int $id): array
{
    return [$id];
}
\`\`\`

### Deeper

\`\`\`json
{"name": "Ada"}
\`\`\`

\`\`\`mermaid
flowchart LR
    %% height: 60
    accTitle: A picture
    accDescr: Two boxes.
    A --> B
\`\`\`

[Another page](./other.md#place), [outside](https://example.org), [above](#one).
`;

test('a good page has no problem', () => {
  const page = pageOf(GOOD);
  for (const [name, rule] of Object.entries(pageRules)) expect(rule([page], DATA), name).toEqual([]);
});

test('every file of rules is used, and has a test beside it', () => {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !['main', 'rules'].includes(name));
  const asking = ['main.ts', 'rules.ts'].map((name) => readText(path.join(FOLDER, name))).join('');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => !asking.includes(`'./${name}'`))).toEqual([]);
  expect(files.filter((name) => !existsSync(path.join(FOLDER, `${name}.test.ts`)))).toEqual([]);
});

test('a broken sample is found at its line', () => {
  const cases: [file: string, source: string, rule: string, found: string[]][] = [
    [
      'a.php',
      '<?php\n\nuse Rift\\Core\\None;\n',
      'names-in-text',
      ['3: Rift\\Core\\None is not a name of Rift'],
    ],
    ['a.json', '{\n  "a": 1,\n}\n', 'json-parses', ['1: the JSON does not parse']],
    ['a.mmd', 'pie\n  accTitle: A\n  accDescr: B\n  "<one>" : 1\n', 'diagrams', ['4: in the diagram']],
    ['a.mmd', 'flowchart LR\n  accDescr: B\n  A --> B\n', 'diagrams', ['1: the diagram has no name']],
    ['a.php', '<?php\n\nuse Rift\\Core\\Databus\\Result;\n', 'names-in-text', []],
  ];
  for (const [name, source, rule, found] of cases) {
    const problems = sampleRules[rule]?.(
      [sampleOf(name, source)].flatMap((sample) => sample ?? []),
      DATA,
    );
    expect(problems?.map(({line, message}) => `${line}: ${message.split(':')[0]}`)).toEqual(found);
  }
  expect(sampleOf('a.steps.ts', 'export {};')).toBeUndefined();
});

import {expect, test} from '@playwright/test';
import {DATA, pageOf} from './fixtures';
import {sampleOf} from './page';
import {rules, sampleRules} from './rules';

const DESCRIPTION = String(pageOf('').frontMatter.description);

/** What every rule says of pages, as `line: message`, by rule. */
async function problems(...pages: ReturnType<typeof pageOf>[]) {
  const outcomes = Object.entries(rules).map(async ([name, rule]): Promise<[string, string[]]> => {
    const found = await rule(pages, DATA);
    return [name, found.map(({line, message}) => `${line}: ${message}`)];
  });
  return Object.fromEntries((await Promise.all(outcomes)).filter(([, found]) => found.length > 0));
}

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

test('a good page has no problem', async () => {
  expect(await problems(pageOf(GOOD))).toEqual({});
});

test('each rule finds what it is for, at its line', async () => {
  const cases: [string, string, unknown][] = [
    ['headings go down one level at a time', '# Title', '6: "Title" is a second h1: the title is the first'],
    [
      'headings go down one level at a time',
      '## A\n\n#### B',
      '8: "B" is an h4 below an h2: no level may be skipped',
    ],
    ['headings are unique on their page', '## A\n\n## A', '8: the heading "A" stands twice on the page'],
    ['code blocks name their language', '```\nx\n```', '6: the code block names no language'],
    [
      'diagrams parse',
      '```mermaid\nflowchart LR\n  %% height: 60\n  accTitle: A\n  accDescr: B\n  A -->\n```',
      expect.stringMatching(/^11: the diagram does not parse: Expecting .*, got '[^']+'$/),
    ],
    [
      'diagrams parse',
      '- A list:\n\n  ```mermaid\n  pie\n    %% height: 60\n    accTitle: A\n    accDescr: B\n    one\n  ```',
      expect.stringMatching(
        /^13: the diagram does not parse: Parsing failed: Lexer error: unexpected character/,
      ),
    ],
    [
      'diagrams have a name',
      '```mermaid\nflowchart LR\n  %% height: 60\n  accDescr: A leads to B.\n  A --> B\n```',
      '6: the diagram has no name: add accTitle',
    ],
    [
      'diagrams have a description',
      '```mermaid\npie\n  %% height: 60\n  accTitle: A\n  "a" : 1\n```',
      '6: the diagram has no description: add accDescr',
    ],
    [
      'diagrams have at most 50000 characters',
      `\`\`\`mermaid\n${'flowchart LR\n  %% height: 60\n  accTitle: A\n  accDescr: B\n  A --> B\n%% '.padEnd(50_001, '-')}\n\`\`\``,
      '6: the diagram has 50001 characters; the most is 50000',
    ],
    [
      'diagrams wear the colours of the site',
      '```mermaid\nflowchart LR\n  %% height: 60\n  accTitle: A\n  accDescr: B\n  A --> B\n  style A fill:#fff\n```',
      '12: the diagram has colours of its own: style A fill:#fff',
    ],
    [
      'diagrams say their height',
      '```mermaid\nflowchart LR\n  accTitle: A\n  accDescr: B\n  A --> B\n```',
      '6: the diagram does not say its height: add %% height: ..., as the page /contributing/diagrams shows it',
    ],
    ['no empty words', 'It is simply so.', '6: "simply" says nothing here: leave it out'],
    [
      'pages link pages by file',
      '[x](/docs/v1/a)',
      '6: /docs/v1/a is not a file: link pages by file, such as ./contract/index.md',
    ],
  ];
  for (const [rule, body, found] of cases) expect(await problems(pageOf(body))).toEqual({[rule]: [found]});
});

test('broken JSON and broken PHP are found at their line', async () => {
  const json = await problems(pageOf('```json\n{"a": 1,}\n```'));
  expect(json['JSON parses']?.[0]).toMatch(/^6: the JSON does not parse/);
  const php = await problems(pageOf('```php\n<?php\n\n$a = ;\n```'));
  expect(php['PHP parses as 8.2']?.[0]).toMatch(/^9: the PHP does not parse/);
});

test('a broken sample is found at its line', async () => {
  const cases: [string, string, string, string[]][] = [
    ['a.php', '<?php\n\n$a = ;\n', 'PHP parses as 8.2', ['3: the PHP does not parse']],
    ['a.json', '{\n  "a": 1,\n}\n', 'JSON parses', ['1: the JSON does not parse']],
    ['a.mmd', 'pie\n  accTitle: A\n  one\n', 'diagrams parse', ['3: the diagram does not parse']],
    ['a.mmd', 'flowchart LR\n  A --> B\n', 'diagrams have a name', ['1: the diagram has no name']],
    ['a.php', '<?php\n\n$a = 1;\n', 'PHP parses as 8.2', []],
  ];
  for (const [name, source, rule, found] of cases) {
    const problems = await sampleRules[rule]?.(
      [sampleOf(name, source)].flatMap((sample) => sample ?? []),
      DATA,
    );
    expect(problems?.map(({line, message}) => `${line}: ${message.split(':')[0]}`)).toEqual(found);
  }
  expect(sampleOf('a.steps.ts', 'export {};')).toBeUndefined();
});

test('title and description are there, of the right length, and of their own', async () => {
  expect(await problems(pageOf('Text.', 'description: Short.'))).toEqual({
    'every page has a title': ['1: the front matter has no title'],
    'every page has a description of the right length': [
      '1: the description has 6 characters; it needs 80 to 160',
    ],
  });
  const twin = pageOf('Text.', `title: A page\ndescription: ${DESCRIPTION}`, 'docs/twin.md');
  expect(await problems(pageOf('Text.'), twin)).toEqual({
    'no two pages share a title': ['1: the title is also that of docs/page.md'],
    'no two pages share a description': ['1: the description is also that of docs/page.md'],
  });
});

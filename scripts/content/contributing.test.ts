import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from '@playwright/test';
import ts from 'typescript';
import {templates} from '../new-page/templates';
import {diagramSvgProblems} from '../../src/diagrams/draw/places';
import {longParts, quickParts} from '../lib/parts.mjs';
import {contributing, DEFAULT_UID} from './commonJs';
import {block, DATA, pageOf} from './fixtures';
import type {Page} from './page';
import type {Problem} from './rule';
import {rules, sampleRules, tableRules, versionRules} from './rules';
import {sidebarProblems} from './sidebar';
import {Speller} from './spelling';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const GUIDE = readFileSync(path.join(ROOT, contributing.file), 'utf8');

const all = {...rules, ...versionRules, ...tableRules};

/** The names that main.ts gives to what it checks beside the rules: the first of a pair, or a key. */
function namesInMain(): string[] {
  const source = readFileSync(path.join(ROOT, 'scripts/content/main.ts'), 'utf8');
  const names: string[] = [];
  const look = (node: ts.Node) => {
    const first = ts.isArrayLiteralExpression(node) ? node.elements[0] : undefined;
    const name = first ?? (ts.isPropertyAssignment(node) ? node.name : undefined);
    if (name && ts.isStringLiteral(name) && name.text.includes(' ')) names.push(name.text);
    if (name && ts.isTemplateExpression(name))
      for (const [, kind] of source.matchAll(/anyOf\('(\w+)'/g))
        names.push(
          name
            .getText()
            .slice(1, -1)
            .replace('${kind}', kind ?? ''),
        );
    node.forEachChild(look);
  };
  look(ts.createSourceFile('main.ts', source, ts.ScriptTarget.Latest, true));
  return names;
}

/** The entry of a check or of a part of npm test: a line of a list. */
const entryOf = (name: string) =>
  GUIDE.split('\n').find((line) => line.startsWith('- **') && line.includes(`**${name}**`));

/** Of those, the ones without an entry that has what is printed and a remedy. */
const withoutEntry = (names: readonly string[]) =>
  names.filter((name) => !/: `[^`]+`\. \S/.test(entryOf(name) ?? ''));

test('every check of the text has its entry, with what it prints and a remedy', () => {
  const own = namesInMain();
  expect(own).toEqual(
    expect.arrayContaining([
      'there are pages',
      'there are tables',
      'there are samples',
      'every page stands in the sidebar, once',
      'words are in the dictionary',
      'own words are sorted, needed and used',
      'every diagram has its SVG',
      'every SVG has its diagram',
    ]),
  );
  const names = [...new Set([...Object.keys({...all, ...sampleRules}), ...own])];
  expect(withoutEntry(names)).toEqual([]);
});

test('every part of npm test has its entry', () => {
  const names = Object.keys({...quickParts(''), ...longParts('')});
  expect(names.length).toBeGreaterThan(6);
  expect(withoutEntry(names)).toEqual([]);
});

test('every template has its line', () => {
  expect(templates.filter(({name}) => !new RegExp(`^\\| \`${name}\` +\\|`, 'm').test(GUIDE))).toEqual([]);
});

const other = pageOf('Text.', undefined, 'docs/other.md');
const diagram = (...lines: string[]) => block('mermaid', lines);

/** What each rule finds; a text stands for a page with it. */
const bad: Readonly<Record<string, string | Page[]>> = {
  'every page has a title': [pageOf('Text.', 'description: Short.')],
  'every page has a description of the right length': [pageOf('Text.', 'title: A\ndescription: Short.')],
  'no two pages share a title': [other, pageOf('Text.')],
  'no two pages share a description': [other, pageOf('Text.')],
  'headings go down one level at a time': '## A\n\n#### Lifetime',
  'headings are unique on their page': '## Signature\n\n## Signature',
  'code blocks name their language': block('', ['x']),
  'JSON parses': block('json', ['{"a": 1,}']),
  'responses have the shape of the envelope': block('json', [
    '{"ok": true, "code": 200, "_meta": {"metrics": [], "debug": []}}',
  ]),
  'PHP parses as 8.2': block('php', ['$a = ;']),
  'PHP uses the names of Rift': block('php', ['Result::Ok();']),
  'messages come with their code and constant': block('php', ["Result::Failure(403, 'Token expired');"]),
  'class constants have the values of the table': block('php', [
    'class Tenants',
    '{',
    "public const VERSION = '1.1.8';",
    '}',
  ]),
  'words around a constant have its value': 'Now draw a code from 100000 to 99999.',
  'no text is almost a message': 'It says `Path not fond`.',
  'diagrams parse': diagram('flowchart LR', 'A -->'),
  'diagrams have a name': diagram('flowchart LR', 'A --> B'),
  'diagrams have a description': diagram('pie', '"a" : 1'),
  'diagrams have at most 50000 characters': diagram('flowchart LR\n  A --> B\n%% '.padEnd(50_001, '-')),
  'diagrams wear the colours of the site': diagram('flowchart LR', 'A --> B', 'style A fill:#fff'),
  'diagrams say their height': diagram('flowchart LR', 'A --> B'),
  'times and lengths are in the table of constants': 'It takes 90 s.',
  'pages leave the tenant to the reader': `The tenant ${DEFAULT_UID}.`,
  'no part is left to write': '{/* write: What comes back */}',
  'no empty words': 'It is simply so.',
  'pages link pages by file': '[Modules](/docs/v1/modules)',
  'inline code uses the names of Rift': '`Rift\\Core\\Databus\\Results`',
  'texts use the names of Rift': '`Rift\\Core\\Databus\\Results`',
  'Markdown is well formed': 'Text. \nMore.',
  'every row of the data is used': 'Text.',
  'every place of a constant is there': 'Text.',
};

const linesOf = (problems: readonly Problem[]) => problems.map(({message}) => message);

/** Whether a line of the guide is one of what was found; `…` stands for what varies. */
function isAmong(line: string, found: readonly string[]): boolean {
  const [start = '', ...rest] = line.split('…');
  return found.some((message) => (rest.length === 0 ? message === line : message.startsWith(start.trim())));
}

/** The texts in code behind the name of a check, in which a pipe stands for nothing else. */
const linesIn = (entry: string) => [...entry.matchAll(/\*\*: `([^`]+)`/g)].map(([, line = '']) => line);

test('what the guide says that a check prints is what it prints', async () => {
  // What PHP says is known only where it is installed.
  const known = Object.entries(all).filter(([name]) => name !== 'PHP compiles, where PHP is installed');
  expect(Object.keys(bad).sort()).toEqual(known.map(([name]) => name).sort());
  for (const [name, rule] of known) {
    const pages = bad[name];
    const found = linesOf(await rule(typeof pages === 'string' ? [pageOf(pages)] : (pages ?? []), DATA));
    const lines = linesIn(entryOf(name) ?? '');
    expect(lines, name).toHaveLength(1);
    expect(
      lines.filter((line) => !isAmong(line, found)),
      `${name}, which prints ${found.slice(0, 3).join(' | ')}`,
    ).toEqual([]);
  }
});

test('so it is with what is checked beside the rules', () => {
  const speller = new Speller(['recieve']);
  const {file, source} = {file: 'sidebars.ts', source: ''};
  const undrawn = {file: 'docs/a.md', line: 1, source: 'pie', name: 'none'};
  const cases: [name: string, problems: Problem[]][] = [
    ['every diagram has its SVG', diagramSvgProblems(ROOT, [undrawn]).missing],
    ['every SVG has its diagram', diagramSvgProblems(ROOT, []).unused],
    [
      'every page stands in the sidebar, once',
      sidebarProblems([pageOf('Text.')], 'docs', {file, source, ids: []}),
    ],
    ['words are in the dictionary', new Speller([]).spelling([pageOf('We recieve it.')], DATA) as Problem[]],
    ['own words are sorted, needed and used', speller.listProblems()],
  ];
  for (const [name, problems] of cases) {
    const [line = ''] = linesIn(entryOf(name) ?? '');
    expect(isAmong(line, linesOf(problems)), `${name}, which prints ${linesOf(problems).join(' | ')}`).toBe(
      true,
    );
  }
});

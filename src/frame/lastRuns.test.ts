import {expect, test} from '@playwright/test';
import {runOf, samplesHash} from './lastRuns';

const PAGE = `# Page

Text

\`\`\`bash
php check.php
\`\`\`

\`\`\`mermaid
flowchart LR
  a --> b
\`\`\`

\`\`\`json title="Output"
{"ok": true}
\`\`\`
`;
const facts = {framework: '1.0.0', php: '8.2.29', date: '2025-11-24'};
const runs = {'docs/page.md': {hash: samplesHash(PAGE), ...facts}};
const runNow = (text: string, page = 'docs/page.md') => runOf(runs, page, text);

test('a page says what its samples ran on', () => {
  expect(runNow(PAGE)).toEqual(facts);
});

test('a page whose text has changed, but not its samples, still says it', () => {
  expect(runNow(PAGE.replace('Text', 'New text'))).toEqual(facts);
  expect(runNow(PAGE.replace('a --> b', 'a --> c'))).toEqual(facts);
  expect(runNow(PAGE.replace(/```mermaid[^`]*```\n\n/, ''))).toEqual(facts);
});

test('a page whose samples were edited since says nothing', () => {
  expect(runNow(PAGE.replace('check', 'test'))).toBeUndefined();
  expect(runNow(PAGE.replace('true', 'false'))).toBeUndefined();
  expect(runNow(PAGE.replace('title="Output"', 'title="Response"'))).toBeUndefined();
  expect(runNow(`${PAGE}\n\`\`\`php\nexit;\n\`\`\`\n`)).toBeUndefined();
});

test('a page whose samples were not run says nothing', () => {
  expect(runNow(PAGE, 'docs/other.md')).toBeUndefined();
});

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

test('a page says what its samples ran on until one of them is edited, whatever else is', () => {
  for (const text of [
    PAGE,
    PAGE.replace('Text', 'New text'),
    PAGE.replace('a --> b', 'a --> c'),
    PAGE.replace(/```mermaid[^`]*```\n\n/, ''),
  ])
    expect(runNow(text), text).toEqual(facts);
  for (const text of [
    PAGE.replace('check', 'test'),
    PAGE.replace('title="Output"', 'title="Response"'),
    `${PAGE}\n\`\`\`php\nexit;\n\`\`\`\n`,
  ])
    expect(runNow(text), text).toBeUndefined();
  expect(runNow(PAGE, 'docs/other.md')).toBeUndefined();
});

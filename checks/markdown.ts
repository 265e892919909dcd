import type {Rule} from './lib/rule';
import {runTool} from './lib/tool';

const RULES = 'https://github.com/DavidAnson/markdownlint/blob/main/doc';

/** `MD009/no-trailing-spaces Trailing spaces [Expected: 0; Actual: 2]`, with the page of the rule, which has the remedy. */
function messageOf(text: string): string {
  const [, rule = '', what = text] = /^(MD\d+)\S* (.*)$/.exec(text) ?? [];
  return `${what}: see ${RULES}/${rule.toLowerCase()}.md`;
}

/** Headings, lists, tables, links and fences are well formed; .markdownlint-cli2.yaml has the rules. */
export const markdown: Rule = (pages) =>
  runTool(
    'markdownlint-cli2/markdownlint-cli2-bin.mjs',
    ['--no-globs'],
    pages,
    /^(?<file>.+?):(?<line>\d+)(?::\d+)? error (?<text>.*)$/gm,
    messageOf,
  );

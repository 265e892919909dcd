import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Configuration} from 'markdownlint';
import {parse} from 'yaml';
import {ROOT} from '../config/command';
import {readText} from '../config/files';
import type {Problem} from './lib/rule';

const MARKDOWN_RULES = path.join(ROOT, '.markdownlint.yaml');
const CACHE = path.join(ROOT, 'node_modules/.cache/cspell');

/** Headings, lists, tables, links and fences must be well formed. A message ends with a link to the rule, which has the remedy. */
export async function markdown(files: readonly string[]): Promise<Problem[]> {
  const {lint} = await import('markdownlint/promise');
  const config = parse(readText(MARKDOWN_RULES)) as Configuration;
  const found = await lint({files: [...files], config});
  return Object.entries(found).flatMap(([file, errors]) =>
    errors.map(({lineNumber: line, ruleDescription, errorDetail, ruleInformation}) => {
      const detail = errorDetail ? ` [${errorDetail}]` : '';
      return {file, line, message: `${ruleDescription}${detail}: see ${ruleInformation}`};
    }),
  );
}

/** With the first suggestion for a name that is a name, for another word that is none. */
function spellingMessage(word: string, suggestions: readonly string[]): string {
  const isCapital = (other: string) => /^\p{Lu}/u.test(other);
  const meant = suggestions.find((other) => isCapital(other) === isCapital(word));
  return `"${word}" is not in the dictionary: write ${meant ? `"${meant}"` : 'another word'}, code in backticks, or add it to project-words.txt`;
}

/** British English, plus the words of the project; cspell.config.yaml defines what counts as a word. */
export async function spelling(files: readonly string[]): Promise<Problem[]> {
  if (files.length === 0) return [];
  const {lint} = await import('cspell');
  const problems: Problem[] = [];
  const options = {root: ROOT, showSuggestions: true, cache: true, cacheLocation: CACHE};
  await lint([...files], options, {
    issue: ({uri = '', row, text, suggestions = []}) => {
      const file = path.relative(ROOT, fileURLToPath(uri)).replaceAll('\\', '/');
      problems.push({file, line: row, message: spellingMessage(text, suggestions)});
    },
    error: (message, error) => {
      throw new Error(message, {cause: error});
    },
  });
  return problems;
}

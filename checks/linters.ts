import {execFile, type ExecFileException} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Problem} from './lib/rule';

const ROOT = path.join(__dirname, '..');

const run = promisify(execFile);

/** The exit status of linters that found something; any other except 0 means that they did not run. */
const FOUND = 1;

/**
 * Turns the output of a linter into problems.
 *
 * @param program - the file of the linter below node_modules
 * @param pattern - matches a line of output, with the groups `file`, `line` and `text`
 */
async function runTool(
  program: string,
  args: readonly string[],
  files: readonly string[],
  pattern: RegExp,
  messageOf: (text: string) => string,
): Promise<Problem[]> {
  if (files.length === 0) return [];
  const command = [path.join(ROOT, 'node_modules', program), ...args, ...files];
  const {stdout, stderr} = await run(process.execPath, command, {cwd: ROOT, maxBuffer: Infinity}).catch(
    (error: ExecFileException & {stdout: string; stderr: string}) => {
      if (error.code === FOUND) return error;
      throw new Error(`${program} did not run: ${error.stderr || error.message}`);
    },
  );
  return [...`${stdout}\n${stderr}`.matchAll(pattern)].map(({groups = {}}) => ({
    file: groups.file ?? '',
    line: Number(groups.line),
    message: messageOf(groups.text ?? ''),
  }));
}

const RULES = 'https://github.com/DavidAnson/markdownlint/blob/main/doc';

/** `MD009/no-trailing-spaces Trailing spaces [Expected: 0; Actual: 2]`, with a link to the rule, which has the remedy. */
function markdownMessage(text: string): string {
  const [, rule = '', what = text] = /^(MD\d+)\S* (.*)$/.exec(text) ?? [];
  return `${what}: see ${RULES}/${rule.toLowerCase()}.md`;
}

/** Headings, lists, tables, links and fences must be well formed; .markdownlint-cli2.yaml has the rules. */
export const markdown = (files: readonly string[]) =>
  runTool(
    'markdownlint-cli2/markdownlint-cli2-bin.mjs',
    ['--no-globs'],
    files,
    /^(?<file>.+?):(?<line>\d+)(?::\d+)? error (?<text>.*)$/gm,
    markdownMessage,
  );

const CACHE = ['--cache', '--cache-location', 'node_modules/.cache/cspell'];

/** The word with a suggestion, if cspell has any: `Unknown word (recieve) Suggestions: [receive, relieve]`. */
function spellingMessage(text: string): string {
  const [, word = text, suggestions] = /\((.+?)\)(?:.*Suggestions: \[(.*)\])?/.exec(text) ?? [];
  const isCapital = (other: string) => /^\p{Lu}/u.test(other);
  const meant = suggestions?.split(', ').find((other) => isCapital(other) === isCapital(word));
  return `"${word}" is not in the dictionary: write ${meant ? `"${meant}"` : 'another word'}, code in backticks, or add it to project-words.txt`;
}

/** British English, plus the words of the project; cspell.config.yaml defines what counts as a word. */
export const spelling = (files: readonly string[]) =>
  runTool(
    'cspell/bin.mjs',
    ['lint', '--no-progress', '--no-summary', '--no-color', '--show-suggestions', ...CACHE],
    files,
    /^(?<file>.+?):(?<line>\d+):\d+ - (?<text>.*)$/gm,
    spellingMessage,
  );

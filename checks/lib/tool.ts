import {execFile} from 'node:child_process';
import path from 'node:path';
import type {Page} from './page';
import type {Problem} from './rule';

const ROOT = path.join(__dirname, '../..');

/** Exit status of linters that found something; any other but 0 says that they did not run. */
const FOUND = 1;

/**
 * What a linter prints about pages, as problems.
 *
 * @param program - its file below node_modules
 * @param pattern - of a line, with the groups `file`, `line` and `text`
 */
export function runTool(
  program: string,
  args: readonly string[],
  pages: readonly Page[],
  pattern: RegExp,
  messageOf: (text: string) => string,
): Promise<Problem[]> {
  const files = pages.map(({file}) => file);
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [path.join(ROOT, 'node_modules', program), ...args, ...files],
      {cwd: ROOT, maxBuffer: 64 * 1024 * 1024},
      (error, stdout, stderr) => {
        if (error && error.code !== FOUND) {
          reject(new Error(`${program} did not run: ${stderr || error.message}`));
          return;
        }
        const problems = [...`${stdout}\n${stderr}`.matchAll(pattern)].map(({groups = {}}) => ({
          file: groups.file ?? '',
          line: Number(groups.line),
          message: messageOf(groups.text ?? ''),
        }));
        resolve(problems);
      },
    );
  });
}

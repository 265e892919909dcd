import {execFile} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {inParallel} from '../../scripts/lib/inParallel';
import type {Page} from '../lib/page';
import {isPhp, wrapped} from '../lib/php';
import type {Problem} from '../lib/rule';

const run = promisify(execFile);

/** The line and message from `php -l` for a file; undefined if it has no syntax error. */
async function lintFile(file: string): Promise<[line: number, message: string] | undefined> {
  try {
    await run('php', ['-n', '-d', 'display_errors=stdout', '-l', file]);
    return undefined;
  } catch (error) {
    const said = String((error as {stdout?: string}).stdout ?? error);
    const [, message = said, line = '1'] = /error: +(.+) in .+ on line (\d+)/.exec(said) ?? [];
    return [Number(line), message];
  }
}

async function lint(folder: string, value: string): ReturnType<typeof lintFile> {
  const id = randomUUID();
  let first: Awaited<ReturnType<typeof lintFile>>;
  for (const [index, source] of wrapped(value).entries()) {
    const file = path.join(folder, `${id}-${index}.php`);
    await writeFile(file, source);
    const said = await lintFile(file);
    if (said === undefined) return undefined;
    first ??= said;
  }
  return first;
}

/** The blocks that PHP does not compile, including those that cannot run on their own. */
export async function compileProblems(pages: readonly Page[]): Promise<Problem[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'rift-php-'));
  const blocks = pages.flatMap(({file, code}) => code.filter(isPhp).map((block) => ({file, ...block})));
  const problems: Problem[] = [];
  await inParallel(blocks, async ({file, line, value}) => {
    const said = await lint(folder, value);
    if (said !== undefined) problems.push({file, line: line + said[0], message: `php -l: ${said[1]}`});
  });
  await rm(folder, {recursive: true, force: true});
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

import {exec} from 'node:child_process';
import path from 'node:path';
import {scripts} from '../package.json';
import {ROOT, runCommand} from '../config/command';

/** The scripts of package.json that need only the sources, slowest first. Each keeps a cache of its own, where its program has one. */
const CHECKS = ['test:content', 'typecheck', 'lint', 'format:check', 'lint:css', 'test:licences'] as const;

/** Runs commands in parallel, prints the output of each when it is done, and resolves to the exit status. */
export async function runAll(commands: Readonly<Record<string, string>>): Promise<number> {
  const PATH = [path.join(ROOT, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const options = {cwd: ROOT, env: {...process.env, PATH}, maxBuffer: Infinity};
  const failed: string[] = [];
  const run = ([name, command]: [string, string]) =>
    new Promise<void>((resolve) => {
      exec(command, options, (error, stdout, stderr) => {
        console.log(`\n== ${name}\n${(stdout + stderr).trimEnd()}`);
        if (error) failed.push(name);
        resolve();
      });
    });
  await Promise.all(Object.entries(commands).map(run));
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
  return failed.length > 0 ? 1 : 0;
}

runCommand(__filename, () => runAll(Object.fromEntries(CHECKS.map((name) => [name, scripts[name]]))));

import {exec} from 'node:child_process';
import path from 'node:path';
import {scripts} from '../package.json';
import {ROOT, runCommand} from './lib/command';

/** The scripts of package.json that need only the sources, slowest first. */
const CHECKS = ['test:content', 'lint', 'typecheck', 'format:check', 'lint:css', 'test:licences'];

/** Runs scripts in parallel, prints the output of each when it is done, and resolves to the exit status. */
export async function check(names = CHECKS, commands: Readonly<Record<string, string>> = scripts) {
  const PATH = [path.join(ROOT, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const options = {cwd: ROOT, env: {...process.env, PATH}, maxBuffer: Infinity};
  const failed: string[] = [];
  const run = (name: string) =>
    new Promise<void>((resolve) => {
      exec(commands[name] ?? 'exit 1', options, (error, stdout, stderr) => {
        console.log(`\n== ${name}\n${(stdout + stderr).trimEnd()}`);
        if (error) failed.push(name);
        resolve();
      });
    });
  await Promise.all(names.map(run));
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
  return failed.length > 0 ? 1 : 0;
}

runCommand(__filename, () => check());

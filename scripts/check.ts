import {exec} from 'node:child_process';
import path from 'node:path';
import {readText} from '../config/files';
import {inParallel, ROOT, runCommand} from './lib/command';

/** The scripts of package.json that need only the sources, slowest first. */
const CHECKS = ['test:content', 'lint', 'typecheck', 'format:check', 'lint:css', 'test:licences'];

type Scripts = Readonly<Record<string, string>>;

const readScripts = () =>
  (JSON.parse(readText(path.join(ROOT, 'package.json'))) as {scripts: Scripts}).scripts;

/** Runs scripts in parallel, prints the output of each when it is done, and resolves to the exit status. */
export async function check(names = CHECKS, scripts: Scripts = readScripts()): Promise<number> {
  const PATH = [path.join(ROOT, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const options = {cwd: ROOT, env: {...process.env, PATH}, maxBuffer: Infinity};
  const failed: string[] = [];
  await inParallel(
    names,
    (name) =>
      new Promise((resolve) => {
        exec(scripts[name] ?? 'exit 1', options, (error, stdout, stderr) => {
          console.log(`\n== ${name}\n${(stdout + stderr).trimEnd()}`);
          if (error) failed.push(name);
          resolve();
        });
      }),
  );
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
  return failed.length > 0 ? 1 : 0;
}

runCommand(__filename, () => check());

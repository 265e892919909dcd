import {exec} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {scripts} from '../package.json';
import {readFileNames} from '../checks/names-on-disk';
import {readText} from '../config/files';
import {ROOT, runCommand} from '../config/command';

/** The scripts of package.json that need only the sources, slowest first, with the files whose content they read. */
const CHECKS: Readonly<Record<string, RegExp>> = {
  'test:content': /^(?!(e2e|bench|\.github|\.vscode|static\/(?!assets\/diagrams))\/)/,
  typecheck: /\.([cm]?[jt]s|tsx|json)$/,
  lint: /\.([cm]?[jt]s|tsx|json)$/,
  'format:check': /./,
  'lint:css': /\.css$|^stylelint\./,
  'test:licences': /^(scripts|config)\//,
};

/** Every check depends on these: on its own command, and on the packages. */
const ALWAYS = /^(package(-lock)?\.json|\.npmrc)$/;

/** The state of the files with which each check last passed. */
const PASSED = 'node_modules/.cache/checks-passed.json';

type States = Readonly<Record<string, string>>;

function readPassed(root: string): States {
  try {
    return JSON.parse(readText(path.join(root, PASSED))) as States;
  } catch {
    return {};
  }
}

function writePassed(root: string, passed: States): void {
  mkdirSync(path.dirname(path.join(root, PASSED)), {recursive: true});
  writeFileSync(path.join(root, PASSED), JSON.stringify(passed));
}

/** For each check, a hash of the names of all files and of the content of those that it reads; none outside git. */
export function statesOf(root: string, checks = CHECKS): States {
  const files = readFileNames(root).map((name) => {
    const content = readFileSync(path.join(root, name));
    return {name, hash: createHash('sha256').update(content).digest('hex')};
  });
  const stateFor = (read: RegExp) =>
    files.map(({name, hash}) => (ALWAYS.test(name) || read.test(name) ? `${name} ${hash}` : name)).join('\n');
  if (files.length === 0) return {};
  return Object.fromEntries(
    Object.entries(checks).map(([check, read]) => [
      check,
      createHash('sha256')
        .update(`Node ${process.version}\n${stateFor(read)}`)
        .digest('hex'),
    ]),
  );
}

interface Options {
  root?: string;
  checks?: Readonly<Record<string, RegExp>>;
  commands?: Readonly<Record<string, string>>;
}

/**
 * Runs scripts in parallel, prints the output of each when it is done, and resolves to the exit status. Leaves out those that have
 * passed with the files as they are.
 */
export async function check({
  root = ROOT,
  checks = CHECKS,
  commands = scripts,
}: Options = {}): Promise<number> {
  const PATH = [path.join(ROOT, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const options = {cwd: root, env: {...process.env, PATH}, maxBuffer: Infinity};
  const passed = {...readPassed(root)};
  const states = statesOf(root, checks);
  const failed: string[] = [];
  const run = (name: string) =>
    new Promise<void>((resolve) => {
      const state = states[name];
      if (state !== undefined && passed[name] === state) {
        console.log(`\n== ${name}\nhas passed with these files`);
        resolve();
        return;
      }
      exec(commands[name] ?? 'exit 1', options, (error, stdout, stderr) => {
        console.log(`\n== ${name}\n${(stdout + stderr).trimEnd()}`);
        if (error) failed.push(name);
        else if (state !== undefined) passed[name] = state;
        resolve();
      });
    });
  await Promise.all(Object.keys(checks).map(run));
  writePassed(root, passed);
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
  return failed.length > 0 ? 1 : 0;
}

runCommand(__filename, () => check());

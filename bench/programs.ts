import {execFile} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {exec} from '../config/command';
import {readJson, readText} from '../config/files';

/** Not below `node_modules`, where bundlers would take files for packages. */
export const WORK = path.join(__dirname, '.work');

/**
 * Copies a folder of the bench into the work folder, and installs the packages of its package.json, which names exact versions, unless they
 * are there.
 */
export async function install(name: string): Promise<string> {
  const folder = path.join(WORK, name);
  mkdirSync(folder, {recursive: true});
  cpSync(path.join(__dirname, name), folder, {recursive: true});
  const wanted = readText(path.join(folder, 'package.json'));
  const note = path.join(folder, 'node_modules/.installed.json');
  if (existsSync(note) && readText(note) === wanted) return folder;
  const options = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await exec('npm', ['install', ...options], {cwd: folder})) !== 0)
    throw new Error(`The packages of bench/${name} could not be installed: see what npm says above.`);
  writeFileSync(note, wanted);
  return folder;
}

/** The version of a package that is installed in a folder. */
export const versionIn = (folder: string, packageName: string) =>
  readJson<{version: string}>(path.join(folder, 'node_modules', packageName, 'package.json'), 'map').version;

/** The Node in a folder, which has the package for this system; the running one where npm has none. */
export function nodeIn(folder: string): string {
  const packages = path.join(folder, 'node_modules');
  const name = readdirSync(packages).find((one) => /^node(?:-bin)?-(?:darwin|linux|win)-/.test(one)) ?? '';
  const file = path.join(packages, name, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  return existsSync(file) ? file : process.execPath;
}

interface Cost {
  wallSeconds: number;
  /** The time of all processes, including those other than Node. */
  cpuSeconds: number;
}

/** Sums up the output of the shell's `times`: its own time and that of its children, as 0m0.01s. */
function readTimes(text: string): number {
  const times = [...text.matchAll(/(\d+)m(\d+(?:[.,]\d+)?)s/g)];
  if (times.length !== 4) throw new Error(`"${text}" is not what times says`);
  return times.reduce(
    (sum, [, minutes, seconds = '']) => sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
    0,
  );
}

/** How many lines of a failed program's output to report. */
const LAST_LINES = 15;

const runFile = promisify(execFile);

/**
 * Runs shell commands in a folder, with the programs of its packages.
 *
 * @throws with the last lines of the output if a command fails
 */
export async function runTimed(
  commands: string,
  folder: string,
  node: string,
  more: NodeJS.ProcessEnv = {},
): Promise<Cost> {
  const places = [path.dirname(node), path.join(folder, 'node_modules/.bin'), process.env.PATH];
  const env = {...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...more, PATH: places.join(path.delimiter)};
  const start = performance.now();
  const running = runFile('sh', ['-c', `{ ${commands}; } < /dev/null && times`], {
    cwd: folder,
    env,
    maxBuffer: Infinity,
  });
  const end = () => running.child.kill();
  process.once('exit', end);
  try {
    const {stdout} = await running;
    const times = stdout.trimEnd().split('\n').slice(-2).join(' ');
    return {wallSeconds: (performance.now() - start) / 1000, cpuSeconds: readTimes(times)};
  } catch (error) {
    const {stdout = '', stderr = '', message} = error as Error & {stdout?: string; stderr?: string};
    const last = (stdout + stderr || message).trim().split('\n').slice(-LAST_LINES);
    throw new Error(`${commands}: ${last.join('\n')}`);
  } finally {
    process.off('exit', end);
  }
}

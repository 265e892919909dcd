import {spawn} from 'node:child_process';
import path from 'node:path';

export interface Cost {
  wallSeconds: number;
  /** Of all processes, also those that are not Node's. */
  cpuSeconds: number;
}

/** A time as `times` writes it: minutes and seconds. */
const TIME = /(\d+)m(\d+(?:[.,]\d+)?)s/g;

/** The processor time in what the shell's `times` says: of itself, then of its children, for the user and for the system. */
export function readTimes(text: string): number {
  const times = [...text.matchAll(TIME)];
  if (times.length !== 4) throw new Error(`"${text}" is not what times says`);
  return times.reduce(
    (sum, [, minutes, seconds = '']) => sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
    0,
  );
}

/** Turns telemetry off. */
const QUIET = {ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1'};

/** The last words of a program that failed. */
const LINES = 15;

/**
 * Runs shell commands in a folder, with the programs of its packages.
 *
 * @param node - the file of the Node that they get
 * @param more - variables of their environment
 * @throws with the last words of what fails
 */
export async function runTimed(
  commands: string,
  folder: string,
  node: string,
  more: NodeJS.ProcessEnv = {},
): Promise<Cost> {
  const start = performance.now();
  const places = [path.dirname(node), path.join(folder, 'node_modules/.bin'), process.env.PATH ?? ''];
  const child = spawn('sh', ['-c', `{ ${commands}; }; status=$?; times >&3; exit $status`], {
    cwd: folder,
    env: {...process.env, ...QUIET, ...more, PATH: places.join(path.delimiter)},
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const [, out, error, times] = child.stdio;
  const hear = (stream: typeof out) => {
    const parts: string[] = [];
    stream?.on('data', (part: Buffer) => parts.push(part.toString()));
    return () => parts.join('');
  };
  const [said, complained, timed] = [hear(out), hear(error), hear(times as typeof out)];
  const end = () => child.kill();
  process.once('exit', end);
  const status = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  process.off('exit', end);
  const wallSeconds = (performance.now() - start) / 1000;
  if (status !== 0) {
    const last = (said() + complained()).trim().split('\n').slice(-LINES);
    throw new Error(`${commands}: status ${status}\n${last.join('\n')}`);
  }
  return {wallSeconds, cpuSeconds: readTimes(timed())};
}

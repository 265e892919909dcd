import {spawn} from 'node:child_process';
import path from 'node:path';

/** The folder of the project. */
export const ROOT = path.join(__dirname, '../..');

/** How long a program may take to end when it is asked to. */
const GRACE_MS = 2000;

interface ExecOptions {
  /** Added to this process's own. */
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** After this many milliseconds the program is ended. */
  limitMs?: number;
  /** `hear` gets the output, which is not shown; with `false` nobody does. */
  hear?: false | ((text: string) => void);
  /** The file is a command line for a shell. */
  isShell?: boolean;
}

let running = 0;

/**
 * Runs a program with this process's input and output, and resolves to its exit status: 1 when a signal ended it, 127 when it could
 * not be started. A signal that ends this process ends the program first, which may hold a port.
 */
export function exec(
  file: string,
  args: readonly string[],
  {env, limitMs, cwd = ROOT, hear, isShell = false}: ExecOptions = {},
): Promise<number> {
  const output = hear ? 'pipe' : hear === false ? 'ignore' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: [hear === undefined ? 'inherit' : 'ignore', output, output],
      timeout: limitMs,
      // npm is a script there, which only a shell can start.
      shell: isShell || (process.platform === 'win32' && file !== process.execPath),
    });
    running += 1;
    if (hear) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
    let isEnding = false;
    const end = () => {
      isEnding = true;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
    const settle = (status: number) => {
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      running -= 1;
      if (!isEnding) resolve(status);
      else if (running === 0) process.exit(1);
    };
    child.on('error', () => settle(127));
    child.on('close', (code) => settle(code ?? 1));
  });
}

/** Runs a program of an installed package by its file below node_modules, without a shell or npx between. */
export const execPackage = (
  script: string,
  args: readonly string[],
  options?: ExecOptions,
): Promise<number> => exec(process.execPath, [path.join(ROOT, 'node_modules', script), ...args], options);

import {spawn} from 'node:child_process';
import path from 'node:path';
import {UserError} from './files';

/** The folder of the project. */
export const ROOT = path.join(__dirname, '..');

export {UserError};

/** Node's `parseArgs` throws these for unknown options. */
const isWrongOption = (error: Error) => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs the command of a file with its arguments, unless the file was imported. The result is the exit status. */
export function runCommand(file: string, command: (args: string[]) => Promise<number>): void {
  if (process.argv[1] !== file) return;
  const run = async () => command(process.argv.slice(2));
  run().then(
    (status) => (process.exitCode = status),
    (error: Error) => {
      console.error(error instanceof UserError || isWrongOption(error) ? error.message : error);
      process.exitCode = 1;
    },
  );
}

/**
 * Runs a program with this process's input and output, and resolves to its exit status: 1 if a signal ended it, 127 if it could
 * not be started. A signal to this process first ends the program, because it may occupy a port.
 */
export function exec(
  file: string,
  args: readonly string[],
  {env, cwd = ROOT}: {env?: NodeJS.ProcessEnv; cwd?: string} = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: 'inherit',
      // On Windows npm is a script, which only a shell can start.
      shell: process.platform === 'win32' && file !== process.execPath,
    });
    const end = () => child.on('close', () => process.exit(1)).kill();
    process.on('SIGINT', end).on('SIGTERM', end);
    child.on('error', () => resolve(127));
    child.on('close', (code) => {
      process.off('SIGINT', end).off('SIGTERM', end);
      resolve(code ?? 1);
    });
  });
}

/** Runs a program of an installed package by its file below node_modules, directly instead of through a shell or npx. */
export const execPackage = (
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> => exec(process.execPath, [path.join(ROOT, 'node_modules', script), ...args], {env});

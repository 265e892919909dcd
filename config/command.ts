import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
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

/** The number of a port, as it was typed. */
export function portOf(text: string, npmCommand: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new UserError(`"${text}" is not a port. Write a number up to 65535: ${npmCommand} -- --port 3001`);
}

/** Lets a server listen to a port, and resolves when it does. */
export async function listen(server: Server, port: number, npmCommand: string, host?: string): Promise<void> {
  try {
    await once(server.listen({port, host}), 'listening');
  } catch (error) {
    const {message} = error as Error;
    throw new UserError(`${message}. To choose another port: ${npmCommand} -- --port 3001`);
  }
}

/** Listens for a moment, and returns the port. */
async function occupy(start: (server: Server) => Promise<unknown>): Promise<number> {
  const server = createServer();
  await start(server);
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Refuses a port that is taken. */
export async function requireFree(port: number, npmCommand: string): Promise<void> {
  await occupy((server) => listen(server, port, npmCommand, 'localhost'));
}

/** A port that is not in use. */
export const freePort = (): Promise<number> => occupy((server) => once(server.listen(0), 'listening'));

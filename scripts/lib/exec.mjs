import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';

/** How long a program may take to end when it is asked to. */
const GRACE_MS = 2000;

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Hears a program whose words go beside the answer of this one, which may be JSON.
 * @param {string} text
 */
export const aside = (text) => void process.stderr.write(text);

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {number} [limitMs] after this many milliseconds the process is ended
 * @property {string} [cwd]
 * @property {boolean} [isQuiet] says nothing, for programs whose failure is explained by the caller
 * @property {(text: string) => void} [hear] gets what the program says, which is then not shown
 */

/**
 * Runs a program with this process's input and output. Answers its exit status; 1 when a signal ended it,
 * 127 when it could not be started.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>}
 */
export function exec(file, args, {env = {}, limitMs, cwd = ROOT, isQuiet = false, hear} = {}) {
  const output = hear ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: isQuiet ? 'ignore' : ['inherit', output, output],
      timeout: limitMs,
      // npm and npx are scripts there, which only a shell can start.
      shell: process.platform === 'win32' && file !== process.execPath,
    });
    if (hear) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
    // Whoever ends this process ends the child, which may hold on to open connections.
    const end = () => {
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
    const settle = (/** @type {number} */ status) => {
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      resolve(status);
    };
    child.on('error', () => settle(127));
    child.on('close', (code) => settle(code ?? 1));
  });
}

/**
 * Runs a program of an installed package by its file, without a shell or npx between.
 * @param {string} script path below node_modules
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function execPackage(script, args, options) {
  return exec(process.execPath, [`${ROOT}node_modules/${script}`, ...args], options);
}

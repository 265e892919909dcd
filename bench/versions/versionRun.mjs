import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {outputOf} from './buildOutput.mjs';
import {aside, exec} from '../../scripts/lib/exec.mjs';
import {freePort} from '../../scripts/lib/port.mjs';
import {UserError} from '../../scripts/lib/userError.mjs';
import {usageOf} from './usage.mjs';
import {forgetCaches} from './versionSites.mjs';

const ASK_EVERY_MS = 100;

/**
 * A production build without anything cached.
 * @param {string} folder of a copy of the project
 * @param {string} version whose share of the output is told
 * @param {AbortSignal} signal
 */
export async function runBuild(folder, version, signal) {
  await forgetCaches(folder);
  const {status, ...usage} = await usageOf(path.join(folder, 'usage.jsonl'), (env) =>
    exec(process.execPath, ['scripts/run.cjs', 'docusaurus', 'build'], {cwd: folder, env, hear: aside}),
  );
  signal.throwIfAborted();
  if (status !== 0) throw new UserError('The site could not be built: see what Docusaurus says above.');
  return {...usage, ...(await outputOf(path.join(folder, 'build'), version))};
}

/**
 * How long `npm start` takes to answer, without anything cached.
 * @param {string} folder of a copy of the project
 * @param {readonly string[]} args
 * @param {AbortSignal} signal
 * @returns {Promise<number>} in ms
 */
export async function runStart(folder, args, signal) {
  await forgetCaches(folder);
  const port = await freePort();
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/run.cjs', 'start', '--port', String(port), ...args], {
    cwd: folder,
    stdio: ['ignore', 2, 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = () => child.kill();
  signal.addEventListener('abort', end);
  try {
    while (!(await isAnswering(port))) {
      signal.throwIfAborted();
      if (child.exitCode !== null)
        throw new UserError('The site could not be served: see what Docusaurus says above.');
      await wait(ASK_EVERY_MS);
    }
    return performance.now() - start;
  } finally {
    signal.removeEventListener('abort', end);
    end();
    await ended;
  }
}

/** @param {number} port */
async function isAnswering(port) {
  try {
    return (await fetch(`http://localhost:${port}/`)).ok;
  } catch {
    return false;
  }
}

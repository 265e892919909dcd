import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {outputOf, type Output} from './buildOutput';
import {exec, toStderr} from '../../scripts/lib/exec';
import {freePort} from '../../scripts/lib/playwright';
import {UserError} from '../../scripts/lib/command';
import {usageOf, type Usage} from './usage';
import {forgetCaches} from './versionSites';

const ASK_EVERY_MS = 100;

/** A production build of a copy of the project without anything cached, and the share of a version in its output. */
export async function runBuild(
  folder: string,
  version: string,
  signal: AbortSignal,
): Promise<Omit<Usage, 'status'> & Output> {
  await forgetCaches(folder);
  const {status, ...usage} = await usageOf(path.join(folder, 'usage.jsonl'), (env) =>
    exec(process.execPath, ['scripts/run.cjs', 'scripts/build.ts'], {cwd: folder, env, hear: toStderr}),
  );
  signal.throwIfAborted();
  if (status !== 0) throw new UserError('The site could not be built: see what Docusaurus says above.');
  return {...usage, ...(await outputOf(path.join(folder, 'build'), version))};
}

/** How long `npm start` in a copy of the project takes to answer without anything cached, in ms. */
export async function runStart(
  folder: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  await forgetCaches(folder);
  const port = await freePort();
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['scripts/run.cjs', 'scripts/start.ts', '--port', String(port), ...args],
    {
      cwd: folder,
      stdio: ['ignore', 2, 'inherit'],
    },
  );
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

async function isAnswering(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/`)).ok;
  } catch {
    return false;
  }
}

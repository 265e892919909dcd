import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import {freePort} from '../../scripts/lib/playwright';
import {headsFile, textsFile} from '../../src/search/searchIndex';
import {ownSite, removeCaches} from '../build';
import {runTimed, type Cost} from '../run';

/** What a build wrote. */
interface Output {
  bytes: number;
  pages: number;
  /** Of the files of one version: its pages, their texts and cards, its search index. */
  versionBytes: number;
  /** Of the search index of one version. */
  indexBytes: number;
  indexGzipBytes: number;
  /** Of the scripts that the introduction names. */
  pageScriptBytes: number;
  /** Of all scripts: also what is loaded later, such as the search, the tables and the diagrams. */
  scriptBytes: number;
}

/** What a build with a number of cut versions took and wrote. */
export interface Build extends Cost, Output {
  count: number;
  /** The peaks of all Node processes, added up: at least their peak together. */
  peakBytes: number;
}

const SCRIPT = /<script[^>]* src="?([^" >]+)/gu;

const HOOK = path.join(__dirname, 'peakMemory.cjs');

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** @param version - whose share is measured */
export function outputOf(folder: string, version: string): Output {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name));
  const bytesOf = (some: readonly string[]) => sum(some.map((file) => statSync(file).size));
  const part = path.join('/', 'docs', version, '/');
  const index = [headsFile, textsFile].map((fileOf) => readFileSync(path.join(folder, fileOf(version))));
  const introduction = readFileSync(path.join(folder, 'docs', version, 'introduction.html'), 'utf8');
  const pageScripts = [...introduction.matchAll(SCRIPT)].map(([, src = '']) => path.join(folder, src));
  return {
    bytes: bytesOf(files),
    pages: files.filter((file) => file.endsWith('.html')).length,
    versionBytes: bytesOf(files.filter((file) => file.includes(part))),
    indexBytes: sum(index.map(({length}) => length)),
    indexGzipBytes: sum(index.map((file) => gzipSync(file).length)),
    pageScriptBytes: bytesOf(pageScripts),
    scriptBytes: bytesOf(files.filter((file) => file.endsWith('.js'))),
  };
}

/** Runs a program in a folder and adds up the peaks of the Node processes that it starts. */
export async function runWithPeaks(commands: string, folder: string): Promise<Cost & {peakBytes: number}> {
  const file = path.join(folder, 'peaks.txt');
  const options = `${process.env.NODE_OPTIONS ?? ''} --require "${HOOK.replaceAll('\\', '\\\\')}"`;
  const env = {NODE_OPTIONS: options.trim(), RIFT_PEAKS: file};
  const cost = await runTimed(commands, folder, process.execPath, env);
  const peaks = readFileSync(file, 'utf8').trim().split('\n').map(Number);
  rmSync(file);
  return {...cost, peakBytes: sum(peaks)};
}

/** Builds a copy of the project, which has no caches yet. */
export async function measureBuild(folder: string, version: string): Promise<Omit<Build, 'count'>> {
  const cost = await runWithPeaks(ownSite.build, folder);
  return {...cost, ...outputOf(path.join(folder, 'build'), version)};
}

async function isAnswering(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/`)).ok;
  } catch {
    return false;
  }
}

/** How long `npm start` takes to answer without caches, in ms. It serves the next version and the latest. */
export async function measureStart(folder: string): Promise<number> {
  removeCaches({...ownSite, folder});
  const port = await freePort();
  const start = performance.now();
  const args = ['scripts/run.cjs', 'scripts/start.ts', '--port', String(port), '--versions', 'next,latest'];
  const child = spawn(process.execPath, args, {cwd: folder, stdio: ['ignore', 2, 'inherit']});
  const ended = once(child, 'exit');
  const end = () => child.kill();
  process.once('exit', end);
  try {
    while (!(await isAnswering(port))) {
      if (child.exitCode !== null) throw new Error('The site could not be served: see the messages above.');
      await wait(100);
    }
    return performance.now() - start;
  } finally {
    process.off('exit', end);
    end();
    await ended;
  }
}

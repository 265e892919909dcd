import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {readFileNames} from '../checks/names-on-disk';
import {filesBelow, readText} from '../config/files';
import {APART, git} from '../config/git';
import {latestVersion, readVersionNames, versionFolder, versionSidebar} from '../config/versions';
import {freePort, ROOT} from '../config/command';
import {headsFile, textsFile} from '../src/search/searchIndex';
import type {Figures} from './measures';
import {ownSite} from './sites';
import {runTimed} from './programs';

/** Copies the files that git tracks or would add; packages are linked one by one, so that the copy has its own cache. */
function copyProject(folder: string): void {
  for (const file of readFileNames(ROOT)) cpSync(path.join(ROOT, file), path.join(folder, file));
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(to);
  for (const entry of readdirSync(from, {withFileTypes: true}))
    if (entry.isFile()) cpSync(path.join(from, entry.name), path.join(to, entry.name));
    else if (entry.name !== '.cache')
      symlinkSync(path.join(from, entry.name), path.join(to, entry.name), 'junction');
}

/** A copy of the project with `count` copies of the latest version, besides next. */
function makeCopy(folder: string, count: number): string {
  const cut = readVersionNames(path.join(ROOT, 'versions.json'));
  const latest = latestVersion(cut);
  mkdirSync(folder);
  copyProject(folder);
  const within = (file: string) => path.join(folder, file);
  for (const name of cut.filter((one) => one !== latest))
    for (const file of [versionFolder(name), versionSidebar(name)]) rmSync(within(file), {recursive: true});
  const names = [latest, ...Array.from({length: count - 1}, (_, at) => `${latest}-copy-${at + 1}`)];
  for (const name of names.slice(1))
    for (const place of [versionFolder, versionSidebar])
      cpSync(within(place(latest)), within(place(name)), {recursive: true});
  writeFileSync(within('versions.json'), JSON.stringify(names));
  // A build reads the dates of pages from the history.
  for (const args of [['init'], ['add', '--all'], ['commit', '--message=versions']])
    git(folder, args, {env: APART});
  return latest;
}

/** @param version - whose search index is measured */
function outputOf(folder: string, version: string): Figures {
  const files = filesBelow(folder);
  const megabytes = (some: readonly string[]) =>
    some.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0) / 1e6;
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    'output MB': megabytes(files),
    'search index of a version MB': megabytes([headsFile(version), textsFile(version)]),
    'scripts MB': megabytes(files.filter((file) => file.endsWith('.js'))),
  };
}

/** Builds a copy, and sums up the peaks of all Node processes, which is at least their common peak. */
async function build(folder: string, latest: string): Promise<Figures> {
  const peaks = path.join(folder, 'peaks.txt');
  const hook = path.join(__dirname, 'peakMemory.cjs').replaceAll('\\', '\\\\');
  const {wallSeconds, cpuSeconds} = await runTimed(ownSite.build, folder, process.execPath, {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require "${hook}"`,
    RIFT_PEAKS: peaks,
  });
  const output = outputOf(path.join(folder, 'build'), latest);
  const bytes = readText(peaks).trim().split('\n').map(Number);
  return {
    ...output,
    'build s': wallSeconds,
    'build CPU s': cpuSeconds,
    'build, a page ms': (1000 * wallSeconds) / (output.pages ?? NaN),
    'peak memory MB': bytes.reduce((sum, peak) => sum + peak, 0) / 1e6,
  };
}

/** How long `npm start` takes to respond, with the caches of the build. It serves the next version and the latest. */
async function start(folder: string): Promise<Figures> {
  const port = await freePort();
  const begin = performance.now();
  const args = ['scripts/run.cjs', 'scripts/start.ts', '--port', String(port)];
  const child = spawn(process.execPath, args, {cwd: folder, stdio: 'ignore'});
  const ended = once(child, 'exit');
  const isAnswering = () =>
    fetch(`http://localhost:${port}/`).then(
      ({ok}) => ok,
      () => false,
    );
  try {
    while (!(await isAnswering())) {
      if (child.exitCode !== null) throw new Error('`npm start` ended in a copy of the project.');
      await wait(100);
    }
    return {'npm start, first answer s': (performance.now() - begin) / 1000};
  } finally {
    child.kill();
    await ended;
  }
}

/** The cost of a build without caches and of a start, with `count` versions besides next. */
export async function measureVersions(count: number): Promise<Figures> {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'rift-bench-'));
  const remove = () => rmSync(parent, {recursive: true, force: true, maxRetries: 5});
  process.once('exit', remove);
  try {
    const folder = path.join(parent, 'site');
    const latest = makeCopy(folder, count);
    return {...(await build(folder, latest)), ...(await start(folder))};
  } finally {
    process.off('exit', remove);
    remove();
  }
}

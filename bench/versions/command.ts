import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {rm} from 'node:fs/promises';
import {openFolder} from './copy';
import {listenForInterruption} from './interruption';
import {runCommand, UserError} from '../../scripts/lib/command';
import {runBuild, runStart} from './versionRun';
import {makeSite, versionToCopy} from './versionSites';
import {LIMITS, verdicts, versionTable, type Build, type Start} from './versionTable';

const COUNTS = '1,5,10,25';

/** As often the development server is started with the fewest versions, and with the most. */
const ROUNDS = 3;

/** What `npm start` serves of many versions. */
const SERVED = ['--versions', 'next,latest'];

const say = (line: string) => console.error(line);

const versionsOf = (count: number) => `${count} version${count === 1 ? '' : 's'}`;

function readCounts(text: string): number[] {
  const counts = text.split(',').map(Number);
  const isSmallWhole = (count: number) => Number.isInteger(count) && count > 0 && count < 100;
  if (!counts.every(isSmallWhole) || new Set(counts).size < 2)
    throw new UserError(`"${text}" are not counts to compare: give two or more, such as --counts 1,5.`);
  return [...new Set(counts)].sort((a, b) => a - b);
}

function readOptions(args: string[]) {
  try {
    const {values} = parseArgs({
      args,
      options: {counts: {type: 'string', default: COUNTS}, json: {type: 'boolean', default: false}},
    });
    return {counts: readCounts(values.counts), isJson: values.json};
  } catch (error) {
    if (error instanceof UserError) throw error;
    const [problem = ''] = (error as Error).message.split(/[.\n]/);
    throw new UserError(`${problem}. There are --counts 1,5 and --json.`);
  }
}

async function runBuilds(folder: string, counts: readonly number[], signal: AbortSignal): Promise<Build[]> {
  const builds: Build[] = [];
  for (const count of counts) {
    const site = path.join(folder, `build-${count}`);
    const [latest = ''] = await makeSite(site, count);
    signal.throwIfAborted();
    say(`Building next and ${versionsOf(count)} ...`);
    const build = {count, ...(await runBuild(site, latest, signal))};
    say(`${build.pages} pages in ${Math.round(build.wallMs / 1000)} s`);
    builds.push(build);
    await rm(site, {recursive: true, maxRetries: 5});
  }
  return builds;
}

/** Takes turns, so that what else the machine does falls on both. */
async function runStarts(
  folder: string,
  counts: readonly number[],
  signal: AbortSignal,
): Promise<[Start, Start]> {
  const [fewest = 0, most = 0] = [counts.at(0), counts.at(-1)];
  const starts: [Start, Start] = [
    {count: fewest, ms: []},
    {count: most, ms: []},
  ];
  for (const {count} of starts) {
    await makeSite(path.join(folder, `start-${count}`), count);
    signal.throwIfAborted();
  }
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const {count, ms} of starts) {
      say(`Starting the development server with ${versionsOf(count)}, ${round} of ${ROUNDS} ...`);
      ms.push(await runStart(path.join(folder, `start-${count}`), SERVED, signal));
    }
  return starts;
}

/** What the figures depend on besides the site. */
const machine = () => ({
  node: process.version,
  cores: os.availableParallelism(),
  memoryBytes: os.totalmem(),
  load: os.loadavg()[0] ?? 0,
});

const machineLine = ({node, cores, memoryBytes, load}: ReturnType<typeof machine>) =>
  `Node ${node}, ${cores} cores, ${Math.round(memoryBytes / 1e9)} GB of memory, load ${load.toFixed(1)} at the start; no caches.`;

/** How the site grows with its versions: what builds take and write, and how soon the development server answers. */
async function benchVersions(args: string[]): Promise<number> {
  const {counts, isJson} = readOptions(args);
  versionToCopy();
  const signal = listenForInterruption();
  const before = machine();
  const folder = openFolder('rift-bench-');
  try {
    const builds = await runBuilds(folder, counts, signal);
    const starts = await runStarts(folder, counts, signal);
    const found = verdicts(builds, starts);
    if (isJson) {
      console.log(
        JSON.stringify({machine: before, builds, starts, limits: LIMITS, verdicts: found}, null, 2),
      );
    } else {
      console.log([...versionTable(builds, starts), '', machineLine(before), ''].join('\n'));
      for (const {text, isMet} of found) console.log(`${isMet ? 'kept  ' : 'missed'}  ${text}`);
    }
    return found.every(({isMet}) => isMet) ? 0 : 1;
  } catch (error) {
    if (!signal.aborted) throw error;
    say('Interrupted; nothing is left behind.');
    return 1;
  }
}

runCommand(__filename, benchVersions);

import {rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runCommand, UserError} from '../../scripts/lib/command';
import {goalLines} from '../report/figures';
import {writePart} from '../report/resultsFile';
import {makeSite, openFolder, versionToCopy} from './copies';
import {measureBuild, measureStart, type Build} from './measure';
import {growthReport, verdicts, type Start} from './report';

/** How often the development server is started with the fewest versions, and with the most. */
const ROUNDS = 3;

const say = (line: string) => console.error(line);

function readCounts(text: string): number[] {
  const counts = [...new Set(text.split(',').map(Number))].sort((a, b) => a - b);
  if (counts.length < 2 || !counts.every((count) => Number.isInteger(count) && count > 0 && count < 100))
    throw new UserError(`"${text}" are not counts to compare: give two or more, such as --counts 1,5.`);
  return counts;
}

async function measureBuilds(folder: string, counts: readonly number[]): Promise<Build[]> {
  const builds: Build[] = [];
  for (const count of counts) {
    const site = path.join(folder, `build-${count}`);
    const [latest = ''] = await makeSite(site, count);
    say(`Building next and versions: ${count} ...`);
    const build = {count, ...(await measureBuild(site, latest))};
    say(`${build.pages} pages in ${Math.round(build.wallSeconds)} s`);
    builds.push(build);
    await rm(site, {recursive: true, maxRetries: 5});
  }
  return builds;
}

/** Takes turns, so that what else the machine does affects both. */
async function measureStarts(folder: string, fewest: number, most: number): Promise<[Start, Start]> {
  const starts: [Start, Start] = [
    {count: fewest, ms: []},
    {count: most, ms: []},
  ];
  for (const {count} of starts) await makeSite(path.join(folder, `start-${count}`), count);
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const {count, ms} of starts) {
      say(`Starting the development server with versions: ${count}, ${round} of ${ROUNDS} ...`);
      ms.push(await measureStart(path.join(folder, `start-${count}`)));
    }
  return starts;
}

/** Measures how the site grows with its versions. Returns the exit status. */
async function benchVersions(args: string[]): Promise<number> {
  const {values} = parseArgs({args, options: {counts: {type: 'string', default: '1,10,25'}}});
  const counts = readCounts(values.counts);
  versionToCopy();
  const load = os.loadavg()[0] ?? 0;
  const folder = openFolder('rift-bench-');
  const builds = await measureBuilds(folder, counts);
  const starts = await measureStarts(folder, counts.at(0) ?? 0, counts.at(-1) ?? 0);
  await writePart({growth: growthReport(builds, starts, load)});
  const found = verdicts(builds, starts);
  goalLines(found).forEach(say);
  say('bench/RESULTS.md has the tables.');
  return found.every(({isReached}) => isReached) ? 0 : 1;
}

// Ends through the exit handlers, which end children and remove the folder.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

runCommand(__filename, benchVersions);

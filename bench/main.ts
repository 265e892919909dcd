import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {findBrowser, OWN} from '../scripts/lib/browser';
import {ROOT, runCommand, UserError} from '../config/command';
import {lighthouse, NEXT, pagesOf, uses, weight, type Figures} from './measures';
import {readContent, titleOf, type Content} from './pages';
import {ownSite, peers, type Peer, type Site} from './sites';
import {install, nodeIn, runTimed, versionIn, WORK} from './programs';
import {table, type Measured} from './report';
import {serve, type Server} from './server';
import {measureVersions} from './versions';

const PARTS = ['build', 'weight', 'lighthouse', 'use', 'versions'] as const;
/** With how many versions copies of this site are built. */
const VERSIONS = [1, 10, 25];
const RESULTS = path.join(__dirname, 'RESULTS.md');

interface Options {
  peers: readonly Peer[];
  parts: readonly string[];
  rounds: number;
}

const text = (value: string) => ({type: 'string', default: value}) as const;

/** @throws if an option or its value is unknown */
export function readOptions(args: string[]): Options {
  const names = peers.map(({name}) => name);
  const options = {peers: text(names.join()), parts: text(PARTS.join()), rounds: text('5')};
  const {values} = parseArgs({args, options});
  const chosen = (list: string, known: readonly string[]) => {
    const asked = list.split(',').filter((name) => name !== 'none');
    const unknown = asked.find((name) => !known.includes(name));
    if (unknown !== undefined)
      throw new UserError(`There is no "${unknown}". There are: ${known.join(', ')}.`);
    return asked;
  };
  if (!/^[1-9]\d?$/.test(values.rounds))
    throw new UserError(`"${values.rounds}" is not a number from 1 to 99.`);
  const chosenPeers = chosen(values.peers, names);
  return {
    peers: peers.filter(({name}) => chosenPeers.includes(name)),
    parts: chosen(values.parts, PARTS),
    rounds: Number(values.rounds),
  };
}

const say = (line: string) => console.log(line);

/** What every measurement needs. */
interface Run {
  options: Options;
  content: Content;
  browser: string;
  /** The folder of Lighthouse, and the Node that it and Astro want: newer than that of this site. */
  tools: {folder: string; node: string};
  /** What could not be measured, in words. */
  failures: string[];
}

/** A site, its place, and its measurements. */
interface Subject extends Measured {
  site: Site;
  folder: string;
}

function note({title, figures}: Measured, found: Figures, prefix = ''): void {
  for (const [name, value] of Object.entries(found)) {
    (figures[prefix + name] ??= []).push(value);
    say(`${title}: ${prefix}${name} ${value.toFixed(2)}`);
  }
}

/** Reports a failure and continues, so that everything else is still measured. */
async function attempt(failures: string[], what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error);
    // Leaves out paths of this machine.
    failures.push(`${what}: ${(error as Error).message.split('\n')[0] ?? ''}`.replaceAll(ROOT, '.'));
  }
}

/** Builds a site as on a new machine, and again with the caches of the first build. */
async function build(subject: Subject, node: string): Promise<void> {
  const {site, folder} = subject;
  for (const cache of site.caches) rmSync(path.join(folder, cache), {recursive: true, force: true});
  for (const kind of ['no caches', 'with caches']) {
    const {wallSeconds, cpuSeconds} = await runTimed(site.build, folder, node);
    note(subject, {[`build, ${kind} s`]: wallSeconds, [`build, ${kind}, CPU s`]: cpuSeconds});
  }
}

/** Writes the site of a peer from the pages, replacing the previous one. */
function write(peer: Peer, content: Content): void {
  const folder = path.join(WORK, 'peers', peer.name);
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder))
    if (name !== 'node_modules') rmSync(path.join(folder, name), {recursive: true});
  for (const [name, text] of Object.entries(peer.files(content))) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
}

async function openPeers({options, content, tools, failures}: Run): Promise<Subject[]> {
  const subjects: Subject[] = [];
  const isBuilt = options.parts.includes('build');
  for (const peer of options.peers)
    await attempt(failures, peer.title, async () => {
      if (isBuilt) write(peer, content);
      const folder = await install(`peers/${peer.name}`);
      const title = `${peer.title} ${versionIn(folder, peer.generator)}`;
      const subject = {site: peer, folder, title, figures: {}};
      if (isBuilt) await build(subject, tools.node);
      subjects.push(subject);
    });
  return subjects;
}

/** Measures a built site for one round. */
async function measure(subject: Subject, server: Server, run: Run, isFirst: boolean): Promise<void> {
  const {options, content, browser, tools, failures} = run;
  const {site, title} = subject;
  const pages = pagesOf(site, content.version);
  for (const [name, address] of Object.entries(pages)) {
    const measures = {
      // Bytes do not vary.
      ...(isFirst && {weight: () => weight(browser, server, address)}),
      lighthouse: () => lighthouse(browser, server.origin + address, tools),
    };
    for (const [part, take] of Object.entries(measures))
      if (options.parts.includes(part))
        await attempt(failures, `${title}, ${part} of ${name}`, async () =>
          note(subject, await take(), `${name}: `),
        );
  }
  if (!options.parts.includes('use')) return;
  for (const [name, use] of Object.entries(uses(browser, server, site, pages, titleOf(content, NEXT))))
    await attempt(failures, `${title}, ${name}`, async () => {
      // The first time does not count, because the server compresses files when they are first requested.
      if (isFirst) await use();
      note(subject, {[name]: await use()});
    });
}

/** Measures the sites in turn, so that other load on the machine affects all of them. */
async function measureSites(subjects: readonly Subject[], run: Run): Promise<void> {
  const served = await Promise.all(
    subjects.map(async (subject) => ({
      subject,
      server: await serve(path.join(subject.folder, subject.site.output)),
    })),
  );
  for (let round = 0; round < run.options.rounds; round += 1)
    for (const {subject, server} of served) await measure(subject, server, run, round === 0);
  for (const {server} of served) server.close();
}

async function measureGrowth({options, failures}: Run): Promise<Measured[]> {
  const growth: Measured[] = [];
  if (options.parts.includes('versions'))
    for (const count of VERSIONS)
      await attempt(failures, `${count} versions`, async () => {
        const measured = {title: String(count), isOwn: true, figures: {}};
        note(measured, await measureVersions(count));
        growth.push(measured);
      });
  return growth;
}

const MACHINE = `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 1e9)} GB of memory, ${os.type()} on ${os.arch()}`;

async function writeResults(
  subjects: readonly Measured[],
  growth: readonly Measured[],
  {options, content, failures}: Run,
  load: string,
): Promise<void> {
  const part = (title: string, text: string) => (text === '' ? '' : `\n## ${title}\n\n${text}\n`);
  const text = `# Results

Written by \`npm run bench\`. The same ${content.pages.length} pages, made by each generator and measured in one run: ${MACHINE}; load ${load} at the start. Medians of ${options.rounds}.

- A first visit is that of a phone, with Brotli, headers aside. \`plain\` and \`diagram\` are pages of the docs without and with a diagram.
- Next page, first result and diagram are timed with the processor four times slower and Slow 4G, to within some 50 ms: from the click on a link that was in sight for 2 s and hovered for 0.4 s, from the click on the search with typing, and from the start of a first visit.
- This site and Docusaurus are built with two versions of the pages, the others with one. What this site adds is built with it.

${table(subjects)}
${part('Growth', growth.length === 0 ? '' : `Copies of this site with so many equal versions besides next, built without caches.\n\n${table(growth)}`)}${part('What failed', failures.map((failure) => `- ${failure}`).join('\n'))}`;
  const {format, resolveConfig} = await import('prettier');
  writeFileSync(RESULTS, await format(text, {...(await resolveConfig(RESULTS)), parser: 'markdown'}));
}

async function bench(args: string[]): Promise<number> {
  const options = readOptions(args);
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  const folder = await install('tools');
  const tools = {folder, node: nodeIn(folder)};
  const own: Subject = {site: ownSite, folder: ROOT, title: ownSite.title, isOwn: true, figures: {}};
  if (options.parts.includes('build')) await build(own, tools.node);
  if (!existsSync(path.join(ROOT, ownSite.output)))
    throw new UserError('This site was not built yet: name the part build too.');
  const found = await findBrowser();
  const browser = found === OWN ? chromium.executablePath() : found;
  const run: Run = {options, content: readContent(), browser, tools, failures: []};
  const subjects = [...(await openPeers(run)), own];
  await measureSites(subjects, run);
  await writeResults(subjects, await measureGrowth(run), run, load);
  for (const failure of run.failures) console.error(`failed   ${failure}`);
  say('bench/RESULTS.md has the tables, and which goals were reached.');
  return run.failures.length === 0 ? 0 : 1;
}

// Exits through the exit handlers, which end child processes and remove folders.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

runCommand(__filename, bench);

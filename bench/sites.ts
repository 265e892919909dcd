import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Adapter} from './adapters/adapter';
import {adapters} from './adapters/all';
import {docusaurus, docusaurusWithVersions} from './adapters/docusaurus';
import {buildAgain, buildCold, ownSite, siteOf, type Site} from './build';
import {leastCovered} from './content/coverage';
import {readContent, type Content} from './content/read';
import {workFolder} from './folders';
import {install, lockedVersion} from './install';
import type {Options} from './options';
import {OUTPUT, ownSubject} from './own';
import {nothingYet, type BuildKind, type Measured} from './results';
import type {Cost} from './run';
import type {Subject} from './subject';

/** A site that can be measured, and what was measured of it. */
export interface Ready {
  subject: Subject;
  measured: Measured;
}

interface Prepared {
  content: Content;
  sites: Ready[];
  failures: string[];
}

type Say = (line: string) => void;

const madeBy = ({name, generator, extras}: Adapter) =>
  `${generator} ${lockedVersion(`peers/${name}`, generator)} ${extras}`;

const folderOf = ({name}: Adapter) => workFolder(`peers/${name}`);

const subjectOf = (adapter: Adapter): Subject => ({
  title: adapter.title,
  isOwn: false,
  look: adapter.look,
  toAddress: adapter.toAddress,
  output: path.join(folderOf(adapter), adapter.output),
});

/** What a build costs, into the results. */
async function note(
  measured: Measured,
  kind: BuildKind,
  say: Say,
  build: () => Promise<Cost>,
): Promise<void> {
  const cost = await build();
  measured[kind].push(cost);
  say(
    `${measured.title}: built (${kind}) in ${cost.wallSeconds.toFixed(1)} s, ${cost.cpuSeconds.toFixed(1)} s of CPU`,
  );
}

/** Builds without caches, and then with those of that build. */
async function timeBuilds(
  site: Site,
  node: string,
  measured: Measured,
  kinds: [BuildKind, BuildKind],
  say: Say,
) {
  await note(measured, kinds[0], say, () => buildCold(site, node));
  await note(measured, kinds[1], say, () => buildAgain(site, node));
}

const NOT_BUILT = 'was not built yet: name the part build too';

/** The site of a peer, built from the pages. */
async function preparePeer(
  adapter: Adapter,
  content: Content,
  {parts}: Options,
  node: string,
  say: Say,
): Promise<Ready> {
  const subject = subjectOf(adapter);
  const measured = nothingYet({...subject, made: madeBy(adapter)});
  if (parts.includes('build')) {
    const folder = await install(`peers/${adapter.name}`);
    const site = siteOf(adapter, folder, adapter.files(content));
    // Builds with caches are compared with Docusaurus alone.
    if (adapter === docusaurus) {
      const withVersions = siteOf(adapter, folder, docusaurusWithVersions(content));
      await timeBuilds(withVersions, node, measured, ['coldWithVersions', 'warmWithVersions'], say);
      await timeBuilds(site, node, measured, ['cold', 'warm'], say);
    } else await note(measured, 'cold', say, () => buildCold(site, node));
  } else if (!existsSync(subject.output)) throw new Error(`it ${NOT_BUILT}`);
  measured.coverage = leastCovered(content.pages, subject.output, subject.toAddress);
  return {subject, measured};
}

/** Builds this site and its peers, or takes what was built last. */
export async function prepare(options: Options, node: string, say: Say): Promise<Prepared> {
  const failures: string[] = [];
  const own = nothingYet({
    title: 'This site',
    isOwn: true,
    made: `@docusaurus/core ${lockedVersion('..', '@docusaurus/core')} with all that this repository adds`,
  });
  if (options.parts.includes('build'))
    await timeBuilds(ownSite, node, own, ['coldWithVersions', 'warmWithVersions'], say);
  else if (!existsSync(OUTPUT)) throw new Error(`This site ${NOT_BUILT}`);
  const content = readContent();
  const sites: Ready[] = [];
  for (const adapter of adapters.filter(({name}) => options.peers.includes(name)))
    try {
      sites.push(await preparePeer(adapter, content, options, node, say));
    } catch (error) {
      // Its last words stay out of the results: they may name the places of this machine.
      const {message} = error as Error;
      console.error(message);
      failures.push(`${adapter.title}: ${message.split('\n')[0] ?? ''}`);
    }
  sites.push({subject: ownSubject(content), measured: own});
  return {content, sites, failures};
}

import type {Redirect} from '../../checks/lib/commonJs';
import {latestVersion, versionFolder, versionSidebar, withoutChains} from '../../checks/lib/commonJs';
import {Refusal} from '../lib/refusal.mjs';
import {compare} from './compare';
import {requireClean, type Git} from './git';
import {changeTree, openToChange, sayNext} from './mutation';
import {waysBetween} from './plan';
import {ownRedirects, redirectFiles, requireSound} from './redirectFiles';
import {
  addressOf,
  isPageIn,
  OWNED_BY_VERSIONS,
  pagesOf,
  pathsOf,
  requireVersion,
  VERSIONS_FILE,
  versionNames,
} from './site';
import {count, type Command, type Outcome, type Words, type World} from './world';

/** Redirects from all addresses of a version to those of another. */
function leadOn(git: Git, version: string, to: string, own: readonly Redirect[]): Redirect[] {
  const {root} = git;
  const moves = compare(git, versionFolder(version), versionFolder(to)).moved;
  const ways = waysBetween(
    {version, pages: pagesOf(root, version)},
    {version: to, pages: pagesOf(root, to)},
    moves,
    own,
  );
  const pages = ways.paths.map((one) => ({
    from: addressOf(version, one),
    to: addressOf(to, ways.wayOf(one).path),
  }));
  return [{from: addressOf(version, ''), to: addressOf(to, 'introduction')}, ...pages];
}

async function run(world: World, {positionals, values}: Words): Promise<Outcome> {
  const [version = ''] = positionals;
  const {root, say} = world;
  const git = openToChange(world);
  if (version === 'next') throw new Refusal('next is docs/ itself: it cannot be dropped.');
  requireVersion(root, version);
  const names = versionNames(root).filter((name) => name !== version);
  if (names.length === 0)
    throw new Refusal(`${version} is the only version: its readers would have nowhere to go.`);
  requireClean(git);
  const latest = latestVersion(names);
  const own = ownRedirects(root);
  requireSound(own, [...names, version], isPageIn(root, pathsOf(root, [...names, version])));
  const added = leadOn(git, version, latest, own);
  const sources = new Set(added.map(({from}) => from));
  const redirects = withoutChains([...own.filter(({from}) => !sources.has(from)), ...added]);
  requireSound(redirects, names, isPageIn(root, pathsOf(root, names)));
  const facts = {version, latest, redirects: added, isDryRun: values['dry-run'] === true};
  say(`Without ${version}: ${count(added.length, 'address')} lead to ${latest}, the latest.`);
  added.forEach(({from, to}) => say(`  ${from} -> ${to}`));
  say('');
  if (facts.isDryRun) {
    say('This was a dry run: nothing was changed.');
    return {status: 0, facts};
  }
  const files = await redirectFiles(git, redirects);
  await changeTree(git, `drop ${version}`, (staging) => {
    requireClean(git);
    staging.remove(versionFolder(version));
    staging.remove(versionSidebar(version));
    files.forEach(({file, text}) => staging.write(file, text));
    staging.write(VERSIONS_FILE, `${JSON.stringify(names, null, 2)}\n`);
  });
  say(`${version} is dropped.`);
  sayNext(world, OWNED_BY_VERSIONS, `docs(versions): drop ${version}`);
  return {status: 0, facts};
}

export const drop: Command = {
  usage: '<name> [--dry-run]',
  summary: 'removes a version; its addresses lead to the same pages of the latest',
  details: [
    'A page that the latest does not have leads to where it moved, or to the page above it.',
    'Redirects that led to the version lead on, so that nobody is sent twice.',
    'Files beside the pages (.md, llms.txt, rift.json) go with the version.',
  ],
  options: {'dry-run': {type: 'boolean', does: 'tells what would happen, and changes nothing'}},
  words: [1, 1],
  run,
};

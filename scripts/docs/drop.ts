import {writeFileSync} from 'node:fs';
import {versionFolder, versionSidebar} from '../../config/versions';
import {withoutChains} from '../../src/redirects/redirects';
import {UserError} from '../lib/command';
import {changeTree, printNext} from './change';
import {count, DRY_RUN, type CliContext, type Command, type Outcome, type ParsedArgs} from './context';
import {counterparts} from './compare';
import {Git, requireClean} from './git';
import {ownRedirects, redirectSteps, requireSound, VERSION_FILES} from './redirects';
import {
  addressOf,
  latestOf,
  namesText,
  readVersions,
  requireVersion,
  versionNames,
  VERSIONS_FILE,
} from './versions';

/** Dropping the latest version changes what every reader gets. */
async function requireConsent({confirm}: CliContext, question: string): Promise<void> {
  if (confirm === undefined) throw new UserError(`${question} Say so with --yes.`);
  if (!(await confirm(question))) throw new UserError('Nothing was changed.');
}

async function run(context: CliContext, {positionals, values}: ParsedArgs): Promise<Outcome> {
  const {root, print} = context;
  const [version = ''] = positionals;
  const git = new Git(root);
  if (version === 'next') throw new UserError('next is docs/ itself: it cannot be dropped.');
  const names = versionNames(root);
  requireVersion(version, names);
  const rest = names.filter((name) => name !== version);
  const latest = latestOf(rest);
  if (latest === undefined)
    throw new UserError(`${version} is the only version: its readers would have nowhere to go.`);
  requireClean(git, VERSION_FILES);
  const own = ownRedirects(root);
  const versions = readVersions(root, names);
  requireSound(root, own, versions);
  const added = [
    {from: addressOf(version, ''), to: addressOf(latest, 'introduction')},
    ...counterparts(git, version, latest, versions, own).map(({page, to}) => ({
      from: addressOf(version, page),
      to: addressOf(latest, to),
    })),
  ];
  const sources = new Set(added.map(({from}) => from));
  const redirects = withoutChains([...own.filter(({from}) => !sources.has(from)), ...added]);
  const isLatest = version === latestOf(names);
  const isDryRun = values['dry-run'] === true;
  const facts = {version, latest, isLatest, redirects: added, isDryRun};
  print(`Without ${version}: ${count(added.length, 'address')} lead to ${latest}.`);
  if (isLatest) print(`${latest} becomes the latest.`);
  added.forEach(({from, to}) => print(`  ${from} -> ${to}`));
  print('');
  if (isDryRun) {
    print(DRY_RUN);
    return {status: 0, facts};
  }
  if (isLatest && values.yes !== true)
    await requireConsent(
      context,
      `${version} is the latest version, and ${latest} becomes it. Drop ${version}?`,
    );
  const redirected = await redirectSteps(root, redirects);
  // The question takes its time.
  requireClean(git, VERSION_FILES);
  changeTree(root, [
    {file: VERSIONS_FILE, write: (target) => writeFileSync(target, namesText(rest))},
    ...redirected,
    {file: versionFolder(version)},
    {file: versionSidebar(version)},
  ]);
  print(`${version} is dropped.`);
  printNext(print, VERSION_FILES, `docs(versions): drop ${version}`);
  return {status: 0, facts};
}

export const drop: Command = {
  usage: '<name> [--dry-run] [--yes]',
  help: `removes a version; its addresses lead to the same pages of the latest
A page that the latest does not have leads to where it moved, or to the page above it.
Redirects that led to the version lead on, so that nobody is redirected twice.
Files beside the pages (.md, llms.txt, rift.json) go with the version.

  --dry-run  prints what would happen, and changes nothing
  --yes      drops the latest version without a question`,
  options: {'dry-run': {type: 'boolean'}, yes: {type: 'boolean'}},
  positionals: [1, 1],
  run,
};

import {writeFileSync} from 'node:fs';
import {versionFolder, versionSidebar} from '../../config/versions';
import {withoutChains} from '../../src/redirects/redirects';
import {changeTree, nextSteps} from './change';
import {count, DRY_RUN, DRY_RUN_OPTION, type Command} from './command';
import {VERSION_FILES} from './cut';
import {ownRedirects, redirectSteps} from './redirects';
import {requireClean, requireConsent, requireRemaining, requireSoundRedirects} from './refusals';
import {
  addressOf,
  counterparts,
  latestOf,
  namesText,
  readVersions,
  versionNames,
  VERSIONS_FILE,
} from './versions';

export const drop: Command = {
  usage: '<name> [--dry-run] [--yes]',
  help: `removes a version, and redirects its pages to those of the latest
A page that the latest does not have leads to where it moved, or to the page above it. Redirects into the
version are shortened, so that nobody is redirected twice. Files beside the pages (.md, llms.txt,
rift.json) go with the version.

  --dry-run  prints what would change, and changes nothing
  --yes      drops the latest version without asking`,
  options: {...DRY_RUN_OPTION, yes: {type: 'boolean'}},
  names: [1, 1],
  async run(context, [version = ''], options) {
    const {root, print} = context;
    const names = versionNames(root);
    const latest = requireRemaining(version, names);
    requireClean(root, VERSION_FILES);
    const own = ownRedirects(root);
    const versions = readVersions(root, names);
    requireSoundRedirects(root, own, versions);

    const added = [
      {from: addressOf(version, ''), to: addressOf(latest, 'introduction')},
      ...[...counterparts(root, [version, latest], versions, own)].map(([page, to]) => ({
        from: addressOf(version, page),
        to: addressOf(latest, to),
      })),
    ];
    const sources = new Set(added.map(({from}) => from));
    const isLatest = version === latestOf(names);
    print(`${version} will be dropped; ${count(added.length, 'redirect')} to ${latest}:`);
    added.forEach(({from, to}) => print(`  ${from} -> ${to}`));
    if (isLatest) print(`${latest} becomes the latest version.`);
    print('');
    if (options['dry-run']) {
      print(DRY_RUN);
      return 0;
    }

    if (isLatest && !options.yes)
      await requireConsent(
        context,
        `${version} is the latest version; ${latest} would become it. Drop ${version}?`,
      );
    const kept = own.filter(({from}) => !sources.has(from));
    const redirected = await redirectSteps(root, withoutChains([...kept, ...added]));
    // Somebody may have gone on writing before they answered.
    requireClean(root, VERSION_FILES);
    const rest = names.filter((name) => name !== version);
    changeTree(root, [
      {file: VERSIONS_FILE, write: (target) => writeFileSync(target, namesText(rest))},
      ...redirected,
      {file: versionFolder(version)},
      {file: versionSidebar(version)},
    ]);
    print(`${version} was dropped.`);
    nextSteps(VERSION_FILES, `docs(versions): drop ${version}`).forEach(print);
    return 0;
  },
};

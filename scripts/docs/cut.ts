import {cpSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';
import {versionFolder, versionSidebar} from '../../config/versions';
import {UserError} from '../lib/command';
import {changeTree, printNext} from './change';
import {count, DRY_RUN, type CliContext, type Command, type Outcome, type ParsedArgs} from './context';
import {Git, requireClean} from './git';
import {planCut, planLines} from './plan';
import {ownRedirects, redirectSteps, VERSION_FILES} from './redirects';
import {latestOf, namesText, readVersions, requireNewName, versionNames, VERSIONS_FILE} from './versions';

/** What a cut copies. */
const SOURCES = ['docs', 'sidebars.ts'];

/** Copies what git has of docs/, so that ignored files stay out. */
function copyDocs(git: Git, target: string): void {
  for (const file of git.list('ls-files', '-z', '--', 'docs'))
    cpSync(path.join(git.root, file), path.join(target, path.posix.relative('docs', file)));
}

async function run(context: CliContext, {positionals, values}: ParsedArgs): Promise<Outcome> {
  const {root, print, printError} = context;
  const [version = ''] = positionals;
  const git = new Git(root);
  const names = versionNames(root);
  requireNewName(version, names);
  requireClean(git, [...SOURCES, ...VERSION_FILES]);
  printError('Checking the text ...');
  if (!(await context.checkText()))
    throw new UserError('The text does not pass its checks, see above: nothing is cut.');
  const versions = readVersions(root, names);
  const own = ownRedirects(root);
  const plan = await planCut(git, version, latestOf(names), versions, own);
  planLines(plan).forEach(print);
  if (values['dry-run'] === true) {
    print(DRY_RUN);
    return {status: 0, facts: {...plan, isDryRun: true}};
  }
  const redirected = await redirectSteps(root, [
    ...own.filter((one) => !plan.obsolete.includes(one)),
    ...plan.redirects,
  ]);
  // The check takes its time.
  requireClean(git, [...SOURCES, ...VERSION_FILES]);
  // The same files as `docusaurus docs:version` writes; the list comes last, since with it the version is there.
  changeTree(root, [
    {file: versionFolder(version), write: (target) => copyDocs(git, target)},
    {
      file: versionSidebar(version),
      write: (target) => writeFileSync(target, `${JSON.stringify(sidebars, null, 2)}\n`),
    },
    ...redirected,
    {file: VERSIONS_FILE, write: (target) => writeFileSync(target, namesText([version, ...names]))},
  ]);
  print(`${version} is cut with ${count(plan.redirects.length, 'redirect')}.`);
  printNext(print, VERSION_FILES, `docs(versions): cut ${version}`);
  print('Readers learn of it from an entry in src/changelog/entries.ts.');
  return {status: 0, facts: {...plan, isDryRun: false}};
}

export const cut: Command = {
  usage: '<name> [--dry-run]',
  help: `makes a new version of docs/
Checks the text, prints what the version will have and what it will cost, and cuts it.
Addresses of the latest version that the new one does not have get redirects.
A name with -alpha, -beta or -rc in it does not become the latest while there is a release.

  --dry-run  prints what would happen, and changes nothing`,
  options: {'dry-run': {type: 'boolean'}},
  positionals: [1, 1],
  run,
};

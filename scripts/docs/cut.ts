import {cpSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {escaped} from '../../checks/lib/pattern';
import {NEXT, versionFolder, versionSidebar} from '../../config/versions';
import sidebars from '../../sidebars';
import {REDIRECTS_FILE, VERCEL_FILE, type Redirect} from '../../src/redirects/redirects';
import {changeTree, nextSteps} from './change';
import {count, DRY_RUN, DRY_RUN_OPTION, type Command} from './command';
import {git, tryGit} from './git';
import {ownRedirects, redirectSteps} from './redirects';
import {requireClean, requireNewName, requireSoundText} from './refusals';
import {
  addressOf,
  compare,
  counterparts,
  differenceLines,
  latestOf,
  LETTERS,
  namesText,
  readVersions,
  versionNames,
  VERSIONS_FILE,
} from './versions';

/** What a cut copies. */
const SOURCES = ['docs', 'sidebars.ts'];

/** What a cut or a drop writes. */
export const VERSION_FILES = [
  'versioned_docs',
  'versioned_sidebars',
  REDIRECTS_FILE,
  VERCEL_FILE,
  VERSIONS_FILE,
];

/** Where links into the latest version are written outside the documentation. */
const LINKING = ['src', 'config', 'README.md', 'CONTRIBUTING.md', ':!*.test.ts'];

/** Places of the site that name pages: `src/landing/content.ts:2: guides/tenants`. */
function linksTo(root: string, pages: readonly string[]): string[] {
  if (pages.length === 0) return [];
  const pattern = `["'\`(/](${pages.map(escaped).join('|')})["'\`)#]`;
  const lines = tryGit(root, 'grep', '--line-number', '-E', pattern, '--', ...LINKING).stdout.split('\n');
  return lines.flatMap((line) => {
    const [, place = '', text = ''] = /^(.+?:\d+):\s*(.*)$/.exec(line) ?? [];
    const isComment = /^(\/\/|\/?\*|\{\/\*|<!--)/.test(text);
    const [, page] = new RegExp(pattern).exec(text) ?? [];
    return page === undefined || isComment ? [] : [`${place}: ${page}`];
  });
}

/** Copies what git has of docs/, so that ignored files stay out. */
function copyDocs(root: string, target: string): void {
  for (const file of git(root, 'ls-files', '--', 'docs'))
    cpSync(path.join(root, file), path.join(target, path.posix.relative('docs', file)));
}

export const cut: Command = {
  usage: '<name> [--dry-run]',
  help: `makes a new version of docs/
Checks the text, prints what will change, and cuts the version. Addresses of the latest version that the
new one does not have become redirects. A name with -alpha, -beta or -rc in it does not become the latest
while there is a release.

  --dry-run  prints what would change, and changes nothing`,
  options: DRY_RUN_OPTION,
  names: [1, 1],
  async run(context, [version = ''], options) {
    const {root, print} = context;
    const names = versionNames(root);
    const latest = latestOf(names);
    requireNewName(version, names);
    requireClean(root, [...SOURCES, ...VERSION_FILES]);
    await requireSoundText(context);

    const versions = readVersions(root, names);
    const own = ownRedirects(root);
    const pages = new Set((versions.get(NEXT) ?? []).map((page) => page.path));
    const targets = latest === undefined ? [] : [...counterparts(root, [latest, NEXT], versions, own)];
    const lost = targets.filter(([page]) => !pages.has(page));
    const added = lost.map(([page, to]) => ({from: addressOf(version, page), to: addressOf(version, to)}));
    const addresses = new Set(['', ...pages].map((page) => addressOf(version, page)));
    const isPage = ({from}: Redirect) => addresses.has(from);
    const lostPages = lost.map(([page]) => page);

    const block = (title: string, lines: readonly string[]) => {
      if (lines.length > 0) [title, ...lines, ''].forEach(print);
    };
    const arrow = ({from, to}: Redirect) => `  ${from} -> ${to}`;
    print(`${version} will have ${count(pages.size, 'page')}.`);
    print('');
    if (latest !== undefined)
      block(
        `Compared with ${latest}, the latest (${LETTERS}):`,
        differenceLines(compare(root, latest, NEXT)),
      );
    block(`Redirects for addresses of ${latest} that ${version} does not have:`, added.map(arrow));
    block('Redirects that end, because their address becomes a page:', own.filter(isPage).map(arrow));
    block(
      'Links of the site that will be redirected:',
      linksTo(root, lostPages).map((link) => `  ${link}`),
    );
    if (options['dry-run']) {
      print(DRY_RUN);
      return 0;
    }

    const redirected = await redirectSteps(root, [...own.filter((one) => !isPage(one)), ...added]);
    // The check takes a while, in which somebody may have gone on writing.
    requireClean(root, [...SOURCES, ...VERSION_FILES]);
    // The same files as `docusaurus docs:version` writes; the list comes last, since with it the version is there.
    changeTree(root, [
      {file: versionFolder(version), write: (target) => copyDocs(root, target)},
      {
        file: versionSidebar(version),
        write: (target) => writeFileSync(target, `${JSON.stringify(sidebars, null, 2)}\n`),
      },
      ...redirected,
      {file: VERSIONS_FILE, write: (target) => writeFileSync(target, namesText([version, ...names]))},
    ]);
    print(`${version} was cut, with ${count(added.length, 'redirect')}.`);
    nextSteps(VERSION_FILES, `docs(versions): cut ${version}`).forEach(print);
    print('To tell readers, add an entry to changelog/.');
    return 0;
  },
};

import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {NEXT} from '../../config/versions';
import {type Redirect} from '../../src/redirects/redirects';
import {escaped} from '../../checks/lib/pattern';
import {readBuildRecord} from '../build';
import {compare, counterparts, linesOf, SIGNS, type Comparison, type Counterpart} from './compare';
import {count} from './context';
import type {Git} from './git';
import {addressOf, type VersionPages} from './versions';

/** Where links into the latest version are written outside the documentation. */
const LINKING = ['src', 'config', 'README.md', 'CONTRIBUTING.md', ':!*.test.ts'];

/** Before a link, on its line: it stands in a comment. */
const COMMENT = /(^|\s)(\/\/|\/\*|\{\/\*)|^\s*\*|<!--/;

export interface SiteLink {
  file: string;
  line: number;
  /** The page that it leads to, below its version. */
  page: string;
}

export interface Plan {
  version: string;
  /** The latest version, where one has been cut. */
  against: string | undefined;
  pages: number;
  words: number;
  differences: Comparison;
  /** Redirects from addresses of the latest version that the new one does not have. */
  redirects: (Redirect & Pick<Counterpart, 'reason'>)[];
  /** Redirects of the file whose source the new version makes a page. */
  obsolete: Redirect[];
  /** Links of the site to pages that the new version does not have. */
  siteLinks: SiteLink[];
  size: {files: number; bytes: number; builtBytes: number | undefined};
  build: {seconds: number; pages: number; estimate: number} | undefined;
}

/** Where the site names pages: quoted, alone or in a whole address. */
function linksTo(git: Git, pages: readonly string[]): SiteLink[] {
  if (pages.length === 0) return [];
  const link = new RegExp(
    `["'\`(](?:/docs/[^/"'\`)]+/)?(${pages.map(escaped).join('|')})(?:#[^"'\`)]*)?(?=["'\`)])`,
    'g',
  );
  return git.list('ls-files', '-z', '--', ...LINKING).flatMap((file) => {
    if (!existsSync(path.join(git.root, file))) return [];
    const lines = readFileSync(path.join(git.root, file), 'utf8').split('\n');
    return lines.flatMap((text, index) =>
      [...text.matchAll(link)]
        .filter((match) => !COMMENT.test(text.slice(0, match.index)))
        .map(([, page = '']) => ({file, line: index + 1, page})),
    );
  });
}

function sizeOf(folder: string): {files: number; bytes: number} {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const sizes = files.map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  return {files: files.length, bytes: sizes.reduce((sum, one) => sum + one, 0)};
}

/** What a cut will do. Changes nothing. */
export async function planCut(
  git: Git,
  version: string,
  against: string | undefined,
  versions: VersionPages,
  own: readonly Redirect[],
): Promise<Plan> {
  const pages = versions.get(NEXT) ?? [];
  const existing = new Set(pages.map((page) => page.path));
  const lost =
    against === undefined
      ? []
      : counterparts(git, against, NEXT, versions, own).filter(({page}) => !existing.has(page));
  const sources = new Set(['', ...existing].map((page) => addressOf(version, page)));
  const built = path.join(git.root, 'build/docs', against ?? NEXT);
  const record = readBuildRecord(git.root);
  return {
    version,
    against,
    pages: pages.length,
    words: pages.reduce((sum, {words}) => sum + words, 0),
    differences: compare(git, against ?? version, NEXT),
    redirects: lost.map(({page, to, reason}) => ({
      from: addressOf(version, page),
      to: addressOf(version, to),
      reason,
    })),
    obsolete: own.filter(({from}) => sources.has(from)),
    siteLinks: linksTo(
      git,
      lost.map(({page}) => page),
    ),
    size: {
      ...sizeOf(path.join(git.root, 'docs')),
      builtBytes: existsSync(built) ? sizeOf(built).bytes : undefined,
    },
    build: record && {...record, estimate: (record.seconds / record.pages) * (record.pages + pages.length)},
  };
}

const REASONS: Record<Counterpart['reason'], string> = {
  same: 'the same page',
  moved: 'where the page is now',
  parent: 'the page above it',
  introduction: 'no page is near',
};

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

/** Lines below a title, and a line between; nothing where there are none. */
const block = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', title, ...lines]);

/** The plan as a maintainer reads it. */
export function planLines({version, against, differences, size, build, ...plan}: Plan): string[] {
  const inBuild = size.builtBytes === undefined ? '' : `, about ${kilobytes(size.builtBytes)} in the build`;
  const changes = linesOf(differences);
  const beside =
    changes.length === 0
      ? ['', `All files are equal to those of ${against}.`]
      : block(`Compared with ${against}, the latest ${SIGNS}:`, changes);
  return [
    `Plan of ${version}: ${count(plan.pages, 'page')}, ${count(plan.words, 'word')}`,
    ...(against === undefined ? ['', 'It is the first version.'] : beside),
    ...block(
      `Addresses of ${against} that ${version} does not have, and where they can lead:`,
      plan.redirects.map(({from, to, reason}) => `  ${from} -> ${to} (${REASONS[reason]})`),
    ),
    ...block(
      'Redirects that end, since their address becomes a page:',
      plan.obsolete.map(({from, to}) => `  ${from} -> ${to}`),
    ),
    ...block(
      `Links of the site to pages that ${version} does not have; a redirect keeps them working:`,
      plan.siteLinks.map(({file, line, page}) => `  ${file}:${line}: ${page}`),
    ),
    '',
    `Size: ${count(size.files, 'file')}, ${kilobytes(size.bytes)} in the repository${inBuild}`,
    build === undefined
      ? 'Build: not known until `npm run build` has run once here'
      : `Build: about ${Math.round(build.estimate)} s instead of ${Math.round(build.seconds)} s for ${count(build.pages, 'page')}, by the last one here`,
    '',
  ];
}

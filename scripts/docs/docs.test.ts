import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import docusaurusCli from '@docusaurus/plugin-content-docs/lib/cli.js';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {readFileNames} from '../../checks/names-on-disk';
import {readText} from '../../config/files';
import {APART, git as runGit} from '../../config/git';
import {hostileSettings, setVariables} from '../../config/testData';
import {UserError} from '../../config/command';
import {run} from './main';

const LINES = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.', 'Eight.', 'Nine.'];

/** A page with a line for each number, so that distant changes do not conflict. */
const numbered = (changes: Readonly<Record<number, string>> = {}): string =>
  LINES.map((line, index) => `${changes[index + 1] ?? line}\n`).join('\n');

const FILES: Readonly<Record<string, string>> = {
  'docs/introduction.md': 'Rift answers with one result.\n',
  'docs/guides/index.md': 'Ways to do things.\n',
  'docs/guides/tenants.md': numbered(),
  'docs/_data/errors.json': '[]\n',
  'sidebars.js': 'module.exports = {docs: ["introduction"]};\n',
  '.gitattributes': '* text=auto eol=lf\n',
  'changelog/2026-01-01-start.md': '[Start](/docs/v1/introduction)\n',
  'vercel.json':
    '{"headers": [], "redirects": [{"source": "/docs/:version", "destination": "/docs/:version/introduction", "permanent": false}]}\n',
};

const NEXT = 'docs/guides/tenants.md';
const V1 = 'versioned_docs/version-v1/guides/tenants.md';
const SIDEBARS = 'versioned_sidebars/version-v1-sidebars.json';

/** The real Docusaurus command, run in a folder. */
async function docsVersion(root: string, name: string): Promise<number> {
  const i18n = {locales: ['en'], defaultLocale: 'en', path: 'i18n', localeConfigs: {en: {path: ''}}};
  const options = {id: 'default', path: 'docs', sidebarPath: path.join(root, 'sidebars.js')} as PluginOptions;
  await docusaurusCli.cliDocsVersionCommand(name, options, {siteDir: root, i18n} as unknown as LoadContext);
  return 0;
}

let root: string;
const whole = (file: string) => path.join(root, file);
const read = (file: string) => readText(whole(file));
const json = (file: string) => JSON.parse(read(file)) as unknown;

function write(file: string, text: string) {
  mkdirSync(path.dirname(whole(file)), {recursive: true});
  writeFileSync(whole(file), text);
}

const git = (...args: string[]) => runGit(root, args, {env: APART});

function commit() {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message=change');
}

const changed = () => git('status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean);

/** The programs that a test may replace. */
let programs: {checks: () => number; docusaurus: (name: string) => Promise<number>};

/** Runs a command; `lines` is what it prints, `error` is the message with which it refuses. */
async function docs(...args: string[]): Promise<{status: number; lines: string[]; error?: string}> {
  const lines: string[] = [];
  const project = {
    root,
    print: (text: string) => lines.push(...text.split('\n')),
    run: async (program: string, rest: readonly string[]) =>
      program.startsWith('tsx') ? programs.checks() : programs.docusaurus(rest[1] ?? ''),
  };
  try {
    return {status: await run(project, args), lines};
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return {status: 1, lines, error: error.message};
  }
}

/** Runs the undo command from the output. */
function undo(lines: readonly string[]) {
  const [, command = ''] = /^To undo it: git (.*)$/m.exec(lines.join('\n')) ?? [];
  // As a user types it: git stash fails where paths are taken literally.
  runGit(root, command.split(' '), {env: {...APART, GIT_LITERAL_PATHSPECS: '0'}});
}

let folder: string;
let takeBack: () => void;

/** Copies the project, in which v1 is cut, because making it takes a second. */
function renew() {
  root = mkdtempSync(path.join(folder, 'copy-'));
  cpSync(path.join(folder, 'project'), root, {recursive: true});
  programs = {checks: () => 0, docusaurus: (name) => docsVersion(root, name)};
}

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'rift-docs-test-'));
  root = path.join(folder, 'project');
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  git('init', '--quiet');
  // The commands have to do the same whatever a user has set.
  takeBack = setVariables(hostileSettings(folder));
  await docsVersion(root, 'v1');
  commit();
});

test.beforeEach(renew);

test.afterAll(() => {
  takeBack();
  rmSync(folder, {recursive: true, force: true});
});

test.describe('cut', () => {
  test('leaves what Docusaurus makes, and says how to keep or undo it', async () => {
    symlinkSync('../introduction.md', whole('docs/guides/start.md'));
    commit();
    const {status, lines} = await docs('cut', 'v2');
    expect(status).toBe(0);
    expect(changed()).toEqual([
      ' M versions.json',
      '?? versioned_docs/version-v2/_data/errors.json',
      '?? versioned_docs/version-v2/guides/index.md',
      '?? versioned_docs/version-v2/guides/start.md',
      '?? versioned_docs/version-v2/guides/tenants.md',
      '?? versioned_docs/version-v2/introduction.md',
      '?? versioned_sidebars/version-v2-sidebars.json',
    ]);
    expect(json('versions.json')).toEqual(['v2', 'v1']);
    expect(readlinkSync(whole('versioned_docs/version-v2/guides/start.md'))).toBe('../introduction.md');
    expect(lines).toContain('To keep it: git add --all && git commit --message="docs(versions): cut v2"');
    undo(lines);
    expect(changed()).toEqual([]);
  });

  test('leaves nothing behind if the text is wrong, is edited meanwhile, or Docusaurus fails half-way', async () => {
    programs.checks = () => 1;
    expect((await docs('cut', 'v2')).error).toBe(
      'Nothing was cut: the text has the problems above. Fix and commit them first.',
    );
    programs.checks = () => {
      write(NEXT, 'Worked on.');
      return 0;
    };
    expect((await docs('cut', 'v2')).error).toMatch(/^Not committed: docs\/guides\/tenants\.md\. /);
    expect(changed()).toEqual([` M ${NEXT}`]);
    git('checkout', '--', NEXT);
    programs.checks = () => 0;
    programs.docusaurus = () => {
      cpSync(whole('docs'), whole('versioned_docs/version-v2'), {recursive: true});
      write('versions.json', '');
      return Promise.resolve(1);
    };
    expect((await docs('cut', 'v2')).error).toBe('Nothing was cut: Docusaurus says above why.');
    expect(changed()).toEqual([]);
    expect(existsSync(whole('versioned_docs/version-v2'))).toBe(false);
  });
});

test.describe('sync', () => {
  test('carries an edit to a version and back, or to several files since a commit, keeping what is different there', async () => {
    write(V1, numbered({8: 'Only in v1.'}));
    commit();
    write(NEXT, numbered({2: 'Corrected.'}));
    write('docs/_data/errors.json', '[{}]\n');
    commit();
    const files = [NEXT, './docs/_data/errors.json'];
    expect((await docs('sync', ...files, '--to', 'v1')).error).toMatch(
      /^There is no edit since HEAD\. .*--since/,
    );
    const {status, lines} = await docs('sync', ...files, '--to', 'v1', '--since', 'HEAD~1');
    expect(status).toBe(0);
    expect(lines[0]).toBe(`${V1}: edit carried over`);
    expect(read(V1)).toBe(numbered({2: 'Corrected.', 8: 'Only in v1.'}));
    expect(read('versioned_docs/version-v1/_data/errors.json')).toBe('[{}]\n');
    commit();
    write(V1, numbered({2: 'Corrected again.', 8: 'Only in v1.'}));
    expect((await docs('sync', V1, '--from', 'v1')).status).toBe(0);
    expect(read(NEXT)).toBe(numbered({2: 'Corrected again.'}));
  });

  test('marks a conflict as git does for this user, with exit status 1 and a way back', async () => {
    write(V1, numbered({2: 'Of v1.'}));
    commit();
    write(NEXT, numbered({2: 'Of next.'}));
    const {status, lines} = await docs('sync', NEXT, '--to', 'v1');
    expect(status).toBe(1);
    expect(lines.slice(0, 2)).toEqual([
      `${V1}: conflict`,
      'Resolve the marked lines, and git add the file, as after a merge.',
    ]);
    expect(read(V1)).toMatch(/<{7}.*\nOf v1\.\n\|{7}.*\nTwo\.\n={7}\nOf next\.\n>{7}/);
    expect(readFileNames(root).filter((file) => file === V1)).toEqual([V1]);
    undo(lines);
    expect(changed()).toEqual([` M ${NEXT}`]);
  });
});

test.describe('drop', () => {
  const INTRODUCTIONS = {
    source: '/docs/:version',
    destination: '/docs/:version/introduction',
    permanent: false,
  };

  test.beforeEach(async () => {
    await docsVersion(root, 'v2');
    commit();
  });

  test('removes the files and the name, redirects readers to the latest, and names what is left to do', async () => {
    rmSync(whole('versioned_docs/version-v2/guides/tenants.md'));
    const moved = {source: '/docs/v0/old', destination: '/docs/v1/introduction', permanent: true};
    write('vercel.json', JSON.stringify({headers: [], redirects: [moved, INTRODUCTIONS]}));
    commit();
    const {status, lines} = await docs('drop', 'v1');
    expect(status).toBe(0);
    expect(json('versions.json')).toEqual(['v2']);
    expect(existsSync(whole('versioned_docs/version-v1'))).toBe(false);
    expect(existsSync(whole('versioned_sidebars/version-v1-sidebars.json'))).toBe(false);
    expect(json('vercel.json')).toEqual({
      headers: [],
      redirects: [
        {...moved, destination: '/docs/v2/introduction'},
        {source: '/docs/v1', destination: '/docs/v2/introduction', permanent: true},
        INTRODUCTIONS,
        {source: '/docs/v1/:path*', destination: '/docs/v2/:path*', permanent: true},
      ],
    });
    expect(lines).toContain('  /docs/v1/guides/tenants');
    expect(lines).toContain('  changelog/2026-01-01-start.md');
    expect(changed().filter((line) => !/ (D versioned_|M (vercel|versions)\.json)/.test(line))).toEqual([]);
    undo(lines);
    expect(changed()).toEqual([]);
    expect(json('versions.json')).toEqual(['v2', 'v1']);
  });

  test('drops the latest only with --yes, and its name cannot be cut again while its addresses redirect', async () => {
    expect((await docs('drop', 'v2')).error).toBe(
      'v2 is the latest version; v1 would become it. Confirm with --yes.',
    );
    expect(changed()).toEqual([]);
    expect((await docs('drop', 'v2', '--yes')).status).toBe(0);
    commit();
    expect((await docs('cut', 'v2')).error).toMatch(
      /^Addresses of v2 redirect, .* remove them from vercel\.json\.$/,
    );
  });
});

test('status lists the versions, marks the latest, and says how next differs from it', async () => {
  expect((await docs('status')).lines).toEqual([
    'next: 3 pages at /docs/next',
    'v1: 3 pages at /docs/v1, the latest',
    'next has the same files as v1.',
  ]);
  write('docs/guides/more.md', 'Much that is new.\n');
  expect((await docs('status')).lines.at(-1)).toBe('A\tdocs/guides/more.md');
});

const NO_NAME = /^"(.*)" cannot be the name of a version\. Use up to 32 letters, .* such as v2 or 2\.1\.$/;
const REFUSALS: readonly [typed: string, error: string | RegExp, arrange?: () => void][] = [
  ['publish', /^Versions of the documentation: npm run docs/],
  ['cut v2/next', NO_NAME],
  ['cut ..', NO_NAME],
  ['cut v2.html', NO_NAME],
  ['cut latest', '"latest" is a reserved name. Choose another.'],
  ['cut V1', 'Version v1 exists already. Choose another name.'],
  [
    'cut v2',
    'Not committed: docs/new.md. Commit first, or put the changes aside: git stash push --include-untracked',
    () => write('docs/new.md', 'New.'),
  ],
  [
    'cut v2',
    `Nothing was cut: ${SIDEBARS} is missing. Take it back: git checkout -- ${SIDEBARS}`,
    () => rmSync(whole(SIDEBARS)),
  ],
  ['drop v7', 'There is no version "v7". Versions: v1.'],
  ['drop v1', 'v1 is the only version, and its readers would have nowhere to go. Cut another first.'],
  [`sync ${NEXT}`, /^Say which way: --to <version> /],
  [`sync ${NEXT} --to v1 --since v7`, /^There is no commit v7\. /],
  ['sync package.json --to v1', /^There is no package\.json in docs\/\. Name /],
  [
    'sync docs/new.md --to v1',
    'There is no versioned_docs/version-v1/new.md: an edit can only be carried to a page that exists.',
    () => write('docs/new.md', 'New.'),
  ],
  [
    `sync ${NEXT} --to v1`,
    `Not committed: ${V1}. Commit first, or put the changes aside: git stash push --include-untracked -- ${V1}`,
    () => write(V1, 'Worked on.'),
  ],
  [
    `sync ${NEXT} --to v1`,
    /^Nothing was carried over\. git apply: .*index\.lock/,
    () => {
      write(NEXT, numbered({2: 'Corrected.'}));
      write('.git/index.lock', '');
    },
  ],
  [
    'status',
    /versions\.json holds no list of JSON: it is \{\}\. Correct it, .* git checkout -- \S*versions\.json$/,
    () => write('versions.json', '{}'),
  ],
  ['cut v2', /^git status: fatal: not a git repository/, () => rmSync(whole('.git'), {recursive: true})],
];

test('what cannot be done is refused in one line, and nothing is changed', async () => {
  for (const [typed, error, arrange] of REFUSALS) {
    renew();
    arrange?.();
    const state = () => (existsSync(whole('.git')) ? changed() : []);
    const before = state();
    const answer = await docs(...typed.split(' '));
    expect(answer, typed).toEqual({
      status: 1,
      lines: [],
      error: typeof error === 'string' ? error : expect.stringMatching(error),
    });
    expect(state(), typed).toEqual(before);
  }
});

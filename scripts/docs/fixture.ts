import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {execFileSync} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {versionFolder, versionSidebar} from '../../config/versions';
import {UserError} from '../lib/command';
import type {Context} from './command';
import {run} from './main';
import {namesText, versionNames, VERSIONS_FILE} from './versions';

/** A small project in a temporary folder, with what these commands read of one. */
export interface Project {
  root: string;
  git: (...args: string[]) => string;
  write: (file: string, text: string) => void;
  read: (file: string) => string;
  remove: (file: string) => void;
  commit: (message?: string) => void;
  /** What git says is not committed; nothing where there is no git. */
  changed: () => string[];
  /** Runs a command; `lines` are what it prints, `error` is what it refuses with. */
  run: (...args: string[]) => Promise<{status: number; lines: string[]; error?: string}>;
  /** What a test wants otherwise. */
  context: Partial<Context>;
  close: () => void;
}

const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;

const LINES = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.', 'Eight.', 'Nine.'];

/** The text of a page with a line for each number, so that changes far from each other do not meet. */
export const numbered = (title: string, changes: Readonly<Record<number, string>> = {}): string =>
  page(title, LINES.map((line, index) => changes[index + 1] ?? line).join('\n\n'));

/** What Docusaurus does for a cut. */
function cutAsDocusaurus(folder: string, version: string): void {
  cpSync(path.join(folder, 'docs'), path.join(folder, versionFolder(version)), {recursive: true});
  mkdirSync(path.join(folder, 'versioned_sidebars'), {recursive: true});
  writeFileSync(path.join(folder, versionSidebar(version)), '{}\n');
  writeFileSync(path.join(folder, VERSIONS_FILE), namesText([version, ...versionNames(folder)]));
}

const FILES: Readonly<Record<string, string>> = {
  'docs/introduction.md': page('Introduction', 'Rift answers with one result.'),
  'docs/guides/index.md': page('Guides', 'Ways to do things.'),
  'docs/guides/tenants.md': numbered('Tenants'),
  'docs/guides/routes.md': numbered('Routes', {5: 'Five routes, no more.'}),
  'docs/_data/errors.json': '[]\n',
  'docs/_starter/.env.example': 'DB_NAME=rift\n',
  'src/pages/index.tsx': '\n',
  'src/landing/content.ts': `// Not 'guides/tenants'.\nexport const to = 'guides/tenants'; // As 'guides/tenants'.\n`,
  'redirects.json': '[]\n',
  'sidebars.ts': '\n',
  'vercel.json': '{\n  "redirects": []\n}\n',
  '.gitignore': '.docusaurus/\n',
};

/** Drives the commands in a folder. */
function projectAt(root: string): Project {
  const whole = (file: string) => path.join(root, file);
  const project: Project = {
    root,
    context: {},
    git: (...args) => {
      const author = ['user.name=Test', 'user.email=test@example.com', 'commit.gpgsign=false'];
      const settings = author.flatMap((setting) => ['-c', setting]);
      return execFileSync('git', [...settings, ...args], {cwd: root, encoding: 'utf8'});
    },
    write(file, text) {
      mkdirSync(path.dirname(whole(file)), {recursive: true});
      writeFileSync(whole(file), text);
    },
    read: (file) => readFileSync(whole(file), 'utf8'),
    remove: (file) => rmSync(whole(file), {recursive: true}),
    commit(message = 'change') {
      project.git('add', '--all');
      project.git('commit', '--quiet', '--allow-empty', `--message=${message}`);
    },
    changed: () =>
      existsSync(whole('.git'))
        ? project.git('status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean)
        : [],
    async run(...args) {
      const lines: string[] = [];
      const context: Context = {
        root,
        print: (text) => lines.push(...text.split('\n')),
        checkText: () => Promise.resolve(true),
        ...project.context,
      };
      try {
        return {status: await run(context, args), lines};
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return {status: 1, lines, error: error.message};
      }
    },
    close: () => rmSync(root, {recursive: true, force: true}),
  };
  return project;
}

const openFolder = () => mkdtempSync(path.join(os.tmpdir(), 'rift-docs-test-'));

/** @param versions - those that are cut, the oldest first */
export function openProject(versions: readonly string[] = ['v1']): Project {
  const project = projectAt(openFolder());
  for (const [file, text] of Object.entries(FILES)) project.write(file, text);
  project.git('init', '--quiet');
  project.commit('start');
  for (const version of versions) {
    cutAsDocusaurus(project.root, version);
    project.commit(`cut ${version}`);
  }
  return project;
}

/** A clone that has the last commit alone. */
export function openShallow({root}: Project): Project {
  const project = projectAt(openFolder());
  project.git('clone', '--quiet', '--depth=1', `file://${root}`, '.');
  return project;
}

/** What the commands have left of what they prepared. */
export const leftovers = ({root}: Project): string[] => {
  const folder = path.join(root, '.docusaurus');
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** Runs the command that an answer names to take it back. */
export function takeBack({git}: Project, answer = ''): void {
  const [, command = ''] = /git (stash push .*)/.exec(answer) ?? [];
  git(...command.split(' '));
}

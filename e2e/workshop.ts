import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {readFileNames} from '../checks/names-on-disk';
import {APART, git} from '../config/git';
import {siteHandler} from '../scripts/serve';
import {ROOT} from './build';

/** In ms: the time limit of a test that builds its own site. */
export const BUILD_MS = 240_000;

/** To the fixtures, requests of a workshop's site to itself look like requests to another host. */
export const OWN_REQUESTS = /^request to http:\/\/localhost:/;

/** Copies the files that git tracks or would add, with the packages of the original. */
function copyProject(folder: string) {
  for (const file of readFileNames(ROOT)) cpSync(path.join(ROOT, file), path.join(folder, file));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}

/** Makes a copy of the project in a temporary folder, for changing and building. */
export function openWorkshop() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rift-workshop-'));
  const server = createServer();
  const run = (args: string[]) =>
    execFileSync(process.execPath, ['scripts/run.cjs', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: undefined,
        // A trial may bring a script of its own into the pages, which is refused where a build is to be delivered.
        CI: undefined,
        VERCEL: undefined,
        // The cache is tied to the folder, so no other build could use it.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    });
  // A test may name paths by a pattern.
  const env = {...APART, GIT_LITERAL_PATHSPECS: '0'};
  const ownGit = (...args: string[]) => git(folder, args, {env});
  copyProject(folder);
  ownGit('init', '--quiet');
  writeFileSync(path.join(folder, '.git/info/exclude'), 'node_modules\n');
  return {
    folder,
    /** Changes a file, and returns its text before. */
    edit(name: string, change: (text: string) => string): string {
      const file = path.join(folder, name);
      const text = readFileSync(file, 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`${name} has nothing to be changed`);
      writeFileSync(file, changed);
      return text;
    },
    git: ownGit,
    build: () => run(['scripts/build.ts']),
    /** Runs a command about versions in the copy. */
    docs: (...args: string[]) => run(['scripts/docs/main.ts', ...args]),
    /** Serves the last build of the copy as the host would, and returns its origin. */
    async serve(): Promise<string> {
      server.removeAllListeners('request').on('request', siteHandler(folder));
      if (!server.listening) await new Promise<void>((resolve) => server.listen(0, resolve));
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    },
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

export type Workshop = ReturnType<typeof openWorkshop>;

import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from './lib/command';
import {execPackage, ROOT} from './lib/exec';

/** The last whole build on this machine. */
interface BuildRecord {
  seconds: number;
  pages: number;
}

/** Beside the caches of the build: of this machine, like them. */
const RECORD = 'node_modules/.cache/rift/build.json';

/** What the last build of a project took, undefined where none was made. */
export function readBuildRecord(root: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(path.join(root, RECORD), 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

/**
 * A thread that renders pages is replaced when it holds more than this, in bytes. Docusaurus waits for a gigabyte, which the threads of
 * a build of many versions reach while the memory of the bundler is not given back yet.
 */
const THREAD_MEMORY = '300000000';

/**
 * Builds the site with Docusaurus, makes its pages ready to be sent (src/page/delivery), and notes how long it took. With arguments
 * for Docusaurus the pages stay as it made them.
 *
 * @param isChecked - a Content-Security-Policy that has changed is a failure
 */
export async function build(args: readonly string[] = [], {isChecked = false} = {}): Promise<number> {
  const start = Date.now();
  const env = {DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: THREAD_MEMORY, ...process.env};
  const status = await execPackage('@docusaurus/core/bin/docusaurus.mjs', ['build', ...args], {env});
  if (status !== 0 || args.length > 0) return status;
  const delivered = await execPackage('tsx/dist/cli.mjs', [
    'src/page/delivery/main.ts',
    ...(isChecked ? ['--check'] : []),
  ]);
  if (delivered !== 0) return delivered;
  const names = readdirSync(path.join(ROOT, 'build'), {recursive: true, encoding: 'utf8'});
  const record: BuildRecord = {
    seconds: (Date.now() - start) / 1000,
    pages: names.filter((name) => name.endsWith('.html')).length,
  };
  mkdirSync(path.dirname(path.join(ROOT, RECORD)), {recursive: true});
  writeFileSync(path.join(ROOT, RECORD), JSON.stringify(record));
  return 0;
}

runCommand(__filename, build);

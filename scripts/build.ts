import {execPackage, ROOT, runCommand} from './lib/command';
import {requireReadable} from './lib/requireReadable';

/**
 * In bytes: a thread that renders pages is replaced when it uses more memory than this. Docusaurus waits for a gigabyte, which in a
 * build of many versions the threads reach before the bundler's memory has been released.
 */
const THREAD_MEMORY = '300000000';

/**
 * Builds the site with Docusaurus, and prepares its pages for delivery (src/page/delivery). With arguments for Docusaurus, the pages
 * stay as it made them.
 *
 * @param isChecked - whether a changed Content-Security-Policy is a failure
 */
export async function build(args: readonly string[] = [], {isChecked = false} = {}): Promise<number> {
  requireReadable(ROOT);
  const env = {DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: THREAD_MEMORY, ...process.env};
  const status = await execPackage('@docusaurus/core/bin/docusaurus.mjs', ['build', ...args], {env});
  if (status !== 0 || args.length > 0) return status;
  return execPackage('tsx/dist/cli.mjs', ['src/page/delivery/main.ts', ...(isChecked ? ['--check'] : [])]);
}

runCommand(__filename, build);

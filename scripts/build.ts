import {execPackage, ROOT, runCommand} from './lib/command';
import {requireReadable} from './lib/requireReadable';

/**
 * A thread that renders pages is replaced when it holds more than this, in bytes. Docusaurus waits for a gigabyte, which the threads of
 * a build of many versions reach while the memory of the bundler is not given back yet.
 */
const THREAD_MEMORY = '300000000';

/**
 * Builds the site with Docusaurus, and makes its pages ready to be sent (src/page/delivery). With arguments for Docusaurus the pages
 * stay as it made them.
 *
 * @param isChecked - a Content-Security-Policy that has changed is a failure
 */
export async function build(args: readonly string[] = [], {isChecked = false} = {}): Promise<number> {
  requireReadable(ROOT);
  const env = {DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: THREAD_MEMORY, ...process.env};
  const status = await execPackage('@docusaurus/core/bin/docusaurus.mjs', ['build', ...args], {env});
  if (status !== 0 || args.length > 0) return status;
  return execPackage('tsx/dist/cli.mjs', ['src/page/delivery/main.ts', ...(isChecked ? ['--check'] : [])]);
}

runCommand(__filename, build);

import {PREPARED} from '../src/page/plugin';
import {execPackage, runCommand} from '../config/command';

/**
 * In bytes: a thread that renders pages is replaced when it uses more memory than this. Docusaurus waits for a gigabyte, which in a
 * build of many versions the threads reach before the bundler's memory has been released.
 */
const THREAD_MEMORY = '300000000';

/**
 * Builds the site with Docusaurus, and prepares its pages for delivery (src/page/delivery); with `--check`, a changed
 * Content-Security-Policy is a failure. With arguments for Docusaurus, the pages stay as it made them.
 */
runCommand(__filename, async (args) => {
  const own = args.filter((one) => one === '--check');
  const rest = args.filter((one) => one !== '--check');
  const env = {
    [PREPARED]: 'yes',
    DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: THREAD_MEMORY,
    ...process.env,
  };
  const status = await execPackage('@docusaurus/core/bin/docusaurus.mjs', ['build', ...rest], env);
  if (status !== 0 || rest.length > 0) return status;
  return execPackage('tsx/dist/cli.mjs', ['src/page/delivery/main.ts', ...own]);
});

import {recorded} from './lib/buildRecord.mjs';
import {execPackage} from './lib/exec.mjs';

/**
 * The Docusaurus command line as it is; how long a build takes is noted.
 * @type {import('./lib/main.mjs').Command}
 */
export default function docusaurus(args) {
  const run = () => execPackage('@docusaurus/core/bin/docusaurus.mjs', args);
  return args.length === 1 && args[0] === 'build' ? recorded(run) : run();
}

import {build} from './lib/build.mjs';
import {execPackage} from './lib/exec.mjs';

/**
 * The Docusaurus command line as it is; how long a build takes is noted.
 * @type {import('./lib/main.mjs').Command}
 */
export default function docusaurus(args) {
  const [command, ...rest] = args;
  return command === 'build' ? build(rest) : execPackage('@docusaurus/core/bin/docusaurus.mjs', args);
}

import {execPackage} from './lib/exec.mjs';

/**
 * The Docusaurus command line as it is.
 * @type {import('./lib/main.mjs').Command}
 */
export default function docusaurus(args) {
  return execPackage('@docusaurus/core/bin/docusaurus.mjs', args);
}

import {execPackage} from './lib/exec.mjs';
import {portOf, requireFreePort} from './lib/port.mjs';

/**
 * Serves the site with hot reload.
 * @type {import('./lib/main.mjs').Command}
 */
export default async function start(args) {
  await requireFreePort(portOf(args), 'npm start');
  return execPackage('@docusaurus/core/bin/docusaurus.mjs', ['start', '--no-open', ...args]);
}

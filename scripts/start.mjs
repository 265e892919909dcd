import path from 'node:path';
import {execPackage, ROOT} from './lib/exec.mjs';
import {portOf, requireFreePort} from './lib/port.mjs';
import {UserError} from './lib/userError.mjs';
import {servedLine, takeVersions} from './lib/servedVersions.mjs';
import {versions} from './lib/typescript.mjs';

/**
 * @param {string} list
 * @param {readonly string[]} names those cut so far
 */
function choose(list, names) {
  try {
    return versions.chooseVersions(list, names);
  } catch (error) {
    throw new UserError(/** @type {Error} */ (error).message);
  }
}

/**
 * Serves the site with hot reload: the versions that `--versions` names, or else next and the latest. Others take their time at
 * every start, and are rarely written in.
 * @type {import('./lib/main.mjs').Command}
 */
export default async function start(args) {
  const {list = versions.SERVED_BY_DEFAULT, rest} = takeVersions(args);
  const names = versions.readVersionNames(path.join(ROOT, 'versions.json'));
  const served = choose(list, names);
  await requireFreePort(portOf(rest), 'npm start');
  const line = servedLine(versions.withNext(names), served);
  if (line) console.log(line);
  return execPackage('@docusaurus/core/bin/docusaurus.mjs', ['start', '--no-open', ...rest], {
    env: {[versions.SERVED_VARIABLE]: served.join(',')},
  });
}

import {existsSync} from 'node:fs';
import path from 'node:path';
import {NEXT, versionFolder, versionSidebar} from '../../config/versions';
import {readHosting} from '../../src/redirects/redirects';
import {tryGit} from '../../config/git';
import {UserError} from '../../config/command';
import {printNextSteps, requireClean, versionNames, VERSIONS_FILE, type Command} from './project';

const NAME = /^[a-z0-9](?:[\w-]|\.(?!\.|html$|$)){0,31}$/i;
/** Names that mean something else to Docusaurus, hosts or `npm start -- --versions`. */
const RESERVED = [NEXT, 'current', 'index', 'latest', 'all'];

function requireNewName(root: string, name: string): void {
  if (!NAME.test(name))
    throw new UserError(
      `"${name}" cannot be the name of a version. Use up to 32 letters, digits, "-" and "_", with single dots inside, such as v2 or 2.1.`,
    );
  if (RESERVED.includes(name.toLowerCase()))
    throw new UserError(`"${name}" is a reserved name. Choose another.`);
  // On macOS and Windows, both would have the same folder.
  const same = versionNames(root).find((one) => one.toLowerCase() === name.toLowerCase());
  if (same !== undefined) throw new UserError(`Version ${same} exists already. Choose another name.`);
  if (readHosting(root).redirects.some(({source}) => `${source}/`.startsWith(`/docs/${name}/`)))
    throw new UserError(
      `Addresses of ${name} redirect, since a version of that name was dropped. Choose another name, or remove them from vercel.json.`,
    );
}

/** Docusaurus reads the files of all versions. */
function requireFiles(root: string): void {
  const files = versionNames(root).flatMap((name) => [versionFolder(name), versionSidebar(name)]);
  const missing = files.find((file) => !existsSync(path.join(root, file)));
  if (missing !== undefined)
    throw new UserError(`Nothing was cut: ${missing} is missing. Take it back: git checkout -- ${missing}`);
}

/** Checks the text, then lets Docusaurus cut the version. */
export const cut: Command = async ({root, print, run}, [name = '']) => {
  requireNewName(root, name);
  requireFiles(root);
  requireClean(root);
  print('Checking the text ...');
  if ((await run('tsx/dist/cli.mjs', ['checks/main.ts'])) !== 0)
    throw new UserError('Nothing was cut: the text has the problems above. Fix and commit them first.');
  // The check takes a while, and somebody may have edited files meanwhile.
  requireClean(root);
  if ((await run('@docusaurus/core/bin/docusaurus.mjs', ['docs:version', name])) !== 0) {
    // Remove the copy first, because it may have filled the disk.
    tryGit(root, ['clean', '-fdxq', '--', versionFolder(name), versionSidebar(name), VERSIONS_FILE]);
    tryGit(root, ['checkout', '--', VERSIONS_FILE]);
    throw new UserError('Nothing was cut: Docusaurus says above why.');
  }
  printNextSteps(print, `docs(versions): cut ${name}`);
  print('To tell readers, add an entry to changelog/.');
  return 0;
};

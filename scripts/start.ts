import path from 'node:path';
import {
  chooseVersions,
  readVersionNames,
  SERVED_BY_DEFAULT,
  SERVED_VARIABLE,
  withNext,
} from '../config/versions';
import {execPackage, ROOT, runCommand} from './lib/command';

/** The versions from `--versions next,v1`, and the arguments for Docusaurus. */
export function readArgs(args: readonly string[], names: readonly string[]) {
  const at = args.indexOf('--versions');
  const list = at < 0 ? SERVED_BY_DEFAULT : (args[at + 1] ?? '');
  return {served: chooseVersions(list, names), rest: at < 0 ? [...args] : args.toSpliced(at, 2)};
}

/** Serves the site with hot reload. By default only some versions, because each slows every start and few are being edited. */
runCommand(__filename, (args) => {
  const names = readVersionNames(path.join(ROOT, 'versions.json'));
  const {served, rest} = readArgs(args, names);
  const left = withNext(names).filter((name) => !served.includes(name));
  if (left.length > 0)
    console.log(`Serves ${served.join(', ')}. With \`npm start -- --versions all\` also ${left.join(', ')}.`);
  return execPackage('@docusaurus/core/bin/docusaurus.mjs', ['start', '--no-open', ...rest], {
    [SERVED_VARIABLE]: served.join(','),
    // Docusaurus watches files by their inode. If git replaced sidebars.ts with a file that got the same inode number, Docusaurus
    // would no longer notice changes.
    CHOKIDAR_USEPOLLING: 'true',
    CHOKIDAR_INTERVAL: '500',
  });
});

import path from 'node:path';
import {
  chooseVersions,
  readVersionNames,
  SERVED_BY_DEFAULT,
  SERVED_VARIABLE,
  withNext,
} from '../config/versions';
import {execPackage, portOf, requireFree, ROOT, runCommand} from '../config/command';

/** Takes an option out of arguments, in each form: `--port 3001`, `--port=3001`, `-p 3001`. */
function takeOption(args: readonly string[], names: readonly string[]) {
  const at = args.findIndex((arg) => names.includes(arg.replace(/=.*/, '')));
  const [, value] = /=(.*)/.exec(args[at] ?? '') ?? [];
  const rest = at < 0 ? [...args] : args.toSpliced(at, value === undefined ? 2 : 1);
  return {value: at < 0 ? undefined : (value ?? args[at + 1] ?? ''), rest};
}

/** The versions from `--versions next,v1`, the port, and the arguments for Docusaurus. */
export function readArgs(args: readonly string[], names: readonly string[]) {
  const {value: list = SERVED_BY_DEFAULT, rest} = takeOption(args, ['--versions']);
  const {value: port = '3000'} = takeOption(rest, ['--port', '-p']);
  return {served: chooseVersions(list, names), port: portOf(port, 'npm start'), rest};
}

/** Serves the site with hot reload. By default only some versions, because each slows every start and few are being edited. */
runCommand(__filename, async (args) => {
  const names = readVersionNames(path.join(ROOT, 'versions.json'));
  const {served, port, rest} = readArgs(args, names);
  // Docusaurus would ask whether to use another one, or end as if all were well.
  await requireFree(port, 'npm start');
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

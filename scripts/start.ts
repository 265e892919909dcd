import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  chooseVersions,
  readVersionNames,
  SERVED_BY_DEFAULT,
  SERVED_VARIABLE,
  withNext,
} from '../config/versions';
import {runCommand, UserError} from './lib/command';
import {execPackage, ROOT} from './lib/exec';

/** The list of `--versions next,v1`, and the arguments for Docusaurus. */
export function readArgs(args: string[]): {list: string; rest: string[]} {
  const {values, tokens} = parseArgs({
    args,
    options: {versions: {type: 'string', default: SERVED_BY_DEFAULT}},
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const list = values.versions;
  if (typeof list !== 'string' || list === '' || list.startsWith('-'))
    throw new UserError('Which versions? Name them after --versions, such as --versions next,latest.');
  const own = tokens.flatMap((token) => {
    if (token.kind !== 'option' || token.name !== 'versions') return [];
    return token.inlineValue ? [token.index] : [token.index, token.index + 1];
  });
  return {list, rest: args.filter((_, index) => !own.includes(index))};
}

/** The versions to serve. */
function choose(list: string, names: readonly string[]): string[] {
  try {
    return chooseVersions(list, names);
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/** Serves the site with hot reload: some versions, since each takes its time at every start, and few of them are written in. */
runCommand(__filename, (args) => {
  const {list, rest} = readArgs(args);
  const names = readVersionNames(path.join(ROOT, 'versions.json'));
  const served = choose(list, names);
  const left = withNext(names).filter((name) => !served.includes(name));
  if (left.length > 0)
    console.log(`Serves ${served.join(', ')}. With \`npm start -- --versions all\` also ${left.join(', ')}.`);
  return execPackage('@docusaurus/core/bin/docusaurus.mjs', ['start', '--no-open', ...rest], {
    env: {
      [SERVED_VARIABLE]: served.join(','),
      // Docusaurus watches files by their inode. When git replaces sidebars.ts with a file that gets the same inode number, it would
      // not hear of it any more.
      CHOKIDAR_USEPOLLING: 'true',
      CHOKIDAR_INTERVAL: '500',
    },
  });
});

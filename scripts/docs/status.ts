import {latestVersion, NEXT, versionFolder} from '../../config/versions';
import {NEXT_FOLDER, pagesOf, tryGit, versionNames, type Command} from './project';

/** Lists the versions, and how next differs from the latest. */
export const status: Command = async ({root, print}) => {
  const names = versionNames(root);
  const latest = latestVersion(names);
  for (const name of [NEXT, ...names])
    print(
      `${name}: ${pagesOf(root, name).length} pages at /docs/${name}${name === latest ? ', the latest' : ''}`,
    );
  if (latest === NEXT) return 0;
  const folders = [versionFolder(latest), NEXT_FOLDER];
  const diff = tryGit(root, ['diff', '--no-index', '--name-status', '--find-renames', ...folders]).stdout;
  print(
    diff === ''
      ? `${NEXT} has the same files as ${latest}.`
      : `${NEXT} beside ${latest} (A added, D deleted, M modified, R renamed):`,
  );
  diff.split('\n').filter(Boolean).forEach(print);
  return 0;
};

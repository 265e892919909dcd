import {existsSync} from 'node:fs';
import path from 'node:path';
import {versionFolder} from '../../config/versions';
import {UserError} from '../lib/command';
import {git, NEXT_FOLDER, requireClean, requireVersion, tryGit, versionNames, type Command} from './project';

/** The path of a file below the folder of its version; the other version must have it, too. */
function pathIn(root: string, file: string, source: string, target: string): string {
  const below = path.posix.relative(source, path.posix.normalize(file.replaceAll('\\', '/')));
  if (below.startsWith('..') || !existsSync(path.join(root, source, below)))
    throw new UserError(
      `There is no ${file} in ${source}/. Name a page or a table by its file: ${source}/introduction.md`,
    );
  if (!existsSync(path.join(root, target, below)))
    throw new UserError(`There is no ${target}/${below}: an edit can only be carried to a page that exists.`);
  return below;
}

/** Carries edits of files in one version to the same files of another, as a git merge would. */
export const sync: Command = async ({root, print}, files, {to, from, since = 'HEAD'}) => {
  const version = to ?? from;
  if (version === undefined || (to !== undefined && from !== undefined))
    throw new UserError('Say which way: --to <version> carries an edit from next, --from <version> to next.');
  requireVersion(version, versionNames(root));
  const folder = versionFolder(version);
  const [source, target] = to === undefined ? [folder, NEXT_FOLDER] : [NEXT_FOLDER, folder];
  const paths = files.map((file) => pathIn(root, file, source, target));
  const targets = paths.map((file) => `${target}/${file}`);
  requireClean(root, targets);

  const sources = paths.map((file) => `${source}/${file}`);
  const edit = git(root, 'diff', '--binary', '--full-index', `--relative=${source}`, since, '--', ...sources);
  if (edit === '')
    throw new UserError(
      `There is no edit since ${since}. If it is committed, name the commit before it: --since HEAD~1`,
    );
  const {status, stderr} = tryGit(root, ['apply', '--3way', `--directory=${target}`], edit);
  const conflicts = git(root, 'diff', '--name-only', '--diff-filter=U').split('\n').filter(Boolean);
  const undo = ['checkout', 'HEAD', '--', ...targets];
  if (status !== 0 && conflicts.length === 0) {
    tryGit(root, undo);
    throw new UserError(`Nothing was carried over. git apply: ${stderr}`);
  }
  for (const file of targets)
    print(`${file}: ${conflicts.includes(file) ? 'conflict' : 'edit carried over'}`);
  if (conflicts.length > 0) print('Resolve the marked lines, and git add the file, as after a merge.');
  print(`To undo it: git ${undo.join(' ')}`);
  return conflicts.length > 0 ? 1 : 0;
};

import {existsSync} from 'node:fs';
import path from 'node:path';
import {isIn} from '../../config/files';
import {git, namesIn, tryGit} from '../../config/git';
import {versionFolder} from '../../config/versions';
import {UserError} from '../../config/command';
import {NEXT_FOLDER, requireClean, requireVersion, versionNames, type Command} from './project';

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

/** What has changed in files of a folder, as a patch with paths below the folder. */
function editSince(root: string, since: string, folder: string, files: readonly string[]): string {
  if (tryGit(root, ['rev-parse', '--verify', '--quiet', `${since}^{commit}`]).status !== 0)
    throw new UserError(
      `There is no commit ${since}. Name one as git log does, or count back: --since HEAD~1`,
    );
  // Otherwise a file that was only touched would count as changed.
  tryGit(root, ['update-index', '-q', '--refresh']);
  const format = ['--patch', '--binary', '--full-index', '--no-ext-diff', '--no-renames'];
  return git(root, ['diff-index', ...format, `--relative=${folder}`, since, '--', ...files]);
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
  const edit = editSince(root, since, source, sources);
  if (edit === '')
    throw new UserError(
      `There is no edit since ${since}. If it is committed, name the commit before it: --since HEAD~1`,
    );
  const spaces = ['--whitespace=nowarn', '--no-ignore-whitespace'];
  const apply = ['apply', '--3way', ...spaces, `--directory=${target}`];
  const {status, said} = tryGit(root, apply, {input: edit});
  const conflicting = ['diff-files', '--name-only', '-z', '--diff-filter=U', '--', ...targets];
  const conflicts = namesIn(git(root, conflicting));
  const undo = ['checkout', 'HEAD', '--', ...targets];
  if (status !== 0 && conflicts.length === 0) {
    tryGit(root, undo);
    throw new UserError(`Nothing was carried over. ${said}`);
  }
  for (const file of targets)
    print(`${file}: ${conflicts.some((one) => isIn(file, one)) ? 'conflict' : 'edit carried over'}`);
  if (conflicts.length > 0) print('Resolve the marked lines, and git add the file, as after a merge.');
  print(`To undo it: git ${undo.join(' ')}`);
  return conflicts.length > 0 ? 1 : 0;
};

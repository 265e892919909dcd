import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {NEXT, versionFolder} from '../../config/versions';
import {UserError} from '../lib/command';
import {changeTree} from './change';
import {DRY_RUN, DRY_RUN_OPTION, type Command} from './command';
import {git, takeBack, tryGit} from './git';
import {requireClean, requireVersion} from './refusals';
import {compare, pagesOf, textOf, versionNames} from './versions';

/** A text of the version that is written, of the one that is read, and what both come from. */
interface Sides {
  ours: string;
  base: string;
  theirs: string;
}

/** Merges line by line, as `git merge-file` does; contradictions are marked with the labels. */
function mergeTexts(sides: Sides, labels: Sides): {text: string; hasConflicts: boolean} {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rift-merge-'));
  try {
    const names = ['ours', 'base', 'theirs'] as const;
    for (const name of names) writeFileSync(path.join(folder, name), sides[name]);
    const labelled = names.flatMap((name) => ['-L', labels[name]]);
    const {status, stdout, stderr} = tryGit(folder, 'merge-file', '-p', ...labelled, ...names);
    // Up to 127, the status is the number of conflicts.
    if (status > 127) throw new UserError(`git merge-file: ${stderr}`);
    return {text: stdout, hasConflicts: status > 0};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Whether one text has all that the other changed since the base. */
function contains(one: string, base: string, other: string): boolean {
  const sides = {ours: one, base, theirs: other};
  const {text, hasConflicts} = mergeTexts(sides, sides);
  return !hasConflicts && text === one;
}

/**
 * The text that both sides come from, by the commits that touched them: as they were when they were last equal, or when one had all of
 * the other, which is how an earlier sync leaves them. `source` and `target` are the names of a file, the latest first.
 */
function baseOf(root: string, source: readonly string[], target: readonly string[]): string {
  const textAt = (commit: string, names: readonly string[]) =>
    names.map((name) => tryGit(root, 'show', `${commit}:${name}`)).find(({status}) => status === 0)?.stdout;
  const pairs: {theirs: string; ours: string}[] = [];
  for (const commit of git(root, 'log', '--format=%H', '--', ...source, ...target)) {
    const [theirs, ours] = [textAt(commit, source), textAt(commit, target)];
    if (theirs === undefined || ours === undefined) continue;
    pairs.push({theirs, ours});
    if (theirs === ours) break;
  }
  const oldest = pairs.at(-1);
  const isCommon = oldest !== undefined && oldest.theirs === oldest.ours;
  if (!isCommon && git(root, 'rev-parse', '--is-shallow-repository')[0] === 'true')
    throw new UserError('This clone lacks the history that both versions share. Run: git fetch --unshallow');
  const base = oldest?.ours ?? textAt('HEAD', source) ?? '';
  for (const {theirs, ours} of pairs) {
    if (contains(ours, base, theirs)) return theirs;
    if (contains(theirs, base, ours)) return ours;
  }
  return base;
}

function directionOf({to, from}: {to?: unknown; from?: unknown}): {from: string; to: string} {
  if ((to === undefined) === (from === undefined))
    throw new UserError('Say which way: --to <version> carries an edit from next, --from <version> to next.');
  if (to === NEXT || from === NEXT)
    throw new UserError('next is always the other side. Name a version after --to or --from.');
  return to === undefined ? {from: String(from), to: NEXT} : {from: NEXT, to: String(to)};
}

/** The file, below the folder of its version, of a page or table that is named by its path, its file or its address. */
function fileOf(root: string, version: string, word: string): string {
  const name = word.replace(/^.*?docs\/(version-[^/]+\/)?/, '').replace(/[?#].*$|\/$/g, '');
  const isNamed = [name, name.replace(/^[^/]+\//, '')];
  const page = pagesOf(root, version).find(({file, path}) =>
    [file, file.replace(/\.mdx?$/, ''), path].some((one) => isNamed.includes(one)),
  );
  if (page) return page.file;
  const isFile = /^(_data|_starter)\/(?!.*\.\.)/.test(name);
  if (isFile && textOf(root, `${versionFolder(version)}/${name}`) !== undefined) return name;
  throw new UserError(
    `${version} has no page "${word}". Name it by its file, such as docs/modules/cache.md.`,
  );
}

/** The file of the other version that is the same page, also where it moved. */
function counterpartOf(root: string, [from, to]: readonly [string, string], file: string): string {
  if (textOf(root, `${versionFolder(to)}/${file}`) !== undefined) return file;
  const before = compare(root, to, from).find((one) => one.file === file)?.before;
  if (before !== undefined) return before;
  throw new UserError(`${to} has no ${file}: an edit can only be carried to a page that exists.`);
}

const linesOfConflicts = (text: string) =>
  text.split('\n').flatMap((line, index) => (/^<{7} /.test(line) ? [index + 1] : []));

/** Merges a file of one version into its counterpart in the other. */
function merge(root: string, [from, to]: readonly [string, string], source: string) {
  const target = counterpartOf(root, [from, to], source);
  const [sourceFolder, targetFolder] = [versionFolder(from), versionFolder(to)];
  const [sourceFile, file] = [`${sourceFolder}/${source}`, `${targetFolder}/${target}`];
  const theirs = textOf(root, sourceFile) ?? '';
  const ours = textOf(root, file) ?? '';
  for (const [name, text] of [[sourceFile, theirs] as const, [file, ours] as const]) {
    const [line] = linesOfConflicts(text);
    if (line !== undefined) throw new UserError(`${name}:${line} has a conflict. Resolve it first.`);
  }
  if (theirs === ours) return {file, text: ours, isChanged: false, conflicts: []};
  // Before a page moved, both had one name.
  const base = baseOf(root, [sourceFile, `${sourceFolder}/${target}`], [file, `${targetFolder}/${source}`]);
  const {text} = mergeTexts({ours, base, theirs}, {ours: to, base: 'both', theirs: from});
  return {file, text, isChanged: text !== ours, conflicts: linesOfConflicts(text)};
}

export const sync: Command = {
  usage: '<page...> (--to <version> | --from <version>) [--dry-run]',
  help: `carries an edit from next to a version that was cut, or back
Name pages by their files, docs/modules/cache.md; tables and the starter's files too, docs/_data/errors.json.
What both sides changed since they were equal is merged line by line, as git merges; contradictions are
marked, and the exit status is 1. The edit need not be committed, but the file it is carried to has to be.

  --to       from next to this version
  --from     from this version to next
  --dry-run  prints what would change, and changes nothing`,
  options: {...DRY_RUN_OPTION, to: {type: 'string'}, from: {type: 'string'}},
  names: [1, Infinity],
  run({root, print}, names, options) {
    const {from, to} = directionOf(options);
    requireVersion(to === NEXT ? from : to, versionNames(root));
    const files = [...new Set(names.map((word) => fileOf(root, from, word)))];
    const merges = files.map((file) => merge(root, [from, to], file));
    const changed = merges.filter(({isChanged}) => isChanged);
    const written = changed.map(({file}) => file);
    if (!options['dry-run'] && written.length > 0) {
      requireClean(root, written);
      changeTree(
        root,
        changed.map(({file, text}) => ({file, write: (target) => writeFileSync(target, text)})),
      );
    }
    for (const {file, isChanged, conflicts} of merges) {
      if (conflicts.length > 0) print(`${file}: conflict at line ${conflicts.join(', ')}`);
      else print(`${file}: ${isChanged ? 'edit carried over' : 'up to date'}`);
    }
    const hasConflicts = merges.some(({conflicts}) => conflicts.length > 0);
    if (options['dry-run']) print(DRY_RUN);
    else {
      if (hasConflicts) print('Resolve the marked lines, as after a merge.');
      if (written.length > 0) print(`To undo it: ${takeBack(written)}`);
    }
    return Promise.resolve(hasConflicts ? 1 : 0);
  },
};

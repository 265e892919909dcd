import {writeFileSync} from 'node:fs';
import {distance} from 'fastest-levenshtein';
import {NEXT, versionFolder} from '../../config/versions';
import {UserError} from '../lib/command';
import {changeTree} from './change';
import {compare, type Move} from './compare';
import {DRY_RUN, UsageError, type Command, type CliContext, type Outcome, type ParsedArgs} from './context';
import {Git, requireClean, takeBack} from './git';
import {baseOf, mergeTexts} from './merge';
import {pagesOf, requireVersion, textOf, versionNames, type VersionPage} from './versions';

const CONFLICT = /^<{7} /;

/** How many characters a word may differ from the path of a page to be a misspelling of it. */
const MAX_DISTANCE = 5;

interface Direction {
  from: string;
  to: string;
}

function directionOf({to, from}: ParsedArgs['values']): Direction {
  if ((to === undefined) === (from === undefined))
    throw new UsageError('Say where the edit goes: --to <version>, or --from <version> to bring it to next.');
  if (to === NEXT || from === NEXT)
    throw new UsageError('next is the other side by itself: name the version, after --to or --from.');
  return to === undefined ? {from: String(from), to: NEXT} : {from: NEXT, to: String(to)};
}

/** What may be typed for a page: its path, its file or its address, in any version. */
const plain = (word: string) =>
  word
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^\.?\//, '')
    .replace(/^versioned_docs\/version-[^/]+\//, '')
    .replace(/^docs\//, '')
    .replace(/[?#].*$|\/$/g, '');

/** The file of a page or table, below the folder of its version. */
function fileOf(root: string, version: string, word: string, pages: readonly VersionPage[]): string {
  const name = plain(word);
  const withoutVersion = name.replace(/^[^/]+\//, '');
  const page = [name, withoutVersion]
    .map((one) => pages.find(({file, path}) => [file, file.replace(/\.mdx?$/, ''), path].includes(one)))
    .find(Boolean);
  if (page) return page.file;
  if (name.startsWith('_') && textOf(root, `${versionFolder(version)}/${name}`) !== undefined) return name;
  const near = pages
    .map(({path}) => ({path, far: distance(path, name)}))
    .sort((one, other) => one.far - other.far)[0];
  const hint = near && near.far <= MAX_DISTANCE ? ` Is it ${near.path}?` : '';
  throw new UserError(`${version} has no page ${JSON.stringify(word)}.${hint}`);
}

/** The file of the other version that is the same page, also where it moved. */
function counterpart(root: string, {to}: Direction, file: string, moves: readonly Move[]): string {
  if (textOf(root, `${versionFolder(to)}/${file}`) !== undefined) return file;
  const moved = moves.find((move) => move.to === file)?.from;
  if (moved === undefined)
    throw new UserError(`${to} has no ${file}: an edit can only be carried to a page that is there.`);
  return moved;
}

interface Merge {
  /** The one that is written, relative to the project. */
  file: string;
  outcome: 'carried' | 'equal' | 'nothing' | 'conflict';
  /** On which conflicts begin. */
  lines: number[];
  text: string;
}

const linesOfConflicts = (text: string) =>
  text.split('\n').flatMap((line, index) => (CONFLICT.test(line) ? [index + 1] : []));

/** Merges a file of one version into its counterpart in the other. */
function merge(git: Git, {from, to}: Direction, source: string, target: string): Merge {
  const [sourceFolder, targetFolder] = [versionFolder(from), versionFolder(to)];
  const [sourceFile, file] = [`${sourceFolder}/${source}`, `${targetFolder}/${target}`];
  const theirs = textOf(git.root, sourceFile) ?? '';
  const ours = textOf(git.root, file) ?? '';
  for (const [name, text] of [
    [sourceFile, theirs],
    [file, ours],
  ] as const) {
    const [line] = linesOfConflicts(text);
    if (line !== undefined) throw new UserError(`${name}:${line} has a conflict still: settle it first.`);
  }
  if (theirs === ours) return {file, outcome: 'equal', lines: [], text: ours};
  // Before a page moved, both had one name.
  const base = baseOf(git, [sourceFile, `${sourceFolder}/${target}`], [file, `${targetFolder}/${source}`]);
  const labels = {ours: to, base: `${from} and ${to} before`, theirs: from};
  const {text, hasConflicts} = mergeTexts({ours, base, theirs}, labels);
  const outcome = hasConflicts ? 'conflict' : text === ours ? 'nothing' : 'carried';
  return {file, outcome, lines: linesOfConflicts(text), text};
}

const SENTENCES: Record<Merge['outcome'], (lines: readonly number[]) => string> = {
  carried: () => 'carried over',
  equal: () => 'both are equal already',
  nothing: () => 'nothing to carry over, all of it is there',
  conflict: (lines) => `conflict at line ${lines.join(', ')}`,
};

async function run({root, print}: CliContext, {positionals, values}: ParsedArgs): Promise<Outcome> {
  const direction = directionOf(values);
  const {from, to} = direction;
  const git = new Git(root);
  requireVersion(to === NEXT ? from : to, versionNames(root));
  const pages = pagesOf(root, from);
  const {moved} = compare(git, to, from);
  const files = [...new Set(positionals.map((word) => fileOf(root, from, word, pages)))];
  const merges = files.map((file) => merge(git, direction, file, counterpart(root, direction, file, moved)));
  const changed = merges.filter(({outcome}) => outcome === 'carried' || outcome === 'conflict');
  const written = changed.map(({file}) => file);
  const isDryRun = values['dry-run'] === true;
  if (!isDryRun && written.length > 0) {
    requireClean(git, written);
    changeTree(
      root,
      changed.map(({file, text}) => ({file, write: (path) => writeFileSync(path, text)})),
    );
  }
  merges.forEach(({file, outcome, lines}) => print(`${file}: ${SENTENCES[outcome](lines)}`));
  const hasConflicts = merges.some(({outcome}) => outcome === 'conflict');
  if (isDryRun) print(DRY_RUN);
  else {
    if (hasConflicts) print('Choose between the marked lines, as after a merge.');
    if (written.length > 0) print(`To take it back: ${takeBack(written)}`);
  }
  return {
    status: hasConflicts ? 1 : 0,
    facts: {from, to, isDryRun, files: merges.map(({file, outcome, lines}) => ({file, outcome, lines}))},
  };
}

export const sync: Command = {
  usage: '<page...> (--to <version> | --from <version>) [--dry-run]',
  help: `carries an edit from next to a version that was cut, or back
A page is named by its path, its file or its address; a table by its file (_data/errors.json).
What both sides changed since they were equal is merged line by line, as git merges; contradictions
are marked, and the exit status is 1. The edit need not be committed; the file that it is carried to
has to be.

  --to       from next to this version
  --from     from this version to next
  --dry-run  prints what would happen, and changes nothing`,
  options: {to: {type: 'string'}, from: {type: 'string'}, 'dry-run': {type: 'boolean'}},
  positionals: [1, Infinity],
  run,
};

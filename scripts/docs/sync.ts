import {distance} from 'fastest-levenshtein';
import {NEXT, versionFolder} from '../../checks/lib/commonJs';
import {Refusal} from '../lib/refusal.mjs';
import {compare, type Move} from './compare';
import type {Git} from './git';
import {baseOf, mergeTexts} from './merge';
import {changeTree, openToChange} from './mutation';
import {pagesOf, requireVersion, textOf, type VersionPage} from './site';
import type {Staging} from './staging';
import {WrongUse, type Command, type Outcome, type Words, type World} from './world';

const START_MARK = /^<{7} /;

/** How far a word may be from a page to be taken for it, in signs. */
const NEAR = 5;

interface Way {
  from: string;
  to: string;
}

function wayOf({to, from}: Words['values']): Way {
  if ((to === undefined) === (from === undefined))
    throw new WrongUse('Say where the edit goes: --to <version>, or --from <version> to bring it to next.');
  if (to === NEXT || from === NEXT)
    throw new WrongUse('next is the other side by itself: name the version, after --to or --from.');
  return to === undefined ? {from: String(from), to: NEXT} : {from: NEXT, to: String(to)};
}

/** What may be typed for a page: its path, its file, its address, from any version. */
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
    .map((one) => pages.find(({file, path: own}) => [file, file.replace(/\.mdx?$/, ''), own].includes(one)))
    .find(Boolean);
  if (page) return page.file;
  if (name.startsWith('_') && textOf(root, `${versionFolder(version)}/${name}`) !== undefined) return name;
  const near = pages
    .map(({path: own}) => ({own, far: distance(own, name)}))
    .sort((one, other) => one.far - other.far)[0];
  const hint = near && near.far <= NEAR ? ` Is it ${near.own}?` : '';
  throw new Refusal(`${version} has no page ${JSON.stringify(word)}.${hint}`);
}

interface Merge {
  /** Of the target, relative to the project. */
  file: string;
  outcome: 'carried' | 'equal' | 'nothing' | 'conflict';
  /** On which conflicts begin. */
  lines: number[];
  text: string;
}

const WORDS: Record<Merge['outcome'], (merge: Merge) => string> = {
  carried: ({file}) => `${file}: carried over`,
  equal: ({file}) => `${file}: both are equal already`,
  nothing: ({file}) => `${file}: nothing to carry over, all of it is there`,
  conflict: ({file, lines}) => `${file}: conflict at line ${lines.join(', ')}`,
};

/** A page in both versions, below the folder of each. */
interface Pair {
  source: string;
  target: string;
}

/** What one file becomes when another is merged into it. */
function merge(git: Git, way: Way, {source, target}: Pair): Merge {
  const sourceFile = `${versionFolder(way.from)}/${source}`;
  const file = `${versionFolder(way.to)}/${target}`;
  const theirs = textOf(git.root, sourceFile) ?? '';
  const ours = textOf(git.root, file) ?? '';
  if (theirs === ours) return {file, outcome: 'equal', lines: [], text: ours};
  // Before a page moved, both had one name.
  const base = baseOf(
    git,
    [sourceFile, `${versionFolder(way.from)}/${target}`],
    [file, `${versionFolder(way.to)}/${source}`],
  );
  const labels = {ours: way.to, base: `${way.from} and ${way.to} before`, theirs: way.from};
  const {text, conflicts} = mergeTexts({ours, base, theirs}, labels);
  const lines = text.split('\n').flatMap((line, index) => (START_MARK.test(line) ? [index + 1] : []));
  if (conflicts > 0) return {file, outcome: 'conflict', lines, text};
  return {file, outcome: text === ours ? 'nothing' : 'carried', lines: [], text};
}

/** The file of the other version that is the same page, also where it moved. */
function counterpart(root: string, way: Way, file: string, moves: readonly Move[]): string {
  if (textOf(root, `${versionFolder(way.to)}/${file}`) !== undefined) return file;
  const moved = moves.find(({to}) => to === file)?.from;
  if (moved === undefined)
    throw new Refusal(`${way.to} has no ${file}: an edit can only be carried to a page that is there.`);
  return moved;
}

/** @throws Refusal where an earlier conflict is still marked */
function requireMerged(root: string, file: string): void {
  const at = (textOf(root, file) ?? '').split('\n').findIndex((line) => START_MARK.test(line));
  if (at !== -1) throw new Refusal(`${file}:${at + 1} has a conflict still: settle it first.`);
}

async function run(world: World, {positionals, values}: Words): Promise<Outcome> {
  const way = wayOf(values);
  const {root, say} = world;
  const git = openToChange(world);
  requireVersion(root, way.to === NEXT ? way.from : way.to);
  const pages = pagesOf(root, way.from);
  const {moved} = compare(git, versionFolder(way.to), versionFolder(way.from));
  const files = [...new Set(positionals.map((word) => fileOf(root, way.from, word, pages)))];
  const pairs = files.map((file) => ({source: file, target: counterpart(root, way, file, moved)}));
  for (const {source, target} of pairs) {
    requireMerged(root, `${versionFolder(way.from)}/${source}`);
    requireMerged(root, `${versionFolder(way.to)}/${target}`);
  }
  const isDryRun = values['dry-run'] === true;
  const merges = pairs.map((pair) => merge(git, way, pair));
  const prepare = (staging: Staging) =>
    merges.forEach(({file, outcome, text}) => {
      if (outcome === 'carried' || outcome === 'conflict') staging.write(file, text);
    });
  const command = `sync ${positionals.join(' ')} ${way.to === NEXT ? `--from ${way.from}` : `--to ${way.to}`}`;
  if (!isDryRun) await changeTree(git, command, prepare);
  merges.forEach((one) => say(WORDS[one.outcome](one)));
  const conflicts = merges.filter(({outcome}) => outcome === 'conflict');
  if (isDryRun) say('This was a dry run: nothing was changed.');
  else if (conflicts.length > 0)
    say('Choose between the marked lines, as after a merge. `npm run docs -- undo` takes it back.');
  return {
    status: conflicts.length > 0 ? 1 : 0,
    facts: {...way, isDryRun, files: merges.map(({file, outcome, lines}) => ({file, outcome, lines}))},
  };
}

export const sync: Command = {
  usage: '<page...> (--to <version> | --from <version>) [--dry-run]',
  summary: 'carries an edit from next to a version that was cut, or back',
  details: [
    'A page is named by its path, its file or its address; a table by its file (_data/errors.json).',
    'What both sides changed since they were equal is merged line by line, as git merges; contradictions are marked, and the exit',
    'status is 1. The edit need not be committed.',
  ],
  options: {
    to: {type: 'string', does: 'from next to this version'},
    from: {type: 'string', does: 'from this version to next'},
    'dry-run': {type: 'boolean', does: 'tells what would happen, and changes nothing'},
  },
  words: [1, Infinity],
  run,
};

import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {versionFolder, versionSidebar, type Redirect} from '../../checks/lib/commonJs';
import {readBuildRecord} from '../lib/build.mjs';
import {Refusal} from '../lib/refusal.mjs';
import {requireClean, type Git} from './git';
import {changeTree, openToChange, sayNext} from './mutation';
import {requireNewName} from './names';
import {planCut, type Plan} from './plan';
import {ownRedirects, redirectFiles, requireSound} from './redirectFiles';
import {isPageIn, OWNED_BY_VERSIONS, pathsOf, VERSIONS_FILE, versionNames} from './site';
import {linesOf} from './status';
import type {Staging} from './staging';
import {count, WrongUse, type Command, type Outcome, type Words, type World} from './world';

const KINDS = ['all', 'moved', 'none'] as const;
type Kind = (typeof KINDS)[number];

const seconds = (value: number) => `${Math.round(value)} s`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

function sayPages({say}: World, {version, against, pages, tables}: Plan) {
  const {total, words} = pages;
  say(`Flight plan of ${version}: ${count(total, 'page')}, ${count(words, 'word')}`);
  say('');
  if (against === undefined) {
    say('It is the first version.');
    return;
  }
  const lines = [...linesOf(pages), ...linesOf(tables)];
  say(
    lines.length === 0
      ? `All files are equal to those of ${against}.`
      : `Beside ${against}, the latest (+ new, - gone, > moved, ~ changed):`,
  );
  lines.forEach((line) => say(line));
}

const REASONS: Record<Plan['redirects'][number]['reason'], string> = {
  kept: 'the same page',
  moved: 'where the page is now',
  parent: 'the page above it',
  introduction: 'no page is near',
};

function sayAddresses({say}: World, {version, against, redirects, obsolete, siteLinks}: Plan) {
  if (redirects.length > 0) {
    say('');
    say(`Addresses of ${against} that ${version} does not have, and where they can lead:`);
    redirects.forEach(({from, to, reason}) => say(`  ${from} -> ${to} (${REASONS[reason]})`));
  }
  if (obsolete.length > 0) {
    say('');
    say('Redirects that end, since their address becomes a page:');
    obsolete.forEach(({from, to}) => say(`  ${from} -> ${to}`));
  }
  if (siteLinks.length > 0) {
    say('');
    say(`Links of the site to pages that ${version} does not have; a redirect keeps them whole:`);
    siteLinks.forEach(({file, line, path: target}) => say(`  ${file}:${line}: ${target}`));
  }
}

function sayCost({say}: World, {size, build}: Plan) {
  say('');
  const built = size.builtBytes === undefined ? '' : `, about ${kilobytes(size.builtBytes)} in the build`;
  say(`Size: ${count(size.files, 'file')}, ${kilobytes(size.bytes)} in the repository${built}`);
  say(
    build === undefined
      ? 'Build: not known until `npm run build` has run once here'
      : `Build: about ${seconds(build.estimate)} instead of ${seconds(build.seconds)} for ${count(build.pages, 'page')}, by the last one here`,
  );
}

/** Which of the proposed redirects are taken. */
async function accepted(
  world: World,
  {redirects}: Plan,
  wanted: Kind | undefined,
): Promise<Plan['redirects']> {
  if (wanted === 'none' || redirects.length === 0) return [];
  if (wanted === 'moved') return redirects.filter(({reason}) => reason === 'moved');
  if (wanted === 'all' || world.confirm === undefined) return redirects;
  return (await world.confirm(`Add ${count(redirects.length, 'redirect')}? The cut goes on either way.`))
    ? redirects
    : [];
}

/** Lets Docusaurus cut a copy of what is committed, and makes the result ready. */
async function stageCut(world: World, git: Git, staging: Staging, version: string): Promise<void> {
  const copy = path.join(staging.folder, 'copy');
  git.tell('checkout-index', '--all', `--prefix=${copy}/`);
  symlinkSync(path.join(world.root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  if ((await world.cutVersion(copy, version)) !== 0)
    throw new Refusal(`Docusaurus could not cut ${version}: see what it says above. Nothing was changed.`);
  // The list comes last: with it the version is there.
  for (const file of [versionFolder(version), versionSidebar(version), VERSIONS_FILE])
    staging.put(path.join(copy, file), file);
}

function kindOf(value: string | boolean | undefined): Kind | undefined {
  if (value === undefined) return undefined;
  const kind = KINDS.find((one) => one === value);
  if (kind === undefined)
    throw new WrongUse(`--redirects is one of ${KINDS.join(', ')}, not ${JSON.stringify(value)}.`);
  return kind;
}

/** @throws Refusal where the project tells git to leave files of that name out: it could not be committed, or taken back */
function requireKept(git: Git, version: string) {
  const files = [`${versionFolder(version)}/introduction.md`, versionSidebar(version)];
  const [first] = files.filter((file) => git.ask('check-ignore', '--quiet', file).status === 0);
  if (first !== undefined) throw new Refusal(`git is told to ignore ${first}: choose another name.`);
}

async function check(world: World) {
  world.progress('Checking the text ...');
  const failed = await world.checkText();
  if (failed > 0)
    throw new Refusal(`The text does not pass ${count(failed, 'check')}, see above: nothing is cut.`);
}

async function run(world: World, {positionals, values}: Words): Promise<Outcome> {
  const [version = ''] = positionals;
  const kind = kindOf(values.redirects);
  const git = openToChange(world);
  const names = versionNames(world.root);
  requireNewName(version, names);
  requireKept(git, version);
  requireClean(git);
  await check(world);
  const own = ownRedirects(world.root);
  requireSound(own, names, isPageIn(world.root, pathsOf(world.root, names)));
  const plan = planCut(git, version, own, await readBuildRecord(world.root));
  sayPages(world, plan);
  sayAddresses(world, plan);
  sayCost(world, plan);
  world.say('');
  const ended = new Set(plan.obsolete.map(({from}) => from));
  const paths = new Map([...pathsOf(world.root, names), [version, plan.paths]]);
  const withTaken = (taken: readonly Redirect[]) => [...own.filter(({from}) => !ended.has(from)), ...taken];
  requireSound(withTaken(plan.redirects), [version, ...names], isPageIn(world.root, paths));
  if (values['dry-run'] === true) {
    world.say('This was a dry run: nothing was changed.');
    return {status: 0, facts: {...plan, isDryRun: true}};
  }
  const taken = await accepted(world, plan, kind);
  const redirects = withTaken(taken);
  await changeTree(git, `cut ${version}`, async (staging) => {
    const files = await redirectFiles(git, redirects);
    world.progress(`Cutting ${version} ...`);
    files.forEach(({file, text}) => staging.write(file, text));
    await stageCut(world, git, staging, version);
    // Much time went by since it was asked first.
    requireClean(git);
  });
  const led = taken.length === 0 ? '' : ` with ${count(taken.length, 'redirect')}`;
  world.say(`${version} is cut${led}.`);
  sayNext(world, OWNED_BY_VERSIONS, `docs(versions): cut ${version}`);
  world.say('');
  world.say('Readers learn of it from an entry in src/pages/changelog/_entries.ts.');
  return {status: 0, facts: {...plan, redirects: taken, isDryRun: false}};
}

export const cut: Command = {
  usage: '<name> [--dry-run] [--redirects=all|moved|none]',
  summary: 'makes a new version of docs/',
  details: [
    'Checks the text, tells what the version will have and what it will cost, and cuts it.',
    'Addresses of the latest version that the new one does not have can lead on: --redirects says which do.',
    'Without it you are asked; where nobody can be asked, all do.',
    'A name with -alpha, -beta or -rc in it does not become the latest while there is a release.',
  ],
  options: {
    'dry-run': {type: 'boolean', does: 'tells what would happen, and changes nothing'},
    redirects: {type: 'string', does: 'all, moved (pages that are elsewhere now) or none'},
  },
  words: [1, 1],
  run,
};

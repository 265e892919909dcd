import {NEXT} from '../../config/versions';
import {redirectProblems, redirects, type Redirect} from '../../src/redirects/redirects';
import {readSiteAddresses} from '../../checks/lib/addresses';
import {NOT_FOUND} from '../../checks/redirects';
import {UserError} from '../lib/command';
import type {Context} from './command';
import {git, takeBack} from './git';
import {addressOf, latestOf, type VersionPages} from './versions';

// What the commands refuse, each with what to do about it. What only `sync` refuses is in sync.ts.

const NAME = /^[a-z0-9](?:[\w-]|\.(?!\.|html$|$))*$/i;
const MAX_LENGTH = 32;
/** What Docusaurus, hosts or `npm start -- --versions` mean something else by. */
const RESERVED = [NEXT, 'current', 'index', 'latest', 'all'];

/** Of a version that is cut. */
export function requireNewName(name: string, names: readonly string[]): void {
  if (!NAME.test(name) || name.length > MAX_LENGTH)
    throw new UserError(
      `"${name}" cannot be the name of a version. Use up to ${MAX_LENGTH} letters, digits, "-" and "_", with single dots inside, such as v2 or 2.1.`,
    );
  if (RESERVED.includes(name.toLowerCase()))
    throw new UserError(`"${name}" is a reserved name. Choose another.`);
  // On macOS and Windows both would have the same folder.
  const same = names.find((one) => one.toLowerCase() === name.toLowerCase());
  if (same !== undefined) throw new UserError(`Version ${same} exists already. Choose another name.`);
}

export function requireVersion(name: string, names: readonly string[]): void {
  if (!names.includes(name))
    throw new UserError(`There is no version "${name}". Versions: ${names.join(', ') || 'none yet'}.`);
}

/** Of those that remain; throws where none does. */
export function requireRemaining(dropped: string, names: readonly string[]): string {
  if (dropped === NEXT) throw new UserError(`${NEXT} is docs/ itself and cannot be dropped.`);
  requireVersion(dropped, names);
  const latest = latestOf(names.filter((name) => name !== dropped));
  if (latest !== undefined) return latest;
  throw new UserError(
    `${dropped} is the only version, and its readers would have nowhere to go. Cut another first.`,
  );
}

const MAX_NAMED = 5;

/** A project that git has, in which nothing below these paths is uncommitted. */
export function requireClean(root: string, paths: readonly string[]): void {
  const changed = git(root, 'status', '--porcelain', '--no-renames', '--', ...paths).map((line) =>
    line.slice(3),
  );
  if (changed.length === 0) return;
  const named = changed.slice(0, MAX_NAMED).join(', ');
  const more = changed.length > MAX_NAMED ? ` and ${changed.length - MAX_NAMED} more` : '';
  const touched = paths.filter((one) => changed.some((file) => file === one || file.startsWith(`${one}/`)));
  throw new UserError(
    `Not committed: ${named}${more}. Commit first, or put the changes aside: ${takeBack(touched)}`,
  );
}

export async function requireSoundText({checkText}: Context): Promise<void> {
  if (!(await checkText()))
    throw new UserError('Nothing was cut: the text has the problems above. Fix and commit them first.');
}

/** Redirects of the file that lead to a page, without loops, in none's place. */
export function requireSoundRedirects(root: string, own: readonly Redirect[], versions: VersionPages): void {
  const docs = [...versions].flatMap(([name, pages]) => pages.map((page) => addressOf(name, page.path)));
  const addresses = new Set([NOT_FOUND, ...readSiteAddresses(root), ...docs]);
  const names = [...versions.keys()].filter((name) => name !== NEXT);
  const problems = redirectProblems(redirects(names, own), (address) => addresses.has(address));
  if (problems.length > 0)
    throw new UserError(`redirects.json has to be corrected first:\n${problems.join('\n')}`);
}

/** Dropping the latest version changes what every reader gets. */
export async function requireConsent({confirm}: Context, question: string): Promise<void> {
  if (confirm === undefined) throw new UserError(`${question} Confirm with --yes.`);
  if (!(await confirm(question))) throw new UserError('Nothing was changed.');
}

import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isIn} from '../../config/files';
import {namesIn, tryGit} from '../../config/git';
import {latestVersion, versionFolder, versionSidebar} from '../../config/versions';
import {isPattern, readHosting, VERCEL_FILE, type Redirect} from '../../src/redirects/redirects';
import {UserError} from '../../config/command';
import {
  pagesOf,
  printNextSteps,
  requireClean,
  requireVersion,
  versionNames,
  VERSIONS_FILE,
  type Command,
} from './project';

/** The redirects without a version, whose addresses now lead to the latest. The pattern is last, because it covers others. */
function redirectsWithout(all: readonly Redirect[], dropped: string, latest: string): Redirect[] {
  const own = [
    {source: dropped, destination: `${latest}/introduction`, permanent: true},
    {source: `${dropped}/:path*`, destination: `${latest}/:path*`, permanent: true},
  ];
  const kept = all.map((one) =>
    one.destination.startsWith(`${dropped}/`)
      ? {...one, destination: latest + one.destination.slice(dropped.length)}
      : one,
  );
  return [...kept, ...own].sort((one, other) => Number(isPattern(one)) - Number(isPattern(other)));
}

/** The exit status of `git grep`. */
const NOTHING_FOUND = 1;

/** The files outside a version that name its addresses, but for that of the redirects. */
function placesNaming(root: string, version: string): string[] {
  const format = ['--no-color', '--files-with-matches', '-z', '--fixed-strings'];
  const {status, stdout, said} = tryGit(root, ['grep', ...format, '-e', `/docs/${version}/`]);
  if (status !== 0 && status !== NOTHING_FOUND) throw new UserError(said);
  return namesIn(stdout).filter((file) => file !== VERCEL_FILE && !isIn(versionFolder(version), file));
}

/** Removes a version, and redirects its readers to the latest of the others. */
export const drop: Command = async ({root, print}, [name = ''], {yes}) => {
  const names = versionNames(root);
  requireVersion(name, names);
  const rest = names.filter((one) => one !== name);
  const latest = latestVersion(rest);
  if (rest.length === 0)
    throw new UserError(
      `${name} is the only version, and its readers would have nowhere to go. Cut another first.`,
    );
  if (name === latestVersion(names) && !yes)
    throw new UserError(`${name} is the latest version; ${latest} would become it. Confirm with --yes.`);
  requireClean(root);

  const pages = new Set(pagesOf(root, latest));
  const lost = pagesOf(root, name).filter((page) => !pages.has(page));
  const places = placesNaming(root, name);
  const hosting = readHosting(root);
  const redirects = redirectsWithout(hosting.redirects, `/docs/${name}`, `/docs/${latest}`);
  const {format, resolveConfig} = await import('prettier');
  const options = await resolveConfig(path.join(root, '.prettierrc.json'), {editorconfig: false});
  const vercel = await format(JSON.stringify({...hosting, redirects}), {...options, filepath: VERCEL_FILE});
  writeFileSync(path.join(root, VERCEL_FILE), vercel);
  writeFileSync(path.join(root, VERSIONS_FILE), `${JSON.stringify(rest, null, 2)}\n`);
  for (const file of [versionFolder(name), versionSidebar(name)])
    rmSync(path.join(root, file), {recursive: true, force: true});

  const list = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) [title, ...lines.map((line) => `  ${line}`)].forEach(print);
  };
  print(`${name} was dropped; its addresses lead to those of ${latest}.`);
  list(
    `${latest} lacks these, whose readers get the 404 page unless ${VERCEL_FILE} leads them elsewhere, above the pattern:`,
    lost.map((page) => `/docs/${name}${page}`),
  );
  list(`These name addresses of ${name}; the build stops at links among them:`, places);
  printNextSteps(print, `docs(versions): drop ${name}`);
  return 0;
};

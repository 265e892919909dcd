import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {readSiteAddresses} from '../../checks/lib/addresses';
import {
  parseRedirects,
  REDIRECTS_FILE,
  redirectProblems,
  redirects,
  sortedRedirects,
  type Redirect,
  type VercelRedirect,
  vercelRedirects,
} from '../../src/redirects/redirects';
import {NOT_FOUND, VERCEL_FILE} from '../../checks/redirects';
import {UserError} from '../lib/command';
import {changeTree, type Step} from './change';
import {count, type Command} from './context';
import {
  addressOf,
  readable,
  readVersions,
  textOf,
  versionNames,
  VERSIONS_FILE,
  type VersionPages,
} from './versions';

/** What the commands that change versions write. */
export const VERSION_FILES = [
  'versioned_docs',
  'versioned_sidebars',
  REDIRECTS_FILE,
  VERCEL_FILE,
  VERSIONS_FILE,
];

/** The redirects of the file, without those that the versions bring. */
export function ownRedirects(root: string): Redirect[] {
  try {
    return parseRedirects(textOf(root, REDIRECTS_FILE) ?? '[]', REDIRECTS_FILE);
  } catch (error) {
    throw new UserError(`${(error as Error).message}.`);
  }
}

/** Throws where a redirect would not hold beside these pages. */
export function requireSound(root: string, own: readonly Redirect[], versions: VersionPages): void {
  const docs = [...versions].flatMap(([name, pages]) => pages.map((page) => addressOf(name, page.path)));
  const addresses = new Set([NOT_FOUND, ...readSiteAddresses(root), ...docs]);
  const names = [...versions.keys()].slice(1);
  const [first, ...others] = redirectProblems(redirects(names, own), (address) => addresses.has(address));
  if (first === undefined) return;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  throw new UserError(`The redirects do not hold: ${first}${more}`);
}

/** The steps that write the files that hold redirects, where they have to change. */
export async function redirectSteps(root: string, own: readonly Redirect[]): Promise<Step[]> {
  const options = await resolveConfig(path.join(root, '.prettierrc.json'), {editorconfig: false});
  const entries = sortedRedirects(own).map(({from, to}) => ({from, to}));
  const vercel = readable(
    VERCEL_FILE,
    () => JSON.parse(textOf(root, VERCEL_FILE) ?? '{}') as {redirects?: VercelRedirect[]},
  );
  const changes: [file: string, before: unknown, after: unknown][] = [
    [REDIRECTS_FILE, ownRedirects(root), entries],
    [VERCEL_FILE, vercel, {...vercel, redirects: vercelRedirects(entries, vercel.redirects ?? [])}],
  ];
  const steps = changes.map(async ([file, before, after]): Promise<Step[]> => {
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const text = await format(JSON.stringify(after), {...options, filepath: file});
    return [{file, write: (target) => writeFileSync(target, text)}];
  });
  return (await Promise.all(steps)).flat();
}

export const redirectsCommand: Command = {
  usage: '',
  help: `checks redirects.json and writes vercel.json by it
For whoever edits the redirects by hand: the other commands do it by themselves.`,
  options: {},
  positionals: [0, 0],
  async run({root, print}) {
    const own = ownRedirects(root);
    requireSound(root, own, readVersions(root, versionNames(root)));
    const steps = await redirectSteps(root, own);
    changeTree(root, steps);
    print(`${count(own.length, 'redirect')}, all of them lead to a page.`);
    steps.forEach(({file}) => print(`${file} is written.`));
    return {status: 0, facts: {redirects: own, written: steps.map(({file}) => file)}};
  },
};

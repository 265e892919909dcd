import {writeFileSync} from 'node:fs';
import {readSiteAddresses} from '../../checks/lib/addresses';
import {
  parseRedirects,
  REDIRECTS_FILE,
  redirectProblems,
  redirects,
  sortedRedirects,
  type Redirect,
} from '../../src/redirects/redirects';
import {NOT_FOUND, VERCEL_FILE} from '../../checks/redirects';
import {UserError} from '../lib/command';
import {changeTree, type Step} from './change';
import {count, type Command} from './context';
import {formatted, vercelText} from './vercel';
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

/** Writes the files that hold redirects, where they have to change. */
export async function redirectSteps(root: string, own: readonly Redirect[]): Promise<Step[]> {
  const entries = sortedRedirects(own).map(({from, to}) => ({from, to}));
  const vercel = textOf(root, VERCEL_FILE) ?? '{}';
  readable(VERCEL_FILE, () => JSON.parse(vercel) as unknown);
  const texts: [file: string, text: string][] = [
    [REDIRECTS_FILE, await formatted(root, REDIRECTS_FILE, JSON.stringify(entries))],
    [VERCEL_FILE, await vercelText(root, vercel, entries)],
  ];
  return texts
    .filter(([file, text]) => textOf(root, file) !== text)
    .map(([file, text]) => ({file, write: (path) => writeFileSync(path, text)}));
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

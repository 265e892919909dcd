import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {
  parseRedirects,
  REDIRECTS_FILE,
  sortedRedirects,
  type Redirect,
  VERCEL_FILE,
  type VercelRedirect,
  vercelRedirects,
} from '../../src/redirects/redirects';
import {changeTree, type Step} from './change';
import {count, type Command} from './command';
import {requireSoundRedirects} from './refusals';
import {readable, readVersions, textOf, versionNames} from './versions';

/** The redirects of the file, without those that the versions bring. */
export const ownRedirects = (root: string): Redirect[] =>
  readable(REDIRECTS_FILE, () => parseRedirects(textOf(root, REDIRECTS_FILE) ?? '[]', REDIRECTS_FILE));

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
  help: `checks redirects.json, and brings vercel.json up to date
Needed only after redirects.json was edited by hand.`,
  names: [0, 0],
  async run({root, print}) {
    const own = ownRedirects(root);
    requireSoundRedirects(root, own, readVersions(root, versionNames(root)));
    const steps = await redirectSteps(root, own);
    changeTree(root, steps);
    print(`${count(own.length, 'redirect')}, each of which leads to a page.`);
    steps.forEach(({file}) => print(`${file} was written.`));
    return 0;
  },
};

import {
  parseRedirects,
  REDIRECTS_FILE,
  redirectProblems,
  redirects,
  sortedRedirects,
  type Redirect,
} from '../../checks/lib/commonJs';
import {VERCEL_FILE} from '../../checks/redirects';
import {Refusal} from '../lib/refusal.mjs';
import type {Git} from './git';
import {readable, textOf} from './site';
import {formatted, vercelText} from './vercel';

/**
 * The redirects of the file, without those that the versions bring.
 *
 * @throws Refusal where the file does not hold redirects
 */
export function ownRedirects(root: string): Redirect[] {
  try {
    return parseRedirects(textOf(root, REDIRECTS_FILE) ?? '[]', REDIRECTS_FILE);
  } catch (error) {
    throw new Refusal(`${(error as Error).message}.`);
  }
}

/** A file of the tree and what it is to hold. */
export interface FileText {
  file: string;
  text: string;
}

/** The files that hold redirects, as far as they have to change. */
export async function redirectFiles({root}: Git, own: readonly Redirect[]): Promise<FileText[]> {
  const entries = sortedRedirects(own).map(({from, to}) => ({from, to}));
  const vercel = textOf(root, VERCEL_FILE) ?? '{}';
  readable(VERCEL_FILE, () => JSON.parse(vercel) as unknown);
  const files = [
    {file: REDIRECTS_FILE, text: await formatted(root, REDIRECTS_FILE, JSON.stringify(entries))},
    {file: VERCEL_FILE, text: await vercelText(root, vercel, entries)},
  ];
  return files.filter(({file, text}) => textOf(root, file) !== text);
}

/**
 * @param names - the versions that there will be
 * @throws Refusal where a redirect would not hold
 */
export function requireSound(
  own: readonly Redirect[],
  names: readonly string[],
  isPage: (address: string) => boolean,
): void {
  const [first, ...others] = redirectProblems(redirects(names, own), isPage);
  if (first === undefined) return;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  throw new Refusal(`The redirects do not hold: ${first}${more}`);
}

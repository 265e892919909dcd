import path from 'node:path';
import {
  readRedirects,
  REDIRECTS_FILE,
  redirectProblems,
  redirects,
  sortedRedirects,
  type Redirect,
} from '../content/commonJs';
import {VERCEL_FILE} from '../content/redirects';
import {Refusal} from '../lib/refusal.mjs';
import type {Git} from './git';
import {textOf} from './site';
import {formatted, vercelText} from './vercel';

/** The redirects of the file, without those that the versions bring. */
export const ownRedirects = (root: string): Redirect[] => readRedirects(path.join(root, REDIRECTS_FILE));

/** A file of the tree and what it is to hold. */
export interface FileText {
  file: string;
  text: string;
}

/** The files that hold redirects, as far as they have to change. */
export async function redirectFiles({root}: Git, own: readonly Redirect[]): Promise<FileText[]> {
  const entries = sortedRedirects(own).map(({from, to}) => ({from, to}));
  const vercel = textOf(root, VERCEL_FILE) ?? '{}';
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
  throw new Refusal(`${REDIRECTS_FILE} would not hold: ${first}${more}`);
}

import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {
  readRedirects,
  REDIRECTS_FILE,
  redirectProblems,
  redirects,
  sortedRedirects,
  vercelRedirects,
  type Redirect,
  type VercelRedirect,
} from '../content/commonJs';
import {Refusal} from '../lib/refusal.mjs';
import type {Git} from './git';
import {textOf} from './site';

const VERCEL_FILE = 'vercel.json';

/** The redirects of the file, without those that the versions bring. */
export const ownRedirects = (root: string): Redirect[] => readRedirects(path.join(root, REDIRECTS_FILE));

/** A file of the tree and what it is to hold. */
export interface FileText {
  file: string;
  text: string;
}

async function formatted(root: string, file: string, value: unknown): Promise<FileText> {
  const filepath = path.join(root, file);
  return {file, text: await format(JSON.stringify(value), {...(await resolveConfig(filepath)), filepath})};
}

/** The files that hold redirects, as far as they have to change. */
export async function redirectFiles({root}: Git, own: readonly Redirect[]): Promise<FileText[]> {
  const sorted = sortedRedirects(own).map(({from, to}) => ({from, to}));
  const vercel = JSON.parse(textOf(root, VERCEL_FILE) ?? '{}') as {redirects?: readonly VercelRedirect[]};
  const files = await Promise.all([
    formatted(root, REDIRECTS_FILE, sorted),
    formatted(root, VERCEL_FILE, {...vercel, redirects: vercelRedirects(sorted, vercel.redirects ?? [])}),
  ]);
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

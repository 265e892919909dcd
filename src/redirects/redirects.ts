import {readFileSync} from 'node:fs';
import {follow, partsOf} from '../../config/address';
import {latestVersion, NEXT} from '../../config/versions';

export interface Redirect {
  from: string;
  to: string;
}

/** Redirects of the file are permanent; those to introductions change with the next cut. */
export interface SiteRedirect extends Redirect {
  permanent: boolean;
}

/** Not in this folder: the loader of the configuration would take `redirects.json` for this module. */
export const REDIRECTS_FILE = 'redirects.json';

/** All redirects of the site: from /docs and from each version to an introduction, and those of the file. */
export function redirects(versionNames: readonly string[], own: readonly Redirect[]): SiteRedirect[] {
  const introduction = (version: string) => `/docs/${version}/introduction`;
  return [
    {from: '/docs', to: introduction(latestVersion(versionNames)), permanent: false},
    ...[...versionNames, NEXT].map((name) => ({
      from: `/docs/${name}`,
      to: introduction(name),
      permanent: false,
    })),
    ...own.map(({from, to}) => ({from, to, permanent: true})),
  ];
}

function entryProblem(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return `is ${JSON.stringify(entry)}, not an object with "from" and "to"`;
  const fields = new Map(Object.entries(entry));
  for (const name of ['from', 'to']) {
    if (!fields.has(name)) return `has no "${name}"`;
    if (typeof fields.get(name) !== 'string')
      return `has ${JSON.stringify(fields.get(name))} as "${name}", which is not text`;
  }
  const other = [...fields.keys()].find((name) => name !== 'from' && name !== 'to');
  return other === undefined ? undefined : `has "${other}", and may have "from" and "to" only`;
}

/** @throws Error with the name of the file and the entry that is no redirect */
export function parseRedirects(text: string, file: string): Redirect[] {
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, {cause: error});
  }
  if (!Array.isArray(entries)) throw new Error(`${file} is not a list of redirects: [{"from": …, "to": …}]`);
  entries.forEach((entry, index) => {
    const problem = entryProblem(entry);
    if (problem !== undefined) throw new Error(`${file}: entry ${index + 1} ${problem}`);
  });
  return entries as Redirect[];
}

export const readRedirects = (file: string): Redirect[] => parseRedirects(readFileSync(file, 'utf8'), file);

/** In the order of the file: by code units, which are the same on every machine. */
export const sortedRedirects = (own: readonly Redirect[]): Redirect[] =>
  [...own].sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));

type Targets = ReadonlyMap<string, string>;

/** Targets by source; where a source has two, the first. */
const targetsOf = (all: readonly Redirect[]): Targets =>
  new Map([...all].reverse().map(({from, to}) => [from, to]));

/** The addresses that a request passes. In a loop, it ends with one that was passed before. */
function chainFrom(from: string, targets: Targets): string[] {
  const chain = [from];
  for (let to = targets.get(from); to !== undefined; to = targets.get(chain.at(-1) ?? '')) {
    const {pathname} = partsOf(to);
    const isLoop = chain.includes(pathname);
    chain.push(pathname);
    if (isLoop) break;
  }
  return chain;
}

const isLoop = (chain: readonly string[]) => new Set(chain).size < chain.length;

/** Where a redirect ends after all others that follow. Not for loops. */
function finalTarget({to}: Redirect, targets: Targets): string {
  let {pathname, search, hash} = partsOf(to);
  for (let next = targets.get(pathname); next !== undefined; next = targets.get(pathname))
    ({pathname, search, hash} = follow(next, {search, hash}));
  return pathname + search + hash;
}

/**
 * Each redirect with its final target.
 *
 * @throws Error on a loop
 */
export function withoutChains(all: readonly Redirect[]): Redirect[] {
  const targets = targetsOf(all);
  return all.map((redirect) => {
    const chain = chainFrom(redirect.from, targets);
    if (isLoop(chain)) throw new Error(`Redirects in a loop: ${chain.join(' -> ')}`);
    return {from: redirect.from, to: finalTarget(redirect, targets)};
  });
}

function pathProblem(path: string): string | undefined {
  if (path === '/') return undefined;
  // Other characters mean something in the patterns of hosts, or are encoded differently by them.
  if (!/^(\/(?!\.+(\/|$))[\w.~-]+)+$/.test(path))
    return 'is not of the form /a/b, with letters, digits and - . _ ~';
  if (/(\.html|\/index)$/.test(path)) return 'ends with .html or /index, which addresses of this site do not';
  return undefined;
}

function sourceProblem(from: string): string | undefined {
  return /[?#]/.test(from) ? 'has a query or a fragment, which hosts do not look at' : pathProblem(from);
}

function targetProblem(to: string): string | undefined {
  const {pathname, search, hash} = partsOf(to);
  const isSafe = /^(\?[\w.~%&=+/-]*)?(#[\w.~%&=+/-]*)?$/.test(search + hash);
  return (
    pathProblem(pathname) ??
    (isSafe ? undefined : 'has more in its query or fragment than letters, digits and - . _ ~ % & = + /')
  );
}

export interface RedirectProblem {
  /** The source of the redirect. */
  from: string;
  message: string;
}

/** Without `isPage`, sources and targets are not compared with the pages of the site. */
export function findRedirectProblems(
  all: readonly Redirect[],
  isPage?: (path: string) => boolean,
): RedirectProblem[] {
  const targets = targetsOf(all);

  function chainProblem(redirect: Redirect): string | undefined {
    const {from, to} = redirect;
    const {pathname} = partsOf(to);
    const chain = chainFrom(from, targets);
    if (isLoop(chain)) return `redirects in a loop: ${chain.join(' -> ')}`;
    // A page that is also a source is reported with that source.
    if (isPage?.(pathname)) return undefined;
    if (targets.has(pathname))
      return `redirects to ${to}, which redirects again: write ${finalTarget(redirect, targets)} instead`;
    return isPage && `redirects to ${to}, which is not a page`;
  }

  return all.flatMap((redirect, index) => {
    const {from, to} = redirect;
    const messages: (string | undefined)[] = [];
    const badSource = sourceProblem(from);
    const badTarget = targetProblem(to);
    if (badSource !== undefined) messages.push(`the address ${badSource}`);
    else if (isPage?.(from)) messages.push('is a page, which nobody would reach any more');
    const first = all.findIndex((other) => other.from === from);
    if (badTarget !== undefined) messages.push(`the target ${to} ${badTarget}`);
    else if (first < index)
      messages.push(`redirects to ${all[first]?.to} already, and cannot redirect to ${to} too`);
    else messages.push(chainProblem(redirect));
    return messages.flatMap((message) => message ?? []).map((message) => ({from, message}));
  });
}

/** As `findRedirectProblems`, one line each. */
export const redirectProblems = (all: readonly Redirect[], isPage?: (path: string) => boolean): string[] =>
  findRedirectProblems(all, isPage).map(({from, message}) => `${from}: ${message}`);

/** A redirect in vercel.json; other keys of the schema are kept. */
export interface VercelRedirect {
  source: string;
  destination: string;
  permanent?: boolean;
}

const isPattern = ({source}: VercelRedirect) => /[:*(]/.test(source);

/**
 * What vercel.json should hold: the redirects of the file, then the patterns written there by hand. Vercel takes the first
 * match, so a pattern must not come before an address that it covers. Redirects are permanent, so that search engines
 * transfer what they know of a page.
 */
export const vercelRedirects = (
  own: readonly Redirect[],
  existing: readonly VercelRedirect[],
): VercelRedirect[] => [
  ...own.map(({from, to}) => ({source: from, destination: to, permanent: true})),
  ...existing.filter(isPattern),
];

import {readText} from '../../config/files';
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

export const VERCEL_FILE = 'vercel.json';

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

const isRedirect = (entry: unknown): entry is Redirect => {
  const {from, to, ...others} = (entry ?? {}) as Record<string, unknown>;
  return typeof from === 'string' && typeof to === 'string' && Object.keys(others).length === 0;
};

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
    if (!isRedirect(entry))
      throw new Error(`${file}: entry ${index + 1} is not {"from": "/old", "to": "/new"}`);
  });
  return entries as Redirect[];
}

export const readRedirects = (file: string): Redirect[] => parseRedirects(readText(file), file);

/** In the order of the file: by code units, which are the same on every machine. */
export const sortedRedirects = (own: readonly Redirect[]): Redirect[] =>
  [...own].sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));

/** Each redirect; one that leads to the source of another leads on to its target. */
export function withoutChains(all: readonly Redirect[]): Redirect[] {
  const targets = new Map(all.map(({from, to}) => [from, to]));
  return all.map(({from, to}) => {
    const {pathname: passed, search, hash} = partsOf(to);
    const next = targets.get(passed);
    if (next === undefined) return {from, to};
    const target = follow(next, {search, hash});
    return {from, to: target.pathname + target.search + target.hash};
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

interface RedirectProblem {
  /** The source of the redirect. */
  from: string;
  message: string;
}

/**
 * What is wrong with redirects. A source is no page and a target is one, so there are neither chains nor loops. Without
 * `isPage` neither is compared with the pages of the site.
 */
export function findRedirectProblems(
  all: readonly Redirect[],
  isPage?: (path: string) => boolean,
): RedirectProblem[] {
  const problemsOf = ({from, to}: Redirect, index: number): (string | undefined | false)[] => {
    const badSource = sourceProblem(from);
    const badTarget = targetProblem(to);
    const first = all.findIndex((other) => other.from === from);
    return [
      badSource !== undefined && `the address ${badSource}`,
      badTarget !== undefined && `the target ${to} ${badTarget}`,
      isPage?.(from) && 'is a page, which nobody would reach any more',
      first < index && `redirects to ${all[first]?.to} already, and cannot redirect to ${to} too`,
      badTarget === undefined &&
        isPage?.(partsOf(to).pathname) === false &&
        `redirects to ${to}, which is not a page`,
    ];
  };
  return all.flatMap((redirect, index) =>
    problemsOf(redirect, index).flatMap((message) => (message ? {from: redirect.from, message} : [])),
  );
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

import {readFileSync} from 'node:fs';
import {follow, partsOf} from '../../config/address';
import {latestVersion, NEXT} from '../../config/versions';

export interface Redirect {
  from: string;
  to: string;
}

/** A redirect and how long it holds: those of the file for good, those that follow the versions until the next cut. */
export interface Lead extends Redirect {
  permanent: boolean;
}

/**
 * The redirects of pages that moved, for people and for the commands that cut and drop versions. Beside versions.json: in
 * this folder its name would be that of this module too, and the loader of the configuration takes .json before .ts.
 */
export const REDIRECTS_FILE = 'redirects.json';

const INTRODUCTION = 'introduction';

/** /docs leads to the latest introduction, /docs/{version} to that version's own; `own` are those of the file. */
export function redirects(versionNames: readonly string[], own: readonly Redirect[]): Lead[] {
  const introduction = (version: string) => `/docs/${version}/${INTRODUCTION}`;
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

/** What is wrong with the shape of an entry, if anything. */
function shapeProblem(entry: unknown): string | undefined {
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

/** Entries of the text of a file; throws where they are not redirects, with the name of the file and the entry. */
export function parseRedirects(text: string, file: string): Redirect[] {
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, {cause: error});
  }
  if (!Array.isArray(entries)) throw new Error(`${file} is not a list of redirects: [{"from": …, "to": …}]`);
  entries.forEach((entry, index) => {
    const problem = shapeProblem(entry);
    if (problem !== undefined) throw new Error(`${file}: entry ${index + 1} ${problem}`);
  });
  return entries as Redirect[];
}

export const readRedirects = (file: string): Redirect[] => parseRedirects(readFileSync(file, 'utf8'), file);

/** In the order of the file. By code units: the same on every machine, in every language. */
export const sortedRedirects = (own: readonly Redirect[]): Redirect[] =>
  [...own].sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));

/** Sources and where they lead; the first of two with one source. */
const targetsOf = (all: readonly Redirect[]): Map<string, string> =>
  new Map([...all].reverse().map(({from, to}) => [from, to]));

/** The addresses from a source to where nothing leads on, or to the first that was there before. */
function wayFrom(from: string, targets: ReadonlyMap<string, string>): {way: string[]; loop?: string[]} {
  const way = [from];
  for (let to = targets.get(from); to !== undefined; to = targets.get(partsOf(to).pathname)) {
    const {pathname} = partsOf(to);
    const start = way.indexOf(pathname);
    way.push(pathname);
    if (start >= 0) return {way, loop: way.slice(start)};
  }
  return {way};
}

const arrows = (way: readonly string[]) => way.join(' -> ');

/** Where a redirect arrives after all that lead on; the way there must not be a loop. */
function finalTarget({to}: Redirect, targets: ReadonlyMap<string, string>): string {
  let {pathname, search, hash} = partsOf(to);
  for (let next = targets.get(pathname); next !== undefined; next = targets.get(pathname))
    ({pathname, search, hash} = follow(next, {search, hash}));
  return pathname + search + hash;
}

/**
 * Every redirect led to where it arrives in the end. `beside` are others that lead on, which are followed and not
 * returned. Throws on a loop, with the way round.
 */
export function withoutChains(all: readonly Redirect[], beside: readonly Redirect[] = []): Redirect[] {
  const targets = targetsOf([...all, ...beside]);
  return all.map((redirect) => {
    const {way, loop} = wayFrom(redirect.from, targets);
    if (loop) throw new Error(`Redirects lead round in a loop: ${arrows(way)}`);
    return {from: redirect.from, to: finalTarget(redirect, targets)};
  });
}

/** What is wrong with the path of an address, if anything. */
function pathProblem(path: string): string | undefined {
  if (/\s/.test(path)) return 'has white space in it';
  if (!path.startsWith('/')) return 'does not start with a slash';
  if (path.startsWith('//')) return 'starts with two slashes, which is another host';
  if (path === '/') return undefined;
  if (path.endsWith('/')) return 'ends with a slash';
  if (path.includes('//')) return 'has two slashes in a row';
  if (path.endsWith('.html')) return 'ends with .html, which addresses of this site do not';
  if (path.endsWith('/index')) return 'ends with /index, which is the address without it';
  // Others have a meaning in the patterns of hosts, or need an encoding on which not all agree.
  if (!/^(\/[\w.~-]+)+$/.test(path)) return 'has more in it than letters, digits, slashes and - . _ ~';
  if (path.split('/').some((part) => /^\.+$/.test(part))) return 'has a part of dots only';
  return undefined;
}

function sourceProblem(from: string): string | undefined {
  if (/[?#]/.test(from)) return 'has a query or a fragment, which hosts do not look at';
  return pathProblem(from);
}

function targetProblem(to: string): string | undefined {
  const {pathname, search, hash} = partsOf(to);
  const problem = pathProblem(pathname);
  if (problem !== undefined) return problem;
  return /^(\?[\w.~%&=+/-]*)?(#[\w.~%&=+/-]*)?$/.test(search + hash)
    ? undefined
    : 'has more in its query or fragment than letters, digits and - . _ ~ % & = + /';
}

export interface RedirectProblem {
  /** The source of the redirect that the problem is of. */
  from: string;
  message: string;
}

/**
 * What is wrong with redirects, by redirect and in its order. Without `isPage` only what the list shows by itself; with
 * it also a source that is a page, and a target that is none.
 */
export function findRedirectProblems(
  all: readonly Redirect[],
  isPage?: (path: string) => boolean,
): RedirectProblem[] {
  const targets = targetsOf(all);
  return all.flatMap((redirect, index) => {
    const {from, to} = redirect;
    const said: string[] = [];
    const badSource = sourceProblem(from);
    if (badSource !== undefined) said.push(`the address ${badSource}`);
    const first = all.findIndex((other) => other.from === from);
    if (first < index) said.push(`leads to ${all[first]?.to} already, and cannot lead to ${to} too`);
    if (badSource === undefined && isPage?.(from)) said.push('is a page, which nobody would reach any more');
    const badTarget = targetProblem(to);
    const {pathname} = partsOf(to);
    if (badTarget !== undefined) said.push(`the target ${to} ${badTarget}`);
    else if (first === index) {
      const {way, loop} = wayFrom(from, targets);
      // A loop is told once, by the one of it that comes first.
      const told = loop && all.find((other) => loop.includes(other.from))?.from;
      if (loop && loop[0] !== from) said.push(`leads into a loop: ${arrows(way)}`);
      else if (loop && told === from) said.push(`leads round in a loop: ${arrows(way)}`);
      // A page that others lead to is the problem of the redirect that hides it.
      else if (!loop && targets.has(pathname) && !isPage?.(pathname))
        said.push(`leads to ${to}, which leads on: write ${finalTarget(redirect, targets)} instead`);
      else if (!loop && isPage && !isPage(pathname)) said.push(`leads to ${to}, which is not a page`);
    }
    return said.map((message) => ({from, message}));
  });
}

/** As `findRedirectProblems`, one line each. */
export const redirectProblems = (all: readonly Redirect[], isPage?: (path: string) => boolean): string[] =>
  findRedirectProblems(all, isPage).map(({from, message}) => `${from}: ${message}`);

/** A redirect as vercel.json has it; what else the schema allows is kept as it is. */
export interface VercelRedirect {
  source: string;
  destination: string;
  permanent?: boolean;
}

/** A source that stands for many addresses. */
const isPattern = ({source}: VercelRedirect) => /[:*(]/.test(source);

/**
 * What vercel.json is to hold: the redirects of the file, then the patterns that stand there by hand. Vercel takes the
 * first that fits, so a pattern must not come before an address that it covers too. Addresses without a pattern belong
 * to the file: one that it does not have goes. They are permanent, so that search engines hand on what they know of a
 * page; a page that moved stays moved.
 */
export const vercelRedirects = (
  own: readonly Redirect[],
  existing: readonly VercelRedirect[],
): VercelRedirect[] => [
  ...own.map(({from, to}) => ({source: from, destination: to, permanent: true})),
  ...existing.filter(isPattern),
];

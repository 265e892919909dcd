import path from 'node:path';
import type {Options} from '@docusaurus/plugin-client-redirects';
import {readJson} from '../../config/files';
import {partsOf} from '../../config/address';

export interface Redirect {
  source: string;
  destination: string;
  permanent: boolean;
}

interface HeaderRule {
  source: string;
  headers: readonly {key: string; value: string}[];
}

/** What the site needs from its host. */
export interface Hosting {
  redirects: readonly Redirect[];
  headers: readonly HeaderRule[];
}

export const VERCEL_FILE = 'vercel.json';

export const readHosting = (root: string): Hosting => readJson(path.join(root, VERCEL_FILE), 'map');

/** `:name` stands for a part of a path, `:name*` for the rest of it. */
const PARAMETER = /:(\w+)(\*?)/g;

export const isPattern = ({source}: Redirect): boolean => source.includes(':');

/** Rewrites an address that matches `from` to `to`. */
export function rewrite(address: string, from: string, to: string): string | undefined {
  const pattern = from
    .replaceAll('.', '\\.')
    .replace(PARAMETER, (_, name: string, rest: string) => `(?<${name}>${rest ? '.*' : '[^/]+'})`);
  const match = new RegExp(`^${pattern}$`).exec(address);
  return match ? to.replace(PARAMETER, (_, name: string) => match.groups?.[name] ?? '') : undefined;
}

/** Not for hosts: they would redirect the name of any page that somebody guessed. As pages, there are those of existing versions. */
const VERSIONS: Redirect = {
  source: '/docs/:version',
  destination: '/docs/:version/introduction',
  permanent: false,
};

/** Redirecting pages, for versions, and for hosts without redirects. A feed cannot be redirected this way. */
export function clientRedirects(all: readonly Redirect[]): Options {
  const patterns = [VERSIONS, ...all.filter(isPattern)];
  const toPages = all.filter(
    (one) => !isPattern(one) && path.extname(partsOf(one.destination).pathname) === '',
  );
  return {
    redirects: toPages.map(({source, destination}) => ({from: source, to: destination})),
    createRedirects: (page) =>
      patterns.flatMap(({source, destination}) => rewrite(page, destination, source) ?? []),
  };
}

const redirectLine = ({source, destination, permanent}: Redirect) =>
  [source.replace(/:\w+\*/, '*'), destination.replace(/:\w+\*/, ':splat'), permanent ? 301 : 302].join(' ');

/** `/(.*)\\.md` is `/*.md` on hosts without regular expressions. */
const headerLines = ({source, headers}: HeaderRule) =>
  [
    source.replace('(.*)', '*').replaceAll('\\', ''),
    ...headers.map(({key, value}) => `  ${key}: ${value}`),
  ].join('\n');

/** The files that Netlify and Cloudflare Pages read, by name. */
export const hostFiles = ({redirects, headers}: Hosting): Record<string, string> => ({
  _redirects: `${redirects.map(redirectLine).join('\n')}\n`,
  _headers: `${headers.map(headerLines).join('\n')}\n`,
});

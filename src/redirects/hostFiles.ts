import {VERCEL_FILE, type SiteRedirect} from './redirects';

interface HeaderRule {
  source: string;
  headers: readonly {key: string; value: string}[];
}

export type VercelConfig = Record<string, unknown> & {headers?: readonly HeaderRule[]};

const BUILD_KEYS = ['buildCommand', 'installCommand', 'outputDirectory', 'framework'];

/** `/(.*)\\.md` is `/*.md` on hosts without regular expressions. */
const splat = (source: string) => source.replace('(.*)', '*').replaceAll('\\', '');

const headersOf = ({source, headers}: HeaderRule) =>
  [splat(source), ...headers.map(({key, value}) => `  ${key}: ${value}`)].join('\n');

/**
 * Files for the root of the build, by name: `_redirects` and `_headers` for Netlify and Cloudflare Pages, and a vercel.json with
 * the names of the versions. The one in the repository has a pattern instead, so that a cut need not change it.
 */
export function hostFiles(redirects: readonly SiteRedirect[], vercel: VercelConfig): Record<string, string> {
  const lines = redirects.map(({from, to, permanent}) => `${from} ${to} ${permanent ? 301 : 302}`);
  const own = redirects.map(({from, to, permanent}) => ({source: from, destination: to, permanent}));
  const kept = Object.fromEntries(Object.entries(vercel).filter(([key]) => !BUILD_KEYS.includes(key)));
  const merged = {...kept, redirects: own};
  return {
    _redirects: `${lines.join('\n')}\n`,
    _headers: `${(vercel.headers ?? []).map(headersOf).join('\n')}\n`,
    [VERCEL_FILE]: `${JSON.stringify(merged, null, 2)}\n`,
  };
}

import type {Lead} from './redirects';

interface HeaderRule {
  source: string;
  headers: readonly {key: string; value: string}[];
}

/** The part of vercel.json that this plugin reads; the schema it names has the rest. */
export type VercelConfig = Record<string, unknown> & {headers?: readonly HeaderRule[]};

/** Keys that say how to build: meaningless beside files that are built. */
const BUILD_KEYS = ['buildCommand', 'installCommand', 'outputDirectory', 'framework'];

/** `/(.*)\\.md` is `/*.md` on other hosts, which know no expressions. */
const splat = (source: string) => source.replace('(.*)', '*').replaceAll('\\', '');

const headersOf = ({source, headers}: HeaderRule) =>
  [splat(source), ...headers.map(({key, value}) => `  ${key}: ${value}`)].join('\n');

/**
 * Files for the root of the build, by name: `_redirects` and `_headers` for Netlify and Cloudflare Pages, and a vercel.json with the
 * versions that there are. The repository's own, written by hand, must not name any, so it has a pattern instead.
 */
export function hostFiles(redirects: readonly Lead[], vercel: VercelConfig): Record<string, string> {
  const lines = redirects.map(({from, to, permanent}) => `${from} ${to} ${permanent ? 301 : 302}`);
  const own = redirects.map(({from, to, permanent}) => ({source: from, destination: to, permanent}));
  const kept = Object.fromEntries(Object.entries(vercel).filter(([key]) => !BUILD_KEYS.includes(key)));
  const merged = {...kept, redirects: own};
  return {
    _redirects: `${lines.join('\n')}\n`,
    _headers: `${(vercel.headers ?? []).map(headersOf).join('\n')}\n`,
    'vercel.json': `${JSON.stringify(merged, null, 2)}\n`,
  };
}

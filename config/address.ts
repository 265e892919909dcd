/**
 * An address or a path without slashes at its end; nothing is left of that of the landing page. Docusaurus keeps one in
 * the addresses of pages that have pages below them.
 */
export const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** Where the build puts a page of the docs as Markdown. */
export const markdownAddress = (permalink: string) => `${withoutSlash(permalink)}.md`;

/** The folder of the next version's pages is `docs/`; its addresses start with /docs/next. */
export const NEXT = 'next';

interface Asked {
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
}

/** An address inside the site, taken apart. */
export function partsOf(address: string): {pathname: string} & Asked {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return {pathname, search, hash};
}

/**
 * Where a request that is led to `to` arrives. Queries are joined. The fragment of `to` goes before that of the request,
 * as browsers have it (RFC 9110, 10.2.2): that one names a place on the page that moved.
 */
export function follow(to: string, {search, hash}: Asked): ReturnType<typeof partsOf> {
  const target = partsOf(to);
  return {
    pathname: target.pathname,
    search: target.search + (target.search ? search.replace('?', '&') : search),
    hash: target.hash || hash,
  };
}

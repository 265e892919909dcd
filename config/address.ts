/**
 * An address or a path without trailing slashes; that of the landing page becomes empty. Docusaurus keeps a slash in the
 * addresses of pages that have pages below them.
 */
export function withoutSlash(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}

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
 * Where a request that is redirected to `to` arrives. Queries are joined. The fragment of `to` takes precedence over that of the
 * request, as in browsers (RFC 9110, 10.2.2), because the latter names a place on the page that moved.
 */
export function follow(to: string, {search, hash}: Asked): ReturnType<typeof partsOf> {
  const target = partsOf(to);
  return {
    pathname: target.pathname,
    search: target.search + (target.search ? search.replace('?', '&') : search),
    hash: target.hash || hash,
  };
}

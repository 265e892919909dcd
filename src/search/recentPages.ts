/** Pages read last, by their addresses below their version, newest first. */
export const RECENT_KEY = 'rift-recent-pages';
const MOST = 8;

const DOCS_PAGE = /^\/docs\/[^/]+(?<page>\/.+?)\/?$/;

/** Below its version: `/modules/crypto`; none where the address is not that of a docs page. */
export const pageOf = (address: string): string | undefined => DOCS_PAGE.exec(address)?.groups?.page;

export function recentPages(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]');
    // Whoever else wrote there.
    return Array.isArray(stored) ? stored.filter((page) => typeof page === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts the page of an address first. */
export function keepRecent(address: string): void {
  const page = pageOf(address);
  if (page === undefined) return;
  const pages = [page, ...recentPages().filter((one) => one !== page)].slice(0, MOST);
  try {
    localStorage.setItem(RECENT_KEY, JSON.stringify(pages));
  } catch {
    // Denied or full: the search offers all pages.
  }
}

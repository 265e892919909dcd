import {storedText} from '../shared/storedText';

/** The key of the pages read last, newest first, as paths below the version. */
export const RECENT_KEY = 'rift-recent-pages';
const stored = storedText(RECENT_KEY);
const MAX_PAGES = 8;

const DOCS_PAGE = /^\/docs\/[^/]+(?<page>\/.+?)\/?$/;

/** The path below the version, `/modules/crypto`; undefined if the address is not that of a docs page. */
export const pageOf = (address: string): string | undefined => DOCS_PAGE.exec(address)?.groups?.page;

export function recentPages(): string[] {
  try {
    const pages: unknown = JSON.parse(stored.read() ?? '[]');
    // Other code may have written to this key.
    return Array.isArray(pages) ? pages.filter((page) => typeof page === 'string').slice(0, MAX_PAGES) : [];
  } catch {
    return [];
  }
}

export function keepRecent(address: string): void {
  const page = pageOf(address);
  if (page === undefined) return;
  stored.write(JSON.stringify([page, ...recentPages().filter((one) => one !== page)].slice(0, MAX_PAGES)));
}

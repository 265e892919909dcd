import {distance} from 'fastest-levenshtein';
import {withoutSlash} from '@site/config/address';

export interface Page {
  /** The whole address: `/docs/v1/basic-concepts`. */
  path: string;
  /** Its label. */
  version: string;
  /** The address below its version: `/basic-concepts`. */
  page: string;
}

/** A version of the docs, with the addresses of its pages below it. */
export interface Version {
  label: string;
  /** `/docs/v1` */
  path: string;
  pages: readonly string[];
}

export const pagesOf = ({label, path, pages}: Version): Page[] =>
  pages.map((page) => ({path: path + page, version: label, page}));

/** The version that an address belongs to. */
export const versionAt = (address: string, versions: readonly Version[]): Version | undefined =>
  versions.find(({path}) => `${address}/`.startsWith(`${path}/`));

/** `/guides/protect-routes` in readable form: guides / protect routes. */
export const readable = (path: string) => path.split('/').filter(Boolean).join(' / ').replaceAll('-', ' ');

const DOCS_PAGE = /^\/docs\/[^/]+(?<page>\/.*)$/;

/** Without the version. */
function pageOf(address: string): string {
  return DOCS_PAGE.exec(address)?.groups?.page ?? address;
}

const lastSegment = (address: string) => address.split('/').findLast(Boolean) ?? '';

/** The letters to change as a share of the longer text, from 0 to 1. */
function difference(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : distance(a, b) / longer;
}

/** Readers often get the last part of an address right and the rest wrong. */
function addressDistance(asked: string, page: string): number {
  const whole = difference(asked, page);
  return Math.min(whole, 0.05 + 0.95 * difference(lastSegment(asked), lastSegment(page)) + 0.02 * whole);
}

const TOO_FAR = 0.5;

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const wordsIn = (text: string) => (text.match(WORDS) ?? []).join(' ');

const withoutEnding = (address: string) => withoutSlash(address).replace(/\.(html?|md)$/, '');

/** Queries for the search: the words of the last part of an address, then all of them. */
export function questionsOf(address: string): string[] {
  const asked = pageOf(withoutEnding(address));
  return [...new Set([wordsIn(lastSegment(asked)), wordsIn(asked)])].filter(Boolean);
}

export function sameInOtherVersions(address: string, pages: readonly Page[]): Page[] {
  const asked = pageOf(address);
  return pages.filter(({page, path}) => page === asked && path !== address);
}

/** The pages with the most similar addresses, most similar first. */
export function nearestPages(address: string, pages: readonly Page[], count: number): Page[] {
  const asked = pageOf(withoutEnding(address.toLowerCase()));
  return pages
    .map((page) => ({page, score: addressDistance(asked, page.page)}))
    .filter(({score}) => score < TOO_FAR)
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({page}) => page);
}

import {memoizeAsync} from '../shared/memoize';
import {fetchJson} from '../shared/missingFile';

export interface IndexedPage {
  /** The path below the version: `/modules/crypto`. */
  path: string;
  title: string;
  /** The sidebar groups that contain it, outermost first. */
  trail: readonly string[];
}

/** What a result can lead to: a page, one of its headings or a row of one of its tables. */
export interface Entry {
  /** Its index in `Heads.pages`. */
  page: number;
  /** Without the #; empty for the page itself. */
  anchor: string;
  heading: string;
  kind: 'page' | 'section' | 'row';
  /** Other names in code that a row shows. */
  names?: readonly string[];
  /** What else readers call it: `keywords` and `section_keywords` of the front matter, `also` of a row. */
  keywords?: readonly string[];
  /** For a row of what Rift does not have: the page or section with the way around, which answers a query for it. */
  workaround?: string;
}

/** The small file of the index, which is loaded first and gives the first results. */
export interface Heads {
  pages: readonly IndexedPage[];
  entries: readonly Entry[];
}

/** The large file: the text of each entry, in the order of `Heads.entries`. */
export type Texts = readonly string[];

/** Both files are beside the pages of their version. */
export const headsFile = (version: string) => `/docs/${version}/search-heads.json`;
export const textsFile = (version: string) => `/docs/${version}/search-texts.json`;

/** Only builds have an index; a development server has none. */
export const isIndexed = process.env.NODE_ENV === 'production';

/** In ms: on the slowest lines the larger file takes half of it. */
const LONGEST_REQUEST = 60_000;

const request = <T>(address: string) => fetchJson<T>(address, {signal: AbortSignal.timeout(LONGEST_REQUEST)});

export const requestHeads = memoizeAsync((version) => request<Heads>(headsFile(version)));
export const requestTexts = memoizeAsync((version) => request<Texts>(textsFile(version)));

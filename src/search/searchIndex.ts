/** A page that can be found. */
export interface FoundPage {
  /** Below the version: `/modules/crypto`. */
  path: string;
  title: string;
  /** The groups of the sidebar that hold it, from the outside in. */
  trail: readonly string[];
  /** What readers call it besides: `keywords` of its front matter. */
  keywords?: readonly string[];
}

/** What kind of place a search leads to. */
export type PlaceKind = 'page' | 'section' | 'row';

/** A place in a page: the page itself, one of its headings, or a row of a table. */
export interface Place {
  page: number;
  /** Without the sign; empty for the page itself. */
  anchor: string;
  heading: string;
  kind: PlaceKind;
  /** Names in code that a row shows beside its own. */
  names?: readonly string[];
}

/** The small part of an index, from which the first results come. */
export interface Heads {
  pages: readonly FoundPage[];
  places: readonly Place[];
}

/** The large part: the text of each place, in the order of `Heads.places`. */
export type Texts = readonly string[];

/** Files of the index of a version, beside its pages. */
export const headsFile = (version: string) => `/docs/${version}/search-heads.json`;
export const textsFile = (version: string) => `/docs/${version}/search-texts.json`;

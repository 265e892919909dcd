/** In the front matter of every page of the docs: its `Sources`. */
export const SOURCES = 'sources';

/** The files of a page, by their paths below the folder of the site. */
export interface Sources {
  version: string;
  page: string;
  /** The files that the page imports: tables of data. */
  data: readonly string[];
  /** The same page in the next version, if this is a version that was cut and next still has the page. */
  next: string | undefined;
}

/** In the front matter of pages that show a tenant: their outline offers to name another. */
export const SHOWS_TENANT = 'shows_tenant';

/** In the front matter of every page of the docs: its `Sources`. */
export const SOURCES = 'sources';

/** The files of a page in one version, by their paths below the folder of the site. */
export interface VersionSources {
  version: string;
  page: string;
  /** The files that the page imports: tables of data. */
  data: readonly string[];
}

/** The same page in another version. */
export interface Counterpart extends VersionSources {
  /** Whether page and data are identical. */
  isEqual: boolean;
}

export interface Sources extends VersionSources {
  /** In the latest version and in next, if they are others and have the page. */
  counterparts: readonly Counterpart[];
}

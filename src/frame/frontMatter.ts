/** Added to the front matter of a page that shows a tenant, so that its outline offers to name another. */
export const SHOWS_TENANT = 'shows_tenant';

/** Added to the front matter of a page whose samples were run as they stand: the `SamplesRunFacts`. */
export const SAMPLES_RUN = 'samples_run';

/** What the samples of a page last ran on, all of them as the page says. */
export interface SamplesRunFacts {
  framework: string;
  php: string;
  /** As `2025-11-24`. */
  date: string;
}

/** Added to the front matter of every page of the docs: the `Sources` that it is made of. */
export const SOURCES = 'sources';

/** What makes a page in one version. Paths are below the folder of the site. */
export interface VersionSources {
  version: string;
  page: string;
  /** The files that the page imports: tables of data. */
  data: readonly string[];
}

/** The same page in another version. */
export interface Twin extends VersionSources {
  /** Whether page and data are the same, to the letter. */
  isEqual: boolean;
}

export interface Sources extends VersionSources {
  /** In the latest version and in next, as far as these are others and have the page. */
  twins: readonly Twin[];
}

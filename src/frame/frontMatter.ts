/** In the front matter of pages whose samples were run as they are: a `SamplesRunFacts`. */
export const SAMPLES_RUN = 'samples_run';

/** What the samples of a page last ran on, each with the outcome that the page shows. */
export interface SamplesRunFacts {
  framework: string;
  php: string;
  /** As `2025-11-24`. */
  date: string;
}

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
  /** Those in the latest version and in next, if these are other versions and have the page. */
  counterparts: readonly Counterpart[];
}

import type {Content} from '../content/read';

/** Selectors of what a reader uses. */
export interface Look {
  heading: string;
  search: {
    /** What is clicked to search. */
    opener: string;
    field: string;
    result: string;
  };
  /** Diagrams that are drawn; none where their sources are shown. */
  diagram?: string;
}

/** A file of the site, below its folder. */
export type Files = Record<string, string>;

/** How another generator makes a site of the same pages. */
export interface Adapter {
  name: string;
  title: string;
  /** The package whose version the report names. */
  generator: string;
  /** What makes it comparable, besides the generator. */
  extras: string;
  look: Look;
  /** Shell commands, in the folder of the site. */
  build: string;
  /** Where the built site is. */
  output: string;
  /** What a build leaves behind for the next. */
  caches: string[];
  toAddress: (path: string) => string;
  files: (content: Content) => Files;
}

export const LANDING = 'Rift is a micro-framework for PHP.\n';

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

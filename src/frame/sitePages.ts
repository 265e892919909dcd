import {BLOCKS_GUIDE, contributing, DIAGRAM_GUIDE} from '../../config/site';

export interface Part {
  name: string;
  /** The path of a folder ends with a slash. */
  path: string;
}

/** The name of the plugin, and its global data: the file of each page by its address. */
export const SITE_PAGES = 'rift-site-pages';
export type SitePages = Readonly<Record<string, string>>;

/** Pages whose text is in a file elsewhere. */
export const texts: SitePages = {
  [contributing.path]: contributing.file,
  '/contributing/blocks': BLOCKS_GUIDE,
  '/contributing/diagrams': DIAGRAM_GUIDE,
};

/** Other files that make up pages outside the docs. */
export const parts: Readonly<Record<string, readonly Part[]>> = {
  '/': [{name: 'sections', path: 'src/landing/'}],
};

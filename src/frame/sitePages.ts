import {BLOCKS_GUIDE, contributing, DIAGRAM_GUIDE} from '../contributing/contributing';

export interface Part {
  name: string;
  /** That of a folder ends with a slash. */
  path: string;
}

/** The name of the plugin, and its global data: the file of each page by its address. */
export const SITE_PAGES = 'rift-site-pages';
export type SitePages = Readonly<Record<string, string>>;

/** Pages whose text is a file elsewhere. */
export const texts: SitePages = {
  [contributing.path]: contributing.file,
  '/contributing/blocks': BLOCKS_GUIDE,
  '/contributing/diagrams': DIAGRAM_GUIDE,
};

/** Further files that pages outside the docs are made of. */
export const parts: Readonly<Record<string, readonly Part[]>> = {
  '/': [{name: 'sections', path: 'src/landing/'}],
};

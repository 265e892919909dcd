import {changelog} from '../changelog/changelog';
import {contributing} from '../contributing/contributing';

/** Something that a page of the site shows and that has a place of its own. */
export interface Part {
  name: string;
  /** Below the folder of the site; that of a folder ends with a slash. */
  path: string;
}

/** The plugin that tells the file of each page, and what it tells: paths below the folder of the site, by address. */
export const SITE_PAGES = 'rift-site-pages';
export type SitePages = Readonly<Record<string, string>>;

/** Pages whose whole text is another file than that of the page, by their address. */
export const texts: SitePages = {[contributing.path]: contributing.file};

/** What pages outside the docs are made of, beside their own file, by their address. */
export const parts: Readonly<Record<string, readonly Part[]>> = {
  '/': [{name: 'sections', path: 'src/landing/'}],
  [changelog.path]: [{name: 'entries', path: 'src/changelog/entries.ts'}],
  '/contributing/diagrams': [
    {name: 'rules', path: 'src/diagrams/Guide/content.ts'},
    {name: 'examples', path: 'src/diagrams/Guide/examples.ts'},
  ],
};

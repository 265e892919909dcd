import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {Options} from '@docusaurus/preset-classic';
import {changelog} from '../../config/site';

/** The plugin that gives `FrameData` to the components of the frame. */
export const FRAME = 'rift-frame';

/** What the frame of every page may read; Docusaurus itself gives sidebars only to pages of the docs. */
export interface FrameData {
  /** The tree of pages of each version, by its name: the first sidebar of sidebars.ts. */
  trees: Readonly<Record<string, PropSidebar>>;
  /** The file of each page outside the docs by its address, for "Edit this page" in the footer. */
  pages: Readonly<Record<string, string>>;
}

/** In the front matter of every page of the docs: its `Sources`. */
export const SOURCES = 'sources';

/** The files of a page of the docs, by their paths below the folder of the site. */
export interface Sources {
  version: string;
  page: string;
  /** The files that the page imports: tables of data. */
  data: readonly string[];
  /** The same page in the next version, if this is a version that was cut and next still has the page. */
  next: string | undefined;
}

interface Part {
  name: string;
  /** The path of a folder ends with a slash. */
  path: string;
}

/** Other files that make up pages outside the docs. */
export const parts: Readonly<Record<string, readonly Part[]>> = {
  '/': [{name: 'sections', path: 'src/landing/'}],
};

type Create = NonNullable<Exclude<Options['sitemap'], false | undefined>['createSitemapItems']>;

const CHANGELOG = `/${changelog.routeBasePath}`;

/** The day on which one of the files last changed, if known. */
type DateOf = (paths: readonly string[]) => string | undefined;

/** Pages that are made of other files, too, have the date of the last change among all of them. */
export const sitemapItems =
  (dateOf: DateOf): Create =>
  async ({defaultCreateSitemapItems, ...params}) =>
    (await defaultCreateSitemapItems(params)).map((item) => {
      const {pathname} = new URL(item.url);
      const others = pathname === CHANGELOG ? [changelog] : (parts[pathname] ?? []);
      const dates = [item.lastmod, dateOf(others.map(({path}) => path))].filter(Boolean).sort();
      return {...item, lastmod: dates.at(-1) ?? null};
    });

import type {Options} from '@docusaurus/preset-classic';
import {changelog} from '../../config/changelog';
import {parts} from './sitePages';

type Create = NonNullable<Exclude<Options['sitemap'], false | undefined>['createSitemapItems']>;

const CHANGELOG = `/${changelog.routeBasePath}`;

/** The day on which one of the files last changed, if known. */
type DateOf = (paths: readonly string[]) => string | undefined;

/**
 * Also dates pages that are components, and the changelog by its entries. Docusaurus stores dates by absolute paths but looks these
 * up by relative ones (plugin-sitemap, createSitemapItem), so it finds none.
 */
export const sitemapItems =
  (dateOf: DateOf): Create =>
  async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    const sources = new Map(params.routes.map(({path, metadata}) => [path, metadata?.sourceFilePath]));
    return items.map((item) => {
      const {pathname} = new URL(item.url);
      const source = pathname === CHANGELOG ? changelog.path : sources.get(pathname);
      if (item.lastmod || source === undefined) return item;
      return {...item, lastmod: dateOf([source, ...(parts[pathname] ?? []).map(({path}) => path)]) ?? null};
    });
  };

import type {Options} from '@docusaurus/preset-classic';
import {changelog} from '../../config/site';
import {parts} from './sources';

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

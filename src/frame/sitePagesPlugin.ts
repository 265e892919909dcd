import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-pages';
import type {Plugin} from '@docusaurus/types';
import {withoutSlash} from '../../config/address';
import {changelog} from '../../config/site';
import {SITE_PAGES, texts, type SitePages} from './sitePages';

const PAGES = 'docusaurus-plugin-content-pages';
const BLOG = 'docusaurus-plugin-content-blog';

/** The source is of the form `@site/src/pages/index.tsx`. */
type Page = Pick<LoadedContent[number], 'permalink' | 'source'>;

export const sitePages = (pages: readonly Page[]): SitePages =>
  Object.fromEntries(
    pages.map(({permalink, source}) => {
      const path = withoutSlash(permalink) || '/';
      return [path, texts[path] ?? source.replace(/^@site\//, '')];
    }),
  );

/** Gives the footer the file of each page outside the docs, which its "Edit this page" opens. */
export default function sitePagesPlugin(): Plugin {
  return {
    name: SITE_PAGES,
    async allContentLoaded({allContent, actions}) {
      const {blogPosts} = allContent[BLOG]?.default as BlogContent;
      actions.setGlobalData(
        sitePages([
          ...(allContent[PAGES]?.default as Page[]),
          ...blogPosts.map(({metadata}) => metadata),
          {permalink: `/${changelog.routeBasePath}`, source: `${changelog.path}/`},
        ]),
      );
    },
  };
}

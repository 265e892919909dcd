import type {Plugin} from '@docusaurus/types';
import {withoutSlash} from '../../config/address';
import {SITE_PAGES, texts, type SitePages} from './sitePages';

/** Where Docusaurus keeps what its plugin for pages has loaded. */
const PAGES = 'docusaurus-plugin-content-pages';

interface Page {
  permalink: string;
  /** `@site/src/pages/index.tsx` */
  source: string;
}

export const sitePages = (pages: readonly Page[]): SitePages =>
  Object.fromEntries(
    pages.map(({permalink, source}) => {
      const path = withoutSlash(permalink) || '/';
      return [path, texts[path] ?? source.replace(/^@site\//, '')];
    }),
  );

/** Tells pages outside the docs which file makes them. They are few, and nothing else of them reaches the browser. */
export default function sitePagesPlugin(): Plugin {
  return {
    name: SITE_PAGES,
    async allContentLoaded({allContent, actions}) {
      actions.setGlobalData(sitePages((allContent[PAGES]?.default ?? []) as Page[]));
    },
  };
}

import {useCallback} from 'react';
import {useDocsData, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Row} from '../docsData';
import {withoutSlash} from '@site/config/address';
import {pagesIn, type Page, type Pages} from './pages';

function useVersion() {
  const {version, pluginId} = useDocsVersion();
  return useDocsData(pluginId).versions.find(({name}) => name === version);
}

/** Finds a page of the version that is being read by its path below the folder of the docs. */
export function usePageOf(): (page: string) => Page {
  const {version, docs} = useDocsVersion();
  const read = useVersion();
  return useCallback(
    (page) => {
      const id = page.replace(/\.mdx?$/, '');
      const to = read?.docs.find((doc) => doc.id === id)?.path;
      const title = docs[id]?.title;
      if (to === undefined || title === undefined) throw new Error(`${version} has no page ${page}`);
      return {to: withoutSlash(to), title};
    },
    [docs, read, version],
  );
}

/** The pages that rows refer to, as what runs without Docusaurus needs them. */
export function usePages(rows: readonly Row[]): {pages: Pages; root: string} {
  const pageOf = usePageOf();
  const root = useVersion()?.path ?? '';
  const pages = pagesIn(rows).map((path) => {
    const {to, title} = pageOf(path);
    return [path, {to: to.slice(root.length), title}];
  });
  return {pages: Object.fromEntries(pages) as Pages, root};
}

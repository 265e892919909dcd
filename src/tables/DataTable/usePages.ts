import {useDocsData, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {
  DefaultNumberPrefixParser,
  stripPathNumberPrefixes,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import type {Row} from '../docsData';
import {withoutSlash} from '@site/config/address';
import {pagesIn, type Page, type Pages} from './pageFinder';

/** The pages of this version that rows refer to, for components that run without Docusaurus. */
export function usePages(rows: readonly Row[]): {pages: Pages; root: string} {
  const {version, pluginId, docs: titled} = useDocsVersion();
  const data = useDocsData(pluginId).versions.find(({name}) => name === version);
  const root = data?.path ?? '';
  const pages = pagesIn(rows).map((path): [string, Page] => {
    const id = stripPathNumberPrefixes(path.replace(/\.mdx?$/, ''), DefaultNumberPrefixParser);
    const to = data?.docs.find((doc) => doc.id === id)?.path;
    const title = titled[id]?.title;
    if (to === undefined || title === undefined) throw new Error(`${version} has no page ${path}`);
    return [path, {to: withoutSlash(to).slice(root.length), title}];
  });
  return {pages: Object.fromEntries(pages), root};
}

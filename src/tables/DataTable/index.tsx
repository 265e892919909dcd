import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useDocsData, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {
  DefaultNumberPrefixParser,
  stripPathNumberPrefixes,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import {withoutSlash} from '@site/config/address';
import Island from '@site/src/shared/Island';
import type {Row} from '../docsData';
import {pageFinder, pagesIn, targetsIn, type Page, type Pages} from './table';
import {tables, type Rows} from './tables';
import View from './View';
import styles from './styles.module.css';

/** The pages of this version that rows refer to, for components that run without Docusaurus. */
function usePages(rows: readonly Row[]): {pages: Pages; root: string} {
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

type Props = {[N in keyof Rows]: {name: N; data: readonly Rows[N][]}}[keyof Rows];

export default function DataTable({name, data}: Props): ReactNode {
  if (!Object.hasOwn(tables, name)) throw new Error(`There is no table "${name}"`);
  const {pages, root} = usePages(data);
  const {collectAnchor, collectLink} = useBrokenLinks();
  data.forEach(({id}) => collectAnchor(id));
  targetsIn(data, pageFinder(pages, root)).forEach(collectLink);
  return (
    // Its width decides between columns and cards. It is outside the island, because WebKit would move the page if it were replaced.
    <div
      className={styles.frame}
      data-wide=""
      data-unsearched={tables[name].isUnsearched === true ? '' : undefined}>
      <Island name="DataTable" component={View} props={{name, data, pages, root}} hydrate="reach" />
    </div>
  );
}

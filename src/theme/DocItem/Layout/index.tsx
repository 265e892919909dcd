// Change: text and outline on a grid of fixed measures; the outline also says which version is being read, the banner says
// in the site's own words what a draft is, and the head links to the page as Markdown and to its card.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import CardMeta from '@site/src/frame/CardMeta';
import {OutlinePanel} from '@site/src/frame/Outline';
import VersionBanner from '@site/src/frame/VersionBanner';
import {markdownAddress} from '@site/config/address';
import styles from '@site/src/frame/columns.module.css';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const {label} = useDocsVersion();
  const hasImage = (assets.image ?? frontMatter.image) !== undefined;
  return (
    <div className={styles.page}>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownAddress(metadata.permalink)} />
      </Head>
      <CardMeta title={metadata.title} version={label} hasImage={hasImage} />
      <div className={styles.text}>
        <ContentVisibility metadata={metadata} />
        <VersionBanner />
        <article>
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      <aside className={clsx('screenOnly', styles.outline)} aria-label="About this page">
        <OutlinePanel />
      </aside>
    </div>
  );
}

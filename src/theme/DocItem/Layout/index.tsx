// Change: text and outline on a grid of fixed measures; the outline also says which version is being read, the banner says
// in the site's own words what a draft is, and the head links to the page as Markdown and to its card. Below the title is how far
// the release supports what the page is about and, on a narrow screen, what is beside the text on a wide one. In place of one edit
// link are links to edit the page, here and in the next version, and its tables, and to report a problem.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import CardMeta from '@site/src/frame/CardMeta';
import {OutlineDisclosure, OutlinePanel} from '@site/src/frame/Outline';
import PageFoot from '@site/src/frame/PageFoot';
import VersionBanner from '@site/src/frame/VersionBanner';
import PageStatus from '@site/src/tables/PageStatus';
import {markdownAddress} from '@site/config/address';
import styles from '@site/src/frame/columns.module.css';

const {docMarkdown, docFooter} = ThemeClassNames.docs;

/** Every page gets its title from its front matter. */
function Content({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  return (
    <div className={clsx(docMarkdown, 'markdown')}>
      <header>
        {!frontMatter.hide_title && <Heading as="h1">{metadata.title}</Heading>}
        <PageStatus />
        <OutlineDisclosure />
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

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
          <Content>{children}</Content>
          <footer className={clsx('screenOnly muted', docFooter)}>
            <PageFoot />
          </footer>
        </article>
        <DocItemPaginator />
      </div>
      <aside className={clsx('screenOnly', styles.outline)} aria-label="About this page">
        <OutlinePanel />
      </aside>
    </div>
  );
}

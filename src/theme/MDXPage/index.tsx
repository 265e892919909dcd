// Change: on the grid of the docs, with its outline beside the text or, on narrow screens, above it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import {Disclosure, Panel} from '@site/src/frame/Outline';
import styles from '@site/src/frame/columns.module.css';

export default function MDXPage({content: Text}: Props): ReactNode {
  const {metadata, frontMatter, assets, toc} = Text;
  const {title, description, unlisted} = metadata;
  const {toc_min_heading_level: min = 2, toc_max_heading_level: max = 6} = frontMatter;
  const headings = frontMatter.hide_table_of_contents
    ? []
    : toc.filter(({level}) => level >= min && level <= max);
  return (
    <Layout title={title} description={description}>
      <PageMetadata keywords={frontMatter.keywords} image={assets.image ?? frontMatter.image} />
      {/* Not for readers who search. Also keeps the page out of the sitemap. */}
      {unlisted && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <main className={styles.main}>
        <div className={styles.page}>
          <div className="markdown">
            <Heading as="h1">{title}</Heading>
            <Disclosure headings={headings} />
            <MDXContent>
              <Text />
            </MDXContent>
          </div>
          <aside className={clsx('screenOnly', styles.outline)} aria-label="About this page">
            <Panel headings={headings} />
          </aside>
        </div>
      </main>
    </Layout>
  );
}

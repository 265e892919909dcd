import type {ComponentType, ReactNode} from 'react';
import clsx from 'clsx';
import type {TOCItem} from '@docusaurus/mdx-loader';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {Disclosure, Panel} from '@site/src/frame/Outline';
import styles from '@site/src/frame/columns.module.css';

interface Props {
  title: string;
  description: string;
  outline: readonly TOCItem[];
  text: ComponentType;
}

/** A page for contributors: its text, and its outline beside it or, on narrow screens, above it. */
export default function Guide({title, description, outline, text: Text}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <Head>
        {/* For authors of the documentation, not for readers who search. Also keeps the page out of the sitemap. */}
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.main}>
        <div className={styles.page}>
          <div className="markdown">
            <Heading as="h1">{title}</Heading>
            <Disclosure headings={outline} />
            <MDXContent>
              <Text />
            </MDXContent>
          </div>
          <aside className={clsx('screenOnly', styles.outline)} aria-label="About this page">
            <Panel headings={outline} />
          </aside>
        </div>
      </main>
    </Layout>
  );
}

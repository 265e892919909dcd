import type {ComponentType, ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {Headings} from '@site/src/frame/Outline';
import styles from './styles.module.css';

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
            <details className={styles.disclosure}>
              <summary>On this page</summary>
              <nav aria-label="On this page">
                <Headings headings={outline} />
              </nav>
            </details>
            <MDXContent>
              <Text />
            </MDXContent>
          </div>
          <aside className={styles.outline} aria-label="About this page">
            <nav aria-label="On this page" className="thin-scrollbar">
              <Headings headings={outline} />
            </nav>
          </aside>
        </div>
      </main>
    </Layout>
  );
}

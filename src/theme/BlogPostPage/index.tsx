// Change: an entry by itself, without a sidebar and an outline.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import BlogPostItem from '@theme/BlogPostItem';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogPostPage';
import {BlogPostProvider, useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import styles from '../BlogPostItem/styles.module.css';

export default function ChangelogEntry({content: Content}: Props): ReactNode {
  const {title, description} = Content.metadata;
  const {blogBasePath} = useBlogMetadata();
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <Layout title={title} description={description}>
        <main className={styles.page}>
          <BlogPostItem>
            <Content />
          </BlogPostItem>
          <p className="markdown">
            <Link to={blogBasePath}>All changes</Link>
          </p>
        </main>
      </Layout>
    </BlogPostProvider>
  );
}

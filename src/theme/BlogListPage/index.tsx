// Change: a heading and the feeds above the entries, without a sidebar and further pages.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogListPage';
import styles from '../BlogPostItem/styles.module.css';

export default function Changelog({items, metadata}: Props): ReactNode {
  const {blogTitle, blogDescription, permalink} = metadata;
  return (
    <Layout title={blogTitle} description={blogDescription}>
      <main className={styles.page}>
        <header className="markdown">
          <Heading as="h1">{blogTitle}</Heading>
          <p>
            What changed in this documentation, the newest first. Follow it with a reader of feeds:{' '}
            <Link to={`pathname://${permalink}/atom.xml`}>Atom feed</Link> or{' '}
            <Link to={`pathname://${permalink}/feed.json`}>JSON feed</Link>.
          </p>
        </header>
        <BlogPostItems items={items} />
      </main>
    </Layout>
  );
}

// Change: no authors, tags or sidebar; each entry is beside its date. An entry is the same, with one.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Content} from '@theme/BlogPostPage';
import {changelog} from '@site/config/site';
import styles from './styles.module.css';

interface Props {
  items?: readonly {content: Content}[];
  content?: Content;
}

export default function Changelog({items = [], content}: Props): ReactNode {
  const title = content?.metadata.title ?? changelog.blogTitle;
  return (
    <Layout title={title} description={content?.metadata.description ?? changelog.blogDescription}>
      <main className={styles.page}>
        <header className="markdown">
          <Heading as="h1">{title}</Heading>
          <p>
            {content ? <Link to="/changelog">All changes</Link> : 'What changed in this documentation'}, the
            newest first. Follow it with a reader of feeds:{' '}
            <Link to="pathname:///changelog/atom.xml">Atom feed</Link> or{' '}
            <Link to="pathname:///changelog/feed.json">JSON feed</Link>.
          </p>
        </header>
        {(content ? [{content}] : items).map(({content: Text}) => (
          <article key={Text.metadata.permalink} className={clsx('wrapping', styles.entry)}>
            <time className="muted" dateTime={Text.metadata.date.slice(0, 10)}>
              {new Date(Text.metadata.date).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'})}
            </time>
            <div>
              {!content && (
                <Heading as="h2" id={Text.metadata.permalink.split('/').at(-1)}>
                  <Link to={Text.metadata.permalink}>{Text.metadata.title}</Link>
                </Heading>
              )}
              {/* The plugin finds the content of the feeds by this id. */}
              <div id={content && '__blog-post-container'} className="markdown">
                <MDXContent>
                  <Text />
                </MDXContent>
              </div>
            </div>
          </article>
        ))}
      </main>
    </Layout>
  );
}

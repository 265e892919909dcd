// Change: the day stands beside the text, without authors, tags and reading time.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import Heading from '@theme/Heading';
import type {Props} from '@theme/BlogPostItem';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import styles from './styles.module.css';

export default function Entry({children}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, permalink, title} = metadata;
  const day = new Date(date);
  const id = permalink.slice(permalink.lastIndexOf('/') + 1);
  return (
    <article className={styles.entry} aria-labelledby={id}>
      <time dateTime={date.slice(0, 10)}>
        {day.toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'})}
      </time>
      <div>
        <Heading as={isBlogPostPage ? 'h1' : 'h2'} id={id}>
          {isBlogPostPage ? title : <Link to={permalink}>{title}</Link>}
        </Heading>
        <BlogPostItemContent>{children}</BlogPostItemContent>
      </div>
    </article>
  );
}

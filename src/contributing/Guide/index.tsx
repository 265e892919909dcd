import type {ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import Heading from '@theme/Heading';
import {Headings} from '@site/src/frame/Outline';
import styles from './styles.module.css';

interface Props {
  title: string;
  outline: readonly TOCItem[];
  children: ReactNode;
}

/** The layout of a guide: its text, and its outline beside it or, on narrow screens, above it. */
export default function Guide({title, outline, children}: Props): ReactNode {
  return (
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
          {children}
        </div>
        <aside className={styles.outline} aria-label="About this page">
          <nav aria-label="On this page" className="thin-scrollbar">
            <Headings headings={outline} />
          </nav>
        </aside>
      </div>
    </main>
  );
}

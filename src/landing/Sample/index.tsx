import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import styles from './styles.module.css';

interface Props {
  /** What the sample is: the path it would have in an application, or a few words. */
  title: string;
  language: 'php' | 'json';
  children: string;
}

/** A sample as tall as its code. On a phone it runs from edge to edge. */
export default function Sample({title, language, children}: Props): ReactNode {
  return (
    <CodeBlock title={title} language={language} className={styles.sample}>
      {children}
    </CodeBlock>
  );
}

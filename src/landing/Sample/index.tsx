import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {plainText} from '@site/config/plainText';
import styles from '../shared.module.css';

interface Props {
  /** Its path in an application, or a few words; left out if a heading says it. */
  title?: string;
  language: 'php' | 'json';
  children: string;
}

/** A sample of code. On a phone it runs from edge to edge. */
export default function Sample({title, language, children}: Props): ReactNode {
  return (
    <CodeBlock title={title} language={language} className={styles.sample}>
      {plainText(children)}
    </CodeBlock>
  );
}

import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Sample from '../Sample';
import Section from '../Section';
import {frame, others, othersTitle, refused, schemaTitle} from './content';
import schemaSource from './samples/schema.php?raw';
import styles from './styles.module.css';

const INDENT = 2;

export default function Validator(): ReactNode {
  return (
    <Section {...frame} isSplit>
      <Sample title={schemaTitle} language="php">
        {schemaSource}
      </Sample>
      <div className={styles.exchange}>
        {[refused.input, refused.answer].map(({title, value}) => (
          <Sample key={title} title={title} language="json">
            {JSON.stringify(value, null, INDENT)}
          </Sample>
        ))}
      </div>
      <Heading as="h3" className={styles.title}>
        {othersTitle}
      </Heading>
      <dl className={styles.others}>
        {others.map(({input, message}) => (
          <div key={input}>
            <dt>
              <code>{input}</code>
            </dt>
            <dd>{message}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

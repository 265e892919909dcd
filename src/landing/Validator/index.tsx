import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import Sample from '../Sample';
import Section from '../Section';
import {intro, others, othersTitle, refused, schemaTitle} from './content';
import schemaSource from './samples/schema.php?raw';
import shared from '../shared.module.css';
import styles from './styles.module.css';

export default function Validator(): ReactNode {
  return (
    <Section {...intro} isSplit>
      <div className={clsx('wrapping', styles.columns)}>
        <Sample title={schemaTitle} language="php">
          {schemaSource.slice(schemaSource.indexOf('$page'))}
        </Sample>
        <div className={clsx('wrapping', styles.exchange)}>
          {[refused.input, refused.answer].map(({title, value}) => (
            <Sample key={title} title={title} language="json">
              {JSON.stringify(value, null, 2)}
            </Sample>
          ))}
        </div>
      </div>
      <div>
        <Heading as="h3" className={shared.heading}>
          {othersTitle}
        </Heading>
        <dl className={shared.terms}>
          {others.map(({input, message}) => (
            <div key={input}>
              <dt>
                <code className="bare">{input}</code>
              </dt>
              <dd className="red">{message}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

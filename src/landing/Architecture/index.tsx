import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import DocsLink from '@site/src/shared/DocsLink';
import Section from '../Section';
import {frame, labels, layers, type Layer} from './content';
import code from '@site/src/shared/code.module.css';
import shared from '../shared.module.css';
import styles from './styles.module.css';

function Cell({title, body, proof, to}: Layer): ReactNode {
  return (
    <li className={clsx(shared.stop, styles.cell)}>
      <Heading as="h3" className={shared.heading}>
        <DocsLink to={to} className={shared.underlined}>
          {title}
        </DocsLink>
      </Heading>
      <p className={shared.text}>{body}</p>
      <code className={clsx(code.code, styles.proof)}>{proof}</code>
    </li>
  );
}

/** Both tracks pass the layers: a request arrives on one, a failure goes back on the other. */
export default function Architecture(): ReactNode {
  return (
    <Section {...frame}>
      <div className={styles.figure}>
        <p aria-hidden="true" className={styles.labels}>
          <span>{labels.start}</span>
          <span>{labels.success}</span>
          <span>
            {labels.failure}
            <span>{labels.meaning}</span>
          </span>
        </p>
        <ol className={styles.cells}>
          {layers.map((layer) => (
            <Cell key={layer.title} {...layer} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

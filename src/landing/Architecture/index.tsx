import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import DocsLink from '@site/src/shared/DocsLink';
import Section from '../Section';
import {failure, intro, layers, type Layer} from './content';
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
      <code className="bare">{proof}</code>
    </li>
  );
}

/** A request passes the layers on one track, and a failure leaves them on another. */
export default function Architecture(): ReactNode {
  return (
    <Section {...intro}>
      <div>
        <ol className={shared.quarters}>
          {layers.map((layer) => (
            <Cell key={layer.title} {...layer} />
          ))}
        </ol>
        <p className={styles.failure}>{failure}</p>
      </div>
    </Section>
  );
}

import type {CSSProperties, ReactNode} from 'react';
import Heading from '@theme/Heading';
import DocsLink from '@site/src/shared/DocsLink';
import {installCommand} from '@site/config/site';
import {concepts, frame, lines, quickStart} from './content';
import actions from '../actions.module.css';
import styles from './styles.module.css';

/** The last section: no proof, only the way in. */
export default function Closing(): ReactNode {
  return (
    <section aria-label={frame.title}>
      <div className="fault" style={{'--fault-at': frame.faultAt} as CSSProperties} />
      <div className={styles.content}>
        <Heading as="h2" id={frame.id}>
          {lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}{' '}
            </span>
          ))}
        </Heading>
        <div className={styles.ways}>
          <DocsLink to={quickStart.to} className={actions.primary}>
            {quickStart.label}
          </DocsLink>
          <code className={styles.command}>{installCommand}</code>
          <DocsLink to={concepts.to} className={actions.secondary}>
            {concepts.label}
          </DocsLink>
        </div>
      </div>
    </section>
  );
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import DocsLink from '@site/src/shared/DocsLink';
import tracks from '@site/src/shared/tracks.module.css';
import Section from '../Section';
import {frame, labs} from './content';
import shared from '../shared.module.css';
import styles from './styles.module.css';

/** What can be played with. */
export default function Labs(): ReactNode {
  return (
    <Section {...frame}>
      <ul className={clsx(styles.labs, shared.swiped)}>
        {labs.map(({title, summary, to, success, failure}) => (
          <li key={to} className={styles.lab}>
            <svg className={styles.sign} viewBox="0 0 72 32" aria-hidden="true">
              <path className={tracks.success} d={success} />
              <path className={tracks.failure} d={failure} />
            </svg>
            <Heading as="h3" className={shared.heading}>
              <DocsLink to={to} className={styles.link}>
                {title}
              </DocsLink>
            </Heading>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import DocsLink from '@site/src/shared/DocsLink';
import type {Frame} from './frame';
import styles from './styles.module.css';

interface Props extends Omit<Frame, 'lead'> {
  lead: ReactNode;
  /** Text and proof side by side where there is room. */
  isSplit?: boolean;
  /** In the colours of the other mode, as a band. */
  isOpposite?: boolean;
  children: ReactNode;
}

/** A section of the landing page: one message, one proof, one link. */
export default function Section({
  id,
  title,
  lead,
  link,
  faultAt,
  isSplit = false,
  isOpposite = false,
  children,
}: Props): ReactNode {
  return (
    <section
      // Not by the heading: its name ends in that of the link to itself.
      aria-label={title}
      className={clsx(styles.section, isOpposite && ['opposite', styles.band])}
      style={{'--fault-at': faultAt} as CSSProperties}>
      <div className={clsx('fault', styles.line)} />
      <div className={clsx(styles.content, isSplit && styles.split)}>
        <header className={styles.header}>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <p>{lead}</p>
          <DocsLink to={link.to} className={styles.link}>
            {link.label}
          </DocsLink>
        </header>
        <div className={styles.proof}>{children}</div>
      </div>
    </section>
  );
}

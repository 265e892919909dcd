import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import DocsLink from '@site/src/shared/DocsLink';
import '../deep.css';
import shared from '../shared.module.css';
import styles from './styles.module.css';

/** The words around the content of a section. */
export interface Frame {
  /** The fragment of its address. */
  id: string;
  title: string;
  /** What the section says, in a sentence or two. */
  lead: string;
  /** Where to continue reading. `to` is a page of the docs, without a leading slash. */
  link: {to: string; label: string};
  /** Where the line above the section steps down, as a share of its width: `30%`. */
  faultAt: string;
}

interface Props extends Frame {
  /** If there is room, `split` puts the words beside the content, and `wide` the title beside the rest of the words. */
  layout?: 'split' | 'wide';
  /** `deep`: a band with its own colours; `raised`: a surface slightly different from the page. */
  ground?: 'deep' | 'raised';
  children: ReactNode;
}

/** A section of the landing page: one message, what shows it, one link. */
export default function Section({
  id,
  title,
  lead,
  link,
  faultAt,
  layout = 'wide',
  ground,
  children,
}: Props): ReactNode {
  return (
    <section
      // Not aria-labelledby, because the name of the heading includes that of the link to itself.
      aria-label={title}
      className={clsx(
        styles.section,
        ground && styles.band,
        ground && (ground === 'deep' ? 'deep' : styles.raised),
      )}
      style={{'--fault-at': faultAt} as CSSProperties}>
      <div className={clsx('fault', styles.line)} />
      <div className={clsx(shared.content, styles.columns, styles[layout])}>
        <header className={styles.header}>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <div className={styles.words}>
            <p>{lead}</p>
            <DocsLink to={link.to} className={shared.onward}>
              {link.label}
            </DocsLink>
          </div>
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}

import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import DocsLink from '@site/src/shared/DocsLink';
import '../deep.css';
import styles from '../shared.module.css';

/** The words around the content of a section. */
export interface Intro {
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

interface Props extends Intro {
  /** If there is room, the words are beside the content; otherwise only the title is beside the rest of the words. */
  isSplit?: boolean;
  /** `deep`: a band with its own colours; `raised`: a surface slightly different from the page. */
  ground?: 'deep' | 'raised';
  /** Its parts, each in a cell of the grid. */
  children: ReactNode;
}

/** A section of the landing page: one message, what shows it, one link. */
export default function Section({
  id,
  title,
  lead,
  link,
  faultAt,
  isSplit = false,
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
      <div className={clsx(styles.content, styles.grid, isSplit && styles.split)}>
        <header className={clsx(styles.header, !isSplit && styles.halves)}>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <div>
            <p className={clsx('muted', styles.lead)}>{lead}</p>
            <DocsLink to={link.to} className={clsx('screenOnly', styles.onward)}>
              {link.label}
            </DocsLink>
          </div>
        </header>
        {children}
      </div>
    </section>
  );
}

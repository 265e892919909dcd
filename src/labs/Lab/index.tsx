import type {CSSProperties, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useReadVersion} from '@site/src/shared/useReadVersion';
import {LABS, type LabId} from '../list';
import type {LabPlace} from './place';
import styles from './styles.module.css';

interface Props {
  /** Its fragment: a link to its state leads there. */
  id: LabId;
  /** What it is a model of. */
  statement?: ReactNode;
  /** The room that is kept for it, so that nothing moves when it comes: on a phone, with two columns, with three. */
  height: {narrow: string; medium: string; wide: string};
  /** The island that stands in it. */
  children: (place: LabPlace) => ReactNode;
}

/** The frame of a lab. What stands in it comes when it nears the window; without script, and on paper, there is no frame. */
export default function Lab({
  id,
  statement = 'A model of the documented contract: nothing here runs PHP.',
  height,
  children,
}: Props): ReactNode {
  const {path: root} = useReadVersion();
  useBrokenLinks().collectAnchor(id);
  const {title, summary} = LABS[id];
  return (
    <section
      id={id}
      className={styles.lab}
      aria-label={title}
      // src/text/ leaves it out of what is searched and of the text of the page.
      data-lab=""
      // It may be wider than the text around it.
      data-wide="">
      <div className={styles.head}>
        {/* Without an id: the outline and what names a place on the page know the headings of the text alone. */}
        <h3 className={styles.title}>{title}</h3>
        <p>{summary}</p>
      </div>
      <div
        tabIndex={-1}
        className={styles.stage}
        style={
          {
            '--lab-narrow': height.narrow,
            '--lab-medium': height.medium,
            '--lab-wide': height.wide,
          } as CSSProperties
        }>
        {children({id, root})}
      </div>
      <p className={styles.statement}>{statement}</p>
    </section>
  );
}

import {useRef, type CSSProperties, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useIsNear} from '@site/src/hooks/useIsNear';
import Fault from './Fault';
import {LabId} from './labId';
import {useContent, type Load} from './useContent';
import styles from './styles.module.css';

interface Props {
  /** Its fragment: a link to its state leads there. */
  id: string;
  title: string;
  /** What it is a model of. */
  statement?: ReactNode;
  /** The room that is kept for it, so that nothing moves when it comes: on a phone, from 26rem of its width, from 36rem. */
  height: {narrow: string; medium?: string; wide: string};
  /** Brings its code, which is a file of its own. The same function at each rendering. */
  load: Load<object>;
}

/** The frame of a lab. What stands in it comes when it nears the window; without script, and on paper, there is no frame. */
export default function Lab({
  id,
  title,
  statement = 'A model of the documented contract: nothing here runs PHP.',
  height,
  load,
}: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const {Content, isFailed, retry} = useContent(load, useIsNear(ref));
  useBrokenLinks().collectAnchor(id);
  return (
    <section
      ref={ref}
      id={id}
      className={styles.lab}
      aria-label={title}
      // plugins/text leaves it out of what is searched and of the text of the page.
      data-lab="">
      <div className={styles.head}>
        {/* Without an id: the outline and what names a place on the page know the headings of the text alone. */}
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.statement}>{statement}</p>
      </div>
      <div
        ref={stageRef}
        tabIndex={-1}
        className={styles.stage}
        style={
          {
            '--lab-narrow': height.narrow,
            '--lab-medium': height.medium,
            '--lab-wide': height.wide,
          } as CSSProperties
        }
        aria-busy={!Content && !isFailed}>
        <LabId value={id}>
          {Content && (
            <ErrorBoundary
              fallback={({tryAgain}) => (
                <Fault retry={tryAgain}>The lab stopped at an error of its own.</Fault>
              )}>
              <Content />
            </ErrorBoundary>
          )}
        </LabId>
        {!Content && !isFailed && <p className={styles.waiting}>The lab is loading …</p>}
        {isFailed && (
          <Fault
            retry={() => {
              stageRef.current?.focus();
              retry();
            }}>
            The lab could not be loaded.
          </Fault>
        )}
      </div>
    </section>
  );
}

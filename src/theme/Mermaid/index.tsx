// Change: a diagram is drawn when it nears the window, in a place kept free for it; without script its source is shown.
import {useRef, type ReactNode} from 'react';
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import {useIsNear} from '@site/src/hooks/useIsNear';
import {useIsWide} from '@site/src/hooks/useIsWide';
import {heightOf, titleOf} from './source';
import styles from './styles.module.css';

export default function MermaidInPlace(props: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(ref);
  const isNear = useIsNear(ref);
  return (
    <div
      ref={ref}
      className={styles.place}
      style={{blockSize: heightOf(props.value)}}
      role="group"
      aria-label={`Diagram: ${titleOf(props.value)}`}
      {...(isWide && {tabIndex: 0})}>
      {isNear && <Mermaid key={props.value} {...props} />}
      <pre className={styles.source}>{props.value.trim()}</pre>
    </div>
  );
}

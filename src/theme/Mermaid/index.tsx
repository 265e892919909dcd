// Change: the place of a diagram is kept free before it is drawn, and without script its source can be read.
import {useRef, type ReactNode} from 'react';
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import {useIsWide} from '@site/src/hooks/useIsWide';
import {heightOf, titleOf} from './source';
import styles from './styles.module.css';

export default function MermaidInPlace(props: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(ref);
  return (
    <div
      ref={ref}
      className={styles.place}
      style={{blockSize: heightOf(props.value)}}
      role="group"
      aria-label={`Diagram: ${titleOf(props.value)}`}
      {...(isWide && {tabIndex: 0})}>
      <Mermaid {...props} />
      <pre className={styles.source}>{props.value.trim()}</pre>
    </div>
  );
}

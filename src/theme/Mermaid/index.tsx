// Change: the place of a diagram is kept free before it is drawn, and without script its source can be read.
import type {ReactNode} from 'react';
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import {estimateHeight} from './estimate';
import styles from './styles.module.css';

export default function MermaidInPlace(props: Props): ReactNode {
  return (
    <div
      className={styles.place}
      style={{blockSize: estimateHeight(props.value)}}
      // Scrolls sideways on a phone, so the keyboard must reach it.
      tabIndex={0}
      role="group"
      aria-label="Diagram">
      <Mermaid {...props} />
      <pre className={styles.source}>{props.value.trim()}</pre>
    </div>
  );
}

// Change: a diagram is drawn when it nears the window, in a place kept free for it; without script its source is shown.
import {useRef, type ReactNode} from 'react';
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import {useIsNear} from '@site/src/hooks/useIsNear';
import {useIsWide} from '@site/src/hooks/useIsWide';
import {heightOf, titleOf} from './source';
import styles from './styles.module.css';

interface PropsWithReading extends Props {
  /** What the source does not say, as JSON. */
  reading?: string;
}

function nameOf({value, reading}: PropsWithReading): string {
  const {name} = JSON.parse(reading ?? '{}') as {name?: string};
  return name ?? titleOf(value);
}

export default function MermaidInPlace(props: PropsWithReading): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(ref);
  const isNear = useIsNear(ref);
  return (
    <div
      ref={ref}
      className={styles.place}
      style={{blockSize: heightOf(props.value)}}
      role="group"
      aria-label={`Diagram: ${nameOf(props)}`}
      {...(isWide && {tabIndex: 0})}>
      {isNear && <Mermaid key={props.value} {...props} />}
      <pre className={styles.source}>{props.value.trim()}</pre>
    </div>
  );
}

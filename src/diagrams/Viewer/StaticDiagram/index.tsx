import {useEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import type {DiagramSvg} from '../../diagramSvgs';
import styles from '../DrawnDiagram/styles.module.css';

interface Props {
  diagramSvg: DiagramSvg;
  name: string;
  /** Called when the file does not arrive. */
  onLost: () => void;
}

/** The SVG that was drawn before the build, as an image: shown before any script runs, and without one. */
export default function StaticDiagram({diagramSvg: {src, width, height}, name, onLost}: Props): ReactNode {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before React listened.
    if (ref.current?.complete && ref.current.naturalWidth === 0) onLost();
  }, [onLost]);
  const size = {'--svg-width': `${width}px`, '--svg-height': `${height}px`} as CSSProperties;
  return (
    <div className={styles.diagram} style={size}>
      <img ref={ref} loading="lazy" src={src} width={width} height={height} alt={name} onError={onLost} />
    </div>
  );
}

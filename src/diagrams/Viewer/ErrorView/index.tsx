import type {ReactNode} from 'react';
import {NOT_READ, TOO_LONG, type Fault as FaultOfDiagram} from '../drawingFault';
import Source from '../Source';
import styles from './styles.module.css';

interface GraphicProps {
  words: string;
}

/** The line breaks before it arrives. */
function Graphic({words}: GraphicProps): ReactNode {
  return (
    <svg className={styles.graphic} viewBox="0 0 640 96" role="img" aria-label={words}>
      <path d="M0 24H176l24 32h48" />
      <path d="M304 56H640" className={styles.rest} />
      <path d="M268 48l16 16m0-16l-16 16" className={styles.cross} />
      <text x="0" y="88">
        {words}
      </text>
    </svg>
  );
}

interface Props {
  fault: FaultOfDiagram | undefined;
  source: string;
  retry: () => void;
}

const GRAPHICS: Partial<Record<FaultOfDiagram['kind'], string>> = {syntax: NOT_READ, size: TOO_LONG};

/** Why there is no picture, with the source and where in it. Stays in the page without a fault, so that one is announced. */
export default function Fault({fault, source, retry}: Props): ReactNode {
  const graphic = fault && GRAPHICS[fault.kind];
  return (
    <div className={fault && styles.fault}>
      <div role="status">
        {graphic && <Graphic words={graphic} />}
        {fault && fault.kind !== 'size' && (
          <p className={styles.message}>
            <strong>Render error:</strong> {fault.message}
          </p>
        )}
      </div>
      {fault?.kind === 'loading' && (
        <button type="button" className={styles.retry} onClick={retry}>
          Try again
        </button>
      )}
      {fault && fault.kind !== 'size' && <Source text={source} line={fault.line} className={styles.source} />}
    </div>
  );
}

import type {ReactNode} from 'react';
import Changing from '@site/src/shared/Changing';
import {NOT_READ, TOO_LONG, type RenderError} from '../../errors';
import Source from '../../Viewer/Source';
import styles from '../styles.module.css';

interface Props {
  error: RenderError | undefined;
  source: string;
}

const GRAPHICS: Partial<Record<RenderError['kind'], string>> = {syntax: NOT_READ, size: TOO_LONG};

/** Why a diagram is not shown, with its source and the failing line. Rendered empty without an error, so that one is announced. */
export default function ErrorView({error, source}: Props): ReactNode {
  const graphic = error && GRAPHICS[error.kind];
  return (
    <div className={error && styles.error}>
      <div role="status">
        {graphic && (
          // Not translated: the elements that a translator inserts into SVG text are not shown.
          <div translate="no">
            {/* A line that breaks off before its end. */}
            <svg className={styles.graphic} viewBox="0 0 640 96" role="img" aria-label={graphic}>
              <path d="M0 24H176l24 32h48" />
              <path d="M304 56H640M268 48l16 16m0-16l-16 16" className={styles.broken} />
              <text x="0" y="88">
                {graphic}
              </text>
            </svg>
          </div>
        )}
        {error && error.kind !== 'size' && (
          <p className={styles.message}>
            <strong className="red">Render error:</strong> <Changing>{error.message}</Changing>
          </p>
        )}
      </div>
      {error && error.kind !== 'size' && <Source text={source} line={error.line} />}
    </div>
  );
}

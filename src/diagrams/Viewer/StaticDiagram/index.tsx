import {useEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import type {PictureFile} from '../pictureFile';
import styles from '../Picture/styles.module.css';

interface Props {
  file: PictureFile;
  /** What it is of. */
  name: string;
  /** Called when the file does not arrive. */
  onLost: () => void;
}

/** A picture that was drawn ahead, as it stands in the HTML: seen before any script runs, and without one. */
export default function Still({file: {src, width, height}, name, onLost}: Props): ReactNode {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before React listened.
    if (ref.current?.complete && ref.current.naturalWidth === 0) onLost();
  }, [onLost]);
  const size = {'--picture-width': `${width}px`, '--picture-height': `${height}px`} as CSSProperties;
  return (
    <div className={styles.picture} style={size}>
      <img
        ref={ref}
        data-diagram-picture=""
        loading="lazy"
        src={src}
        width={width}
        height={height}
        alt={name}
        onError={onLost}
      />
    </div>
  );
}

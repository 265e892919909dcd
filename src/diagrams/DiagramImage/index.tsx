import {useId, type CSSProperties, type ReactNode} from 'react';
import Changing from '@site/src/shared/Changing';
import type {DiagramSvg} from '../diagramSvgs';
import {descriptionIn, nameIn} from '../source';
import styles from '../Viewer/styles.module.css';

interface Props {
  source: string;
  diagramSvg: DiagramSvg;
}

/** A diagram as an image, with its name and its description. */
export default function DiagramImage({source, diagramSvg: {src, width, height}}: Props): ReactNode {
  const id = useId();
  const description = descriptionIn(source);
  const size = {'--svg-width': `${width}px`, '--svg-height': `${height}px`} as CSSProperties;
  return (
    <div className={styles.diagram} style={size}>
      <img
        loading="lazy"
        src={src}
        width={width}
        height={height}
        alt={nameIn(source) ?? 'Diagram without a name'}
        aria-describedby={description && id}
      />
      <p className="lost">Render error: the drawing did not arrive.</p>
      {/* Not the text under "In words": text that is closed, or behind a dialog, cannot serve as a description. */}
      {description && (
        <p id={id} hidden>
          <Changing>{description}</Changing>
        </p>
      )}
    </div>
  );
}

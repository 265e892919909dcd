import {useId, useRef, type ReactNode} from 'react';
import {useModal} from '@site/src/shared/useModal';
import Picture from '../Picture';
import type {Picture as Drawn} from '../diagramSvg';
import type {Reading} from '../reading';
import {usePanZoom} from './usePanZoom';
import styles from './styles.module.css';

export interface Props {
  /** Of the diagram. */
  name: string;
  picture: Drawn;
  reading: Reading | undefined;
  onClose: () => void;
}

/** A picture as large as the window, to move about in. */
export default function FullScreen({name, picture, reading, onClose}: Props): ReactNode {
  const id = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLDivElement>(null);
  const {scale, zoomIn, zoomOut, fit} = usePanZoom(
    {frame: dialogRef, stage: stageRef, canvas: canvasRef},
    picture,
  );

  useModal(dialogRef);

  return (
    <dialog ref={dialogRef} className={styles.dialog} aria-labelledby={`${id}name`} onClose={onClose}>
      <div className={styles.bar}>
        <h2 id={`${id}name`} className={styles.name}>
          {name}
        </h2>
        <output className={styles.scale} aria-label="Zoom">
          {Math.round(scale * 100)} %
        </output>
        <button type="button" className={styles.tool} aria-label="Zoom out" onClick={zoomOut}>
          −
        </button>
        <button type="button" className={styles.tool} aria-label="Zoom in" onClick={zoomIn}>
          +
        </button>
        <button type="button" className={styles.tool} aria-label="Fit to the window" onClick={fit}>
          Fit
        </button>
        <button type="button" className={styles.tool} onClick={() => dialogRef.current?.close()}>
          Close
        </button>
      </div>
      <div ref={stageRef} className={styles.stage}>
        <div
          ref={canvasRef}
          className={styles.canvas}
          style={{inlineSize: picture.width, blockSize: picture.height}}>
          <Picture picture={picture} name={name} reading={reading} />
        </div>
      </div>
    </dialog>
  );
}

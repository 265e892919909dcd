import {useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Changing from '@site/src/shared/Changing';
import {useModal} from '@site/src/shared/useModal';
import DiagramImage from '../../DiagramImage';
import type {DiagramSvg} from '../../diagramSvgs';
import {usePanZoom} from './usePanZoom';
import styles from './styles.module.css';

export interface Props {
  name: string;
  source: string;
  diagramSvg: DiagramSvg;
  onClose: () => void;
}

const TOOL = 'quiet inset tool';

/** A diagram as large as the window, to zoom and pan. */
export default function FullScreen({name, source, diagramSvg, onClose}: Props): ReactNode {
  const id = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLDivElement>(null);
  const {scale, zoomIn, zoomOut, fit} = usePanZoom(
    {frame: dialogRef, stage: stageRef, canvas: canvasRef},
    diagramSvg,
  );

  useModal(dialogRef);

  return (
    <dialog ref={dialogRef} className={styles.dialog} aria-labelledby={`${id}name`} onClose={onClose}>
      <div className={clsx('wrapping', styles.bar)}>
        <h2 id={`${id}name`} className={clsx('flush', styles.name)}>
          {name}
        </h2>
        <output className={clsx('quiet', styles.scale)} aria-label="Zoom">
          <Changing>{`${Math.round(scale * 100)} %`}</Changing>
        </output>
        <button type="button" className={TOOL} aria-label="Zoom out" onClick={zoomOut}>
          −
        </button>
        <button type="button" className={TOOL} aria-label="Zoom in" onClick={zoomIn}>
          +
        </button>
        <button type="button" className={TOOL} aria-label="Fit to the window" onClick={fit}>
          Fit
        </button>
        <button type="button" className={TOOL} onClick={() => dialogRef.current?.close()}>
          Close
        </button>
      </div>
      <div ref={stageRef} className={clsx('drawing', styles.stage)}>
        <div
          ref={canvasRef}
          className={styles.canvas}
          style={{inlineSize: diagramSvg.width, blockSize: diagramSvg.height}}>
          <DiagramImage source={source} diagramSvg={diagramSvg} />
        </div>
      </div>
    </dialog>
  );
}

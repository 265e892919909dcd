import {useEffect, useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import Changing from '@site/src/shared/Changing';
import type {DiagramSvg} from '../../diagramSvgs';
import type {Drawing} from '../../render/svg';
import styles from './styles.module.css';

const sizeOf = (width: number, height: number) =>
  ({'--svg-width': `${width}px`, '--svg-height': `${height}px`}) as CSSProperties;

interface StaticProps {
  diagramSvg: DiagramSvg;
  name: string;
  /** Called when the file does not arrive. */
  onLost: () => void;
}

/** The SVG that was drawn before the build, as an image: shown before any script runs, and without one. */
export function StaticDiagram({diagramSvg: {src, width, height}, name, onLost}: StaticProps): ReactNode {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before React listened.
    if (ref.current?.complete && ref.current.naturalWidth === 0) onLost();
  }, [onLost]);
  return (
    <div className={styles.diagram} style={sizeOf(width, height)}>
      <img ref={ref} loading="lazy" src={src} width={width} height={height} alt={name} onError={onLost} />
    </div>
  );
}

interface Props {
  drawing: Drawing;
  name: string;
  description: string | undefined;
}

/** A drawing in the page. Its node moves between the viewer and the full screen. */
export default function DrawnDiagram({
  drawing: {svg, width, height, hasLinks},
  name,
  description,
}: Props): ReactNode {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isDescribed = description !== undefined;
  useLayoutEffect(() => {
    ref.current?.replaceChildren(svg);
  }, [svg]);
  useLayoutEffect(() => {
    svg.setAttribute('role', hasLinks ? 'group' : 'img');
    svg.setAttribute('aria-label', name);
    if (isDescribed) svg.setAttribute('aria-describedby', id);
    else svg.removeAttribute('aria-describedby');
  }, [svg, hasLinks, name, isDescribed, id]);
  return (
    <>
      {/* Its texts have been measured, and are what is copied of it. */}
      <div ref={ref} className={styles.diagram} style={sizeOf(width, height)} translate="no" />
      {/* Not the text under "In words": what is closed, or behind a dialog, describes nothing. */}
      {isDescribed && (
        <p id={id} hidden>
          <Changing>{description}</Changing>
        </p>
      )}
    </>
  );
}

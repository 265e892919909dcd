import {useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import type {Drawing} from '../../render/svg';
import styles from './styles.module.css';

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
  const size = {'--svg-width': `${width}px`, '--svg-height': `${height}px`} as CSSProperties;
  return (
    <>
      <div ref={ref} className={styles.diagram} style={size} />
      {/* Not the text under "In words": what is closed, or behind a dialog, describes nothing. */}
      {isDescribed && (
        <p id={id} hidden>
          {description}
        </p>
      )}
    </>
  );
}

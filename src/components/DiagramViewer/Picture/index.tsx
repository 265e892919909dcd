import {useLayoutEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import type {Picture as Drawn} from '../picture';
import styles from './styles.module.css';

interface Props {
  picture: Drawn;
  /** What it is of. */
  name: string;
  /** The id of the element that says the same in words. */
  twinId?: string | undefined;
}

/** A drawn diagram. There is one node of it: whoever shows it last has it. */
export default function Picture({picture: {svg, width, hasLinks}, name, twinId}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(svg);
  }, [svg]);
  useLayoutEffect(() => {
    svg.setAttribute('role', hasLinks ? 'group' : 'img');
    svg.setAttribute('aria-label', name);
    if (twinId === undefined) svg.removeAttribute('aria-describedby');
    else svg.setAttribute('aria-describedby', twinId);
  }, [svg, hasLinks, name, twinId]);
  const size = {'--picture-width': `${width}px`} as CSSProperties;
  return <div ref={ref} className={styles.picture} style={size} />;
}

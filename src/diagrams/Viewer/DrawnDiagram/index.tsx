import {useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import type {Picture as Drawn} from '../diagramSvg';
import type {Reading} from '../reading';
import styles from './styles.module.css';

interface Props {
  picture: Drawn;
  /** What it is of. */
  name: string;
  reading: Reading | undefined;
}

const sentence = (text: string) => (/[.:?!]$/.test(text) ? text : `${text}.`);

/** A drawn diagram, described in words. There is one node of it: whoever shows it last has it. */
export default function Picture({picture: {svg, width, height, hasLinks}, name, reading}: Props): ReactNode {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const {description, twin = []} = reading ?? {};
  const words = [...(description ? [description] : []), ...twin].map(sentence).join(' ');
  const hasWords = words !== '';
  useLayoutEffect(() => {
    ref.current?.replaceChildren(svg);
  }, [svg]);
  useLayoutEffect(() => {
    svg.setAttribute('role', hasLinks ? 'group' : 'img');
    svg.setAttribute('aria-label', name);
    if (hasWords) svg.setAttribute('aria-describedby', id);
    else svg.removeAttribute('aria-describedby');
  }, [svg, hasLinks, name, hasWords, id]);
  const size = {'--picture-width': `${width}px`, '--picture-height': `${height}px`} as CSSProperties;
  return (
    <>
      <div ref={ref} className={styles.picture} style={size} />
      {/* Not the words that can be opened: what is closed, or behind a dialog, describes nothing. */}
      {hasWords && (
        <p id={id} hidden>
          {words}
        </p>
      )}
    </>
  );
}

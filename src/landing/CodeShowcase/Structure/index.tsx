import type {CSSProperties, ReactNode} from 'react';
import {descriptionIn, nameIn} from '@site/src/diagrams/source';
import type {LinkedExample} from '../example';
import styles from './styles.module.css';

interface Props {
  linked: LinkedExample;
}

/** The sequence diagram of an example, drawn before the build. linkSteps.ts replaces the image by the SVG itself. */
export default function Structure({linked: {structure, diagramSvg, messages}}: Props): ReactNode {
  const {src, width, height} = diagramSvg;
  return (
    <>
      <div
        className={styles.diagram}
        role="group"
        tabIndex={0}
        aria-label={`Diagram: ${nameIn(structure)}`}
        data-axis="both"
        data-messages={messages.map((step) => (step === null ? '' : step + 1)).join()}
        style={{'--width': `${width}px`, '--height': `${height}px`} as CSSProperties}>
        <img loading="lazy" src={src} width={width} height={height} alt={nameIn(structure)} />
      </div>
      <details className={styles.words}>
        <summary>In words</summary>
        <p>{descriptionIn(structure)}</p>
      </details>
    </>
  );
}

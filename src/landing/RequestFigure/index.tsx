import type {ReactNode} from 'react';
import {description, labels, steps} from './content';
import tracks from '@site/src/shared/tracks.module.css';
import styles from './styles.module.css';

/** Where the steps stand on the drawing. */
const FIRST_STEP_AT = 228;
const STEP_APART = 174;

function Labels(): ReactNode {
  return (
    <>
      <text className={tracks.label} x="0" y="40">
        request
      </text>
      <text className={tracks.successLabel} x="720" y="98" textAnchor="end">
        ok: true
      </text>
      <text className={tracks.failureLabel} x="720" y="176" textAnchor="end">
        ok: false
      </text>
    </>
  );
}

/** A request on its way along the two tracks, drawn; src/page/behaviours/requestFigure.ts sends it. */
export default function RequestFigure(): ReactNode {
  return (
    <figure className={styles.figure} data-request-figure="">
      <svg viewBox="0 0 720 190" role="img" aria-label={description}>
        <path className={tracks.success} d="M0 62H700l-10-7m10 7-10 7" />
        <path
          className={tracks.failure}
          d="M228 62l26 78m148-78 26 78m148-78 26 78M254 140H700l-10-7m10 7-10 7"
        />
        <Labels />
        <g data-request="">
          {steps.map((step, index) => (
            <g key={step} transform={`translate(${FIRST_STEP_AT + index * STEP_APART} 62)`}>
              <circle className={styles.step} r="8" />
              <text className={tracks.label} y="-22" textAnchor="middle">
                {step}
              </text>
            </g>
          ))}
          <circle className={styles.runner} r="6" data-runner="" />
        </g>
      </svg>
      <figcaption className={styles.caption}>
        <button type="button" className={styles.send} data-send="">
          {labels.first}
        </button>
        <span role="status" />
      </figcaption>
    </figure>
  );
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import {description, labels, steps} from './content';
import tracks from '@site/src/shared/tracks.module.css';
import shared from '../shared.module.css';
import styles from './styles.module.css';

/** The x of the first step, and from one to the next. */
const FIRST_STEP = 228;
const STEP_DISTANCE = 174;

/** A drawn request runs along the two tracks; src/page/behaviours/requestFigure.ts starts it. */
export default function RequestFigure(): ReactNode {
  return (
    <figure className={styles.figure} data-request-figure="">
      <svg viewBox="0 0 720 190" role="img" aria-label={description}>
        <path className={tracks.success} d="M0 62H700l-10-7m10 7-10 7" />
        <path
          className={tracks.failure}
          d="M228 62l26 78m148-78 26 78m148-78 26 78M254 140H700l-10-7m10 7-10 7"
        />
        <text className={tracks.label} x="0" y="40">
          request
        </text>
        <text className={tracks.successLabel} x="720" y="98" textAnchor="end">
          ok: true
        </text>
        <text className={tracks.failureLabel} x="720" y="176" textAnchor="end">
          ok: false
        </text>
        <g data-request="">
          {steps.map((step, index) => (
            <g key={step} transform={`translate(${FIRST_STEP + index * STEP_DISTANCE} 62)`}>
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
        <button type="button" className={clsx(shared.button, shared.underlined, styles.send)} data-send="">
          {labels.first}
        </button>
        <span role="status" />
      </figcaption>
    </figure>
  );
}

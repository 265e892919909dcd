import {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useIsAnswered} from '@site/src/components/InstallDialog/answer';
import {useMediaQuery} from '@site/src/hooks/useMediaQuery';
import {description, runs, steps, type Run} from './content';
import tracks from '@site/src/components/tracks.module.css';
import styles from './styles.module.css';

/** What plays by itself; together under the five seconds after which moving things need a way to stop them. */
const RUNS_BY_ITSELF = 2;

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

/** Where a request ends; nowhere before it is sent. */
function outcomeOf(run: Run | undefined): string | undefined {
  if (!run) return undefined;
  return run.failsAt === undefined ? 'success' : `failure-${run.failsAt}`;
}

/** A request on its way along the two tracks, drawn. A press sends the next one, which may fail. */
export default function RequestFigure(): ReactNode {
  const [asked, setAsked] = useState(0);
  const [played, setPlayed] = useState(1);
  // Behind the dialog of the first visit nobody would see the first request.
  const isAnswered = useIsAnswered();
  const isMoving = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const isPlaying = useIsBrowser() && isAnswered && isMoving;
  const sent = asked + (isPlaying ? played : 0);
  const isAsked = asked > 0;
  const run = sent === 0 ? undefined : runs[(sent - 1) % runs.length];

  const playOn = () => {
    if (!isAsked && played < RUNS_BY_ITSELF) setPlayed(played + 1);
  };

  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 720 190" role="img" aria-label={description}>
        <path className={tracks.success} d="M0 62H700l-10-7m10 7-10 7" />
        <path
          className={tracks.failure}
          d="M228 62l26 78m148-78 26 78m148-78 26 78M254 140H700l-10-7m10 7-10 7"
        />
        <Labels />
        <g key={sent} data-outcome={outcomeOf(run)}>
          {steps.map((step, index) => (
            <g key={step} transform={`translate(${FIRST_STEP_AT + index * STEP_APART} 62)`}>
              <circle className={styles.step} r="8" />
              <text className={tracks.label} y="-22" textAnchor="middle">
                {step}
              </text>
            </g>
          ))}
          {run && <circle className={styles.runner} r="6" onAnimationEnd={playOn} />}
        </g>
      </svg>
      <figcaption className={styles.caption}>
        <button type="button" className={styles.send} onClick={() => setAsked(asked + 1)}>
          {sent === 0 ? 'Send a request' : 'Send another request'}
        </button>
        <span role="status">{isAsked && run?.told}</span>
      </figcaption>
    </figure>
  );
}

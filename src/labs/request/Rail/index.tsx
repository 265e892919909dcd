import type {ReactNode} from 'react';
import clsx from 'clsx';
import tracks from '@site/src/shared/tracks.module.css';
import type {Outcome, Stop} from '../stops';
import styles from './styles.module.css';

interface Props {
  stops: readonly Stop[];
  at: number;
  onLook: (at: number) => void;
}

/** In units of the drawing, 16 to a rem: as in styles.module.css. */
const STOP = 60;
const WIDTH = 64;
const SUCCESS_AT = 18;
const FAILURE_AT = 46;
const DROP = 30;

const HEADS = 'l-7-10m7 10 7-10';

const SPOKEN: Readonly<Record<Outcome, string>> = {
  passed: 'success',
  failed: 'failure',
  thrown: 'exception',
  skipped: '',
};

/** What is read out: that a request was sent says nothing of how it ends. */
function spokenName({kind, name, note, outcome}: Stop): string {
  const spoken = kind === 'request' ? '' : SPOKEN[outcome];
  return `${name} ${note}${spoken && `, ${spoken}`}`;
}

const heightAt = (index: number) => index * STOP + STOP / 2;

/** The stop at which the request leaves the track of success; none where it stays on it. */
function dropOf(stops: readonly Stop[]): number | undefined {
  const index = stops.findIndex(({outcome}) => outcome === 'failed' || outcome === 'thrown');
  return index === -1 ? undefined : index;
}

function stationClass(outcome: Outcome): string | undefined {
  if (outcome === 'skipped') return styles.skipped;
  return outcome === 'passed' ? styles.passed : styles.failed;
}

/** Both tracks, and on them the way that was taken. */
function Tracks({stops, at}: Pick<Props, 'stops' | 'at'>): ReactNode {
  const last = stops.length - 1;
  const end = heightAt(last) - 10;
  const drop = dropOf(stops);
  const xOf = (index: number) =>
    drop !== undefined && index > drop && stops[index]?.outcome !== 'skipped' ? FAILURE_AT : SUCCESS_AT;
  const from = heightAt(drop ?? last);
  return (
    <svg
      className={styles.tracks}
      viewBox={`0 0 ${WIDTH} ${stops.length * STOP}`}
      aria-hidden="true"
      focusable="false">
      <path className={styles.guide} d={`M${SUCCESS_AT} ${heightAt(0)}V${heightAt(last)}`} />
      {drop === undefined ? (
        <path className={tracks.success} d={`M${SUCCESS_AT} ${heightAt(0)}V${end}${HEADS}`} />
      ) : (
        <>
          <path className={tracks.success} d={`M${SUCCESS_AT} ${heightAt(0)}V${from}`} />
          <path className={tracks.failure} d={`M${SUCCESS_AT} ${from}L${FAILURE_AT} ${from + DROP}V${end}`} />
          <path className={tracks.failureHead} d={`M${FAILURE_AT} ${end}${HEADS}`} />
        </>
      )}
      {stops.map(({outcome}, index) => (
        <circle
          key={index}
          className={clsx(styles.station, stationClass(outcome))}
          cx={xOf(index)}
          cy={heightAt(index)}
          r={8}
        />
      ))}
      <circle className={styles.runner} style={{translate: `${xOf(at)}px ${heightAt(at)}px`}} r={4.5} />
    </svg>
  );
}

/** The stops of the request from the top to the bottom, beside the two tracks. A press looks at one. */
export default function Rail({stops, at, onLook}: Props): ReactNode {
  return (
    <div className={styles.rail}>
      <Tracks stops={stops} at={at} />
      <ol className={styles.stops} aria-label="Stops of the request">
        {stops.map((stop, index) => (
          <li key={index} className={styles.stop} data-outcome={stop.outcome}>
            <button
              type="button"
              aria-label={spokenName(stop)}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onLook(index)}>
              <span className={styles.name}>{stop.name}</span>
              <span className={styles.note} title={stop.note}>
                {stop.note}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

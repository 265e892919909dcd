import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Chain, Stage, Step, Trace} from '@site/src/labs/model/chain';
import {pointBefore, reasonWords, stateWords} from '../words';
import Segment, {type Course} from './Segment';
import controls from '@site/src/labs/controls.module.css';
import styles from './styles.module.css';

interface Props {
  chain: Chain;
  trace: Trace;
  at: number;
  look: (at: number) => void;
}

interface RowProps {
  name: string;
  at: number;
  isHere: boolean;
  course: Course;
  code: string;
  /** What it came to, where another value went on. */
  outcome?: string;
  reason: string;
  look: (at: number) => void;
}

function Row({name, at, isHere, course, code, outcome, reason, look}: RowProps): ReactNode {
  return (
    <li className={clsx(styles.row, isHere && styles.here)}>
      <label className={styles.label}>
        <input
          type="radio"
          className={controls.cover}
          name={name}
          checked={isHere}
          onChange={() => look(at)}
        />
        <Segment {...course} isHere={isHere} />
        <span className={styles.text}>
          <span className={styles.line}>
            <code>{code}</code>
            {outcome !== undefined && <code className={course.after && styles[course.after]}>{outcome}</code>}
          </span>
          <span className={styles.reason}>{reason}</span>
        </span>
      </label>
    </li>
  );
}

const sideOf = (isSuccess: boolean) => (isSuccess ? 'success' : 'failure');

/** The track on which the callback of a step waits. */
function stationOf(step: Step, before: Course['before']): Course['station'] {
  switch (step.method) {
    case 'then':
    case 'map':
    case 'ensure':
    case 'merge':
      return 'success';
    case 'catch':
      return 'failure';
    default:
      return before;
  }
}

function courseOf(step: Step, stage: Stage | undefined, before: Course['before'], isAhead: boolean): Course {
  return {
    before: stage && before,
    after: stage?.after && sideOf(stage.after.status),
    station: stationOf(step, before),
    hasRun: stage?.hasRun ?? false,
    isAhead,
  };
}

/** The chain from the start to its caller on the two tracks: a row for each point, one of which is looked at. */
export default function Track({chain: {steps}, trace, at, look}: Props): ReactNode {
  const name = useId();
  const row = {name, look};
  const {start, stages, end} = trace;
  return (
    <fieldset className={styles.track}>
      <legend className={styles.legend}>
        <span className="spoken">The chain: </span>
        <span className={clsx(styles.sample, controls.success)}>success</span>
        <span className={clsx(styles.sample, controls.failure)}>failure</span>
      </legend>
      <ol className={styles.rows}>
        <Row
          {...row}
          at={0}
          isHere={at === 0}
          course={{after: sideOf(start.status), station: sideOf(start.status), hasRun: true, isAhead: false}}
          code={start.status ? 'Result::Success(…)' : 'Result::Failure(…)'}
          outcome={stateWords(start)}
          reason="the start"
        />
        {steps.map((step, index) => {
          const stage = stages[index];
          const before = pointBefore(trace, index + 1);
          const isNew = stage?.after && stage.after.number !== before.number;
          return (
            <Row
              {...row}
              key={index}
              at={index + 1}
              isHere={at === index + 1}
              course={courseOf(step, stage, sideOf(before.status), index + 1 > at)}
              code={`->${step.method}(…)`}
              outcome={isNew ? stateWords(stage.after ?? before) : undefined}
              reason={reasonWords(stage)}
            />
          );
        })}
      </ol>
      <p className={styles.end}>
        <Segment
          before={end && sideOf(end.status)}
          station={undefined}
          hasRun={false}
          isAhead={at < steps.length}
        />
        {end ? (
          <span>
            The caller gets a <code className={styles[sideOf(end.status)]}>{stateWords(end)}</code>
          </span>
        ) : (
          <span>The caller gets no result</span>
        )}
      </p>
    </fieldset>
  );
}

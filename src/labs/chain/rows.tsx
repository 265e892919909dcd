import type {Stage, Step, Trace} from '../model/chain';
import type {TrackRow} from '../Track';
import {sideOf, type Side} from '@site/src/runs/Segment';
import {pointBefore, reasonWords, stateWords} from './words';

/** The track on which the callback of a step waits. */
function stationOf({method}: Step, before: Side): Side {
  if (method === 'catch') return 'failure';
  const isAlways = method === 'tap' || method === 'withMetric' || method === 'addDebugData';
  return isAlways ? before : 'success';
}

function rowOf(step: Step, stage: Stage | undefined, trace: Trace, at: number): TrackRow {
  const before = pointBefore(trace, at);
  const after = stage?.after;
  return {
    name: <code>{`->${step.method}(…)`}</code>,
    result: after && after.number !== before.number && <code>{stateWords(after)}</code>,
    note: reasonWords(stage),
    course: {
      before: stage && sideOf(before.status),
      after: after && sideOf(after.status),
      station: stationOf(step, sideOf(before.status)),
      hasRun: stage?.hasRun ?? false,
    },
  };
}

/** The start and the steps of a chain as rows beside the tracks. */
export function rowsOf(steps: readonly Step[], trace: Trace): TrackRow[] {
  const {start, stages} = trace;
  const side = sideOf(start.status);
  return [
    {
      name: <code>{start.status ? 'Result::Success(…)' : 'Result::Failure(…)'}</code>,
      result: <code>{stateWords(start)}</code>,
      note: 'the start',
      course: {after: side, station: side, hasRun: true},
    },
    ...steps.map((step, index) => rowOf(step, stages[index], trace, index + 1)),
  ];
}

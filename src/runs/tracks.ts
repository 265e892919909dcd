import {sideOf, type Tracks, type Side} from './Segment';
import type {Case, Step} from './runSet';

/** The track on which a step runs its callback. */
function nodeOf(label: string, before: Side): Side {
  if (label === 'catch') return 'failure';
  return label === 'tap' ? before : 'success';
}

/** What a step does to the result that reaches it. After an uncaught exception, none does. */
export function tracksAt(steps: readonly Step[], at: number): Tracks {
  const step = steps[at];
  const before = steps[at - 1];
  if (!step || step.isReached === false) return {node: 'success', hasRun: false};
  const side = sideOf(before?.isSuccess ?? true);
  const after = step.outcome === 'skipped' ? side : sideOf(step.isSuccess);
  return {
    before: before && side,
    after,
    node: before || step.outcome === 'failed' ? nodeOf(step.label, side) : after,
    hasRun: step.outcome !== 'skipped',
  };
}

/** How a run ends: with a response or with an uncaught error. */
export function endOf({printed}: Case): {side: Side; text: string; code: string} {
  if (!printed.startsWith('{')) return {side: 'failure', text: 'No response', code: ''};
  const {ok, code} = JSON.parse(printed) as {ok: boolean; code: number};
  return {side: sideOf(ok), text: 'Response', code: String(code)};
}

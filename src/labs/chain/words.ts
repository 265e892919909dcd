import {toText} from '../model/answer';
import type {Point, Stage, Step, Trace} from '../model/chain';
import {phpString} from '../model/php';

const WHY_RAN: Readonly<Record<Step['method'], string>> = {
  then: 'the value was a success',
  map: 'the value was a success',
  catch: 'the value was a failure',
  tap: 'tap always runs',
  ensure: 'the value was a success',
  merge: 'both are successes',
  withMetric: 'withMetric always stores',
  addDebugData: 'addDebugData always stores',
};

const WHY_SKIPPED: Readonly<Record<Stage['reason'], string>> = {
  success: 'the value is a success',
  failure: 'the value is a failure',
  'other failed': 'the other result is a failure',
  always: '',
};

function whyRan({step, after}: Stage): string {
  if (step.method !== 'ensure') return WHY_RAN[step.method];
  return after?.status ? 'the rule holds' : 'the rule does not hold';
}

/** Whether a step ran, and why, in words. */
export function reasonWords(stage: Stage | undefined): string {
  if (!stage) return 'not reached: the chain was left';
  if (stage.thrown?.type === 'Exception') return 'ran and threw an exception: no method catches it';
  if (stage.thrown) return 'ran, and PHP raised a TypeError';
  return stage.hasRun ? `ran: ${whyRan(stage)}` : `skipped: ${WHY_SKIPPED[stage.reason]}`;
}

/** `failure 404` */
export const stateWords = ({status, properties}: Point): string =>
  `${status ? 'success' : 'failure'} ${String(properties.get('code'))}`;

export function objectWords(before: Point, stage: Stage | undefined): string {
  const after = stage?.after;
  if (!after) return '';
  if (after.number !== before.number) {
    return stage.reason === 'other failed'
      ? `Another object, number ${after.number}: the other result itself.`
      : `A new object, number ${after.number}.`;
  }
  return stage.step.method === 'withMetric' || stage.step.method === 'addDebugData'
    ? `The very same object, number ${after.number}, with something more in its meta.`
    : `The very same object, number ${after.number}.`;
}

/** What was thrown, where the chain ends with it. */
export function thrownWords({thrown}: Stage): string {
  if (!thrown) return '';
  return thrown.type === 'Exception'
    ? `The callback threw an exception with the message ${phpString(thrown.message)}. It leaves the chain and reaches the code that called it: there is no result.`
    : `PHP raises a TypeError, and the chain has no result: ${thrown.message}. The wording is ours, not PHP’s.`;
}

export const pointBefore = ({start, stages}: Trace, at: number): Point =>
  at <= 1 ? start : (stages[at - 2]?.after ?? start);

/** What is at a point, in a sentence or two. */
export function pointWords(trace: Trace, steps: readonly Step[], at: number): string {
  const stage = trace.stages[at - 1];
  const step = steps[at - 1];
  if (!step) return `Start: ${stateWords(trace.start)}.`;
  const name = `Step ${at} of ${steps.length}, ${step.method}, ${reasonWords(stage)}.`;
  if (!stage) return name;
  if (!stage.after) return `${name} ${thrownWords(stage)}`;
  const error = toText(stage.after.properties.get('error') ?? null);
  const message = error === undefined ? '' : `, ${error}`;
  return `${name} ${objectWords(pointBefore(trace, at), stage)} It is a ${stateWords(stage.after)}${message}.`;
}

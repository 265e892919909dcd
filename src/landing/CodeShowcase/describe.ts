import type {LinkedExample, Run, Step} from './example';

/** The lines of a source that belong to a step, as `61–64 and 93–104`, counted from 1. */
function linesOf(runs: readonly Run[], step: number): string {
  let line = 1;
  const stretches: string[] = [];
  for (const run of runs) {
    const count = run.html.split('\n').length - 1;
    if (run.step === step) stretches.push(count === 1 ? `${line}` : `${line}–${line + count - 1}`);
    line += count;
  }
  return stretches.join(' and ');
}

/** Where a step shows in the three panels, in a sentence for screen readers. */
export function describeStep(steps: readonly Step[], step: number, {source}: LinkedExample): string {
  const {label, timer, message} = steps[step] ?? {};
  const places = [
    `lines ${linesOf(source, step)} of the source`,
    ...(timer === undefined ? [] : [`timer ${timer}`]),
    `message ${message}`,
  ];
  return `Step ${step + 1}, ${label}: ${places.join('; ')}.`;
}

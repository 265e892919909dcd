import type {Timing} from '../linked';

export interface Bar extends Timing {
  /** Both in percent of the whole run. */
  start: number;
  length: number;
}

/**
 * Where each timer stands in the run. The first one is the total; the others ran one after the other, in their order.
 * Timers that ran for less than a millisecond have no length.
 */
export function barsOf([total, ...timings]: readonly Timing[]): Bar[] {
  if (!total) return [];
  const percent = (ms: number) => (total.durationMs === 0 ? 0 : (100 * ms) / total.durationMs);
  let elapsed = 0;
  return [
    {...total, start: 0, length: percent(total.durationMs)},
    ...timings.map((timing) => {
      const start = percent(elapsed);
      elapsed += timing.durationMs;
      return {...timing, start, length: percent(timing.durationMs)};
    }),
  ];
}

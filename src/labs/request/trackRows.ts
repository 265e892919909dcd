import type {TrackRow} from '../Track';
import type {Course, Side} from '../Track/Segment';
import type {Stop} from './stops';

function courseOf({kind, outcome}: Stop, before: Side | undefined): Course {
  if (outcome === 'skipped') return {before, after: before, station: 'success', hasRun: false};
  const station = before ?? 'success';
  // Nothing goes on after a response that there is not.
  if (kind === 'response' && outcome === 'thrown') return {before, station, hasRun: true};
  return {before, after: outcome === 'passed' ? 'success' : 'failure', station, hasRun: true};
}

/** The stops of a request as rows beside the tracks. */
export function trackRows(stops: readonly Stop[]): TrackRow[] {
  let before: Side | undefined;
  return stops.map((stop) => {
    const course = courseOf(stop, before);
    before = course.after;
    return {name: stop.name, note: stop.note, course};
  });
}

import type {SupportRow} from './docsData';

export type State = SupportRow['state'];

/** In the order in which they are listed. */
export const STATES: readonly State[] = ['works', 'works with a workaround', 'does not work', 'limitation'];

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Rows by their state, without states that have none. */
export const byState = <R extends Pick<SupportRow, 'state'>>(rows: readonly R[]): [State, R[]][] =>
  STATES.map((state): [State, R[]] => [state, rows.filter((row) => row.state === state)]).filter(
    ([, found]) => found.length > 0,
  );

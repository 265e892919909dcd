import type {SupportRow} from './docsData';

export type State = SupportRow['state'];

/** The states in the order in which they are listed. */
export const STATES: readonly State[] = ['works', 'works with a workaround', 'does not work', 'limitation'];

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Rows grouped by state; states without rows are left out. */
export const byState = <R extends Pick<SupportRow, 'state'>>(rows: readonly R[]): [State, R[]][] =>
  STATES.map((state): [State, R[]] => [state, rows.filter((row) => row.state === state)]).filter(
    ([, found]) => found.length > 0,
  );

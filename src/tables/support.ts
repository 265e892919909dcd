import type {KnownIssueRow, SupportRow} from './docsData';

export type State = SupportRow['state'];

/** The states in the order in which they are listed. */
export const STATES: readonly State[] = ['works', 'works with a workaround', 'does not work', 'limitation'];

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Rows grouped by state; states without rows are left out. */
export const byState = <R extends Pick<SupportRow, 'state'>>(rows: readonly R[]): [State, R[]][] =>
  STATES.map((state): [State, R[]] => [state, rows.filter((row) => row.state === state)]).filter(
    ([, found]) => found.length > 0,
  );

type Severity = Exclude<KnownIssueRow['severity'], 'limitation'>;

/** The words after the number: what issues of each severity do. */
export const WORDS: Readonly<Record<Severity, string>> = {
  security: 'let in what must stay out, or show what must stay inside',
  data: 'lose or damage data without an error',
  stops: 'end a request or a command with an error',
  surprises: 'differ from what you expect in some other way',
};

/** Whether an issue does its harm without an error. */
export const isGrave = (severity: KnownIssueRow['severity']): boolean =>
  severity === 'security' || severity === 'data';

/** The number of issues per severity, worst first, without limitations. */
export function countIssues(rows: readonly KnownIssueRow[]): [severity: Severity, count: number][] {
  return (Object.keys(WORDS) as Severity[]).map((severity) => [
    severity,
    rows.filter((row) => row.severity === severity).length,
  ]);
}

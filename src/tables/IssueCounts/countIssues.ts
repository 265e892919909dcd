import type {KnownIssueRow} from '../docsData';

type Severity = KnownIssueRow['severity'];

/** What issues of a severity do, after their number. */
export const WORDS: Readonly<Record<Severity, string>> = {
  security: 'let in what must stay out, or show what must stay inside',
  data: 'leave stored data or tables wrong',
  stops: 'end a request or a command with an error',
  surprises: 'behave otherwise than documented',
};

/** Whether an issue does its harm without an error. */
export const isGrave = (severity: Severity): boolean => severity === 'security' || severity === 'data';

/** How many there are of each severity, the worst first. Those of earlier samples are no issues of the release. */
export function countIssues(rows: readonly KnownIssueRow[]): [severity: Severity, count: number][] {
  const ofRelease = rows.filter(({area}) => area !== 'earlier samples');
  return (Object.keys(WORDS) as Severity[]).map((severity) => [
    severity,
    ofRelease.filter((row) => row.severity === severity).length,
  ]);
}

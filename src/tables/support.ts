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

/** The groups of the documentation that features belong to, by the pages that explain them. */
const GROUPS: readonly (readonly [label: string, pages: RegExp])[] = [
  ['Installation', /^(?:installation|reference\/configuration)/],
  ['Basic concepts', /^basic-concepts\//],
  ['Routing and logic', /^architecture\/(?:entrypoint|routing|logic-layer)/],
  ['Databases', /^architecture\/databases\//],
  ['Modules', /^modules\//],
  ['Command line', /^reference\/command-line/],
];

/**
 * Features in the groups of the documentation.
 *
 * @throws if a feature belongs to none
 */
export function byGroup<R extends Pick<SupportRow, 'feature' | 'page'>>(rows: readonly R[]): [string, R[]][] {
  const lost = rows.find(({page}) => !GROUPS.some(([, pages]) => pages.test(page)));
  if (lost)
    throw new Error(
      `"${lost.feature}" is in no group of src/tables/support.ts: add its page ${lost.page} to one`,
    );
  return GROUPS.map(([label, pages]): [string, R[]] => [
    label,
    rows.filter(({page}) => pages.test(page)),
  ]).filter(([, found]) => found.length > 0);
}

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

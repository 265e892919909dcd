import type {KnownIssueRow, SupportRow} from './docsData';

export type State = SupportRow['state'];

/** The states in the order in which they are listed. */
export const STATES: readonly State[] = ['works', 'works with a workaround', 'does not work', 'limitation'];

/**
 * Whether the status of a page names the feature.
 *
 * @param page - relative to the folder of the version, as in the rows
 */
export const isAbout = ({page: main, pages}: Pick<SupportRow, 'page' | 'pages'>, page: string): boolean =>
  main === page || pages.includes(page);

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The rows of each key, in the order of the keys; keys without rows are left out. */
const grouped = <K, R>(
  keys: readonly K[],
  rows: readonly R[],
  isOf: (row: R, key: K) => boolean,
): [K, R[]][] =>
  keys
    .map((key): [K, R[]] => [key, rows.filter((row) => isOf(row, key))])
    .filter(([, found]) => found.length > 0);

/** Rows grouped by state; states without rows are left out. */
export const byState = <R extends Pick<SupportRow, 'state'>>(rows: readonly R[]): [State, R[]][] =>
  grouped(STATES, rows, (row, state) => row.state === state);

/** The groups of the documentation that features belong to, by the pages that explain them. */
const GROUPS: Readonly<Record<string, RegExp>> = {
  Installation: /^(?:installation|reference\/configuration)/,
  'Basic concepts': /^basic-concepts\//,
  'Routing and logic': /^architecture\/(?:entrypoint|routing|logic-layer)/,
  Databases: /^architecture\/databases\//,
  Modules: /^modules\//,
  'Command line': /^reference\/command-line/,
};

/**
 * Features in the groups of the documentation.
 *
 * @throws if a feature belongs to none
 */
export function byGroup<R extends Pick<SupportRow, 'feature' | 'page'>>(rows: readonly R[]): [string, R[]][] {
  const lost = rows.find(({page}) => !Object.values(GROUPS).some((pages) => pages.test(page)));
  if (lost)
    throw new Error(
      `"${lost.feature}" is in no group of src/tables/support.ts: add its page ${lost.page} to one`,
    );
  return grouped(Object.keys(GROUPS), rows, ({page}, label) => GROUPS[label]?.test(page) === true);
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

/** In the front matter of pages about features of the release: a `PageStatusFacts`. */
export const PAGE_STATUS = 'page_status';

/** How far the release supports what a page is about. */
export interface PageStatusFacts {
  /** As `1.0.0`. */
  release: string;
  features: readonly Pick<SupportRow, 'id' | 'feature' | 'state'>[];
}

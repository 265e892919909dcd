/** Shown where nothing was measured. */
const NONE = '–';

type Write = (value: number) => string;

export const bytes: Write = (value) => `${(value / 1000).toFixed(1)} kB`;
export const milliseconds: Write = (value) => `${Math.round(value)} ms`;
export const seconds: Write = (value) => `${(value / 1000).toFixed(2)} s`;
export const share: Write = (value) => `${value.toFixed(2)} times`;

/** A figure for a column whose head names the unit. */
export const cell = (value: number | undefined, write: Write): string =>
  value === undefined ? NONE : write(value);

/** Several figures in one cell; one dash where there is none at all. */
export function cells(values: readonly (number | undefined)[], write: Write): string {
  return values.every((value) => value === undefined)
    ? NONE
    : values.map((value) => cell(value, write)).join(' / ');
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (parts: readonly string[]) => `| ${parts.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** A goal, what was measured, and whether that reaches it: undefined where it was not measured. */
export interface Verdict {
  goal: string;
  measured: string;
  isReached: boolean | undefined;
}

const wordOf = ({isReached}: Verdict): string =>
  isReached === undefined ? 'not measured' : isReached ? 'reached' : '**not reached**';

export const goalTable = (verdicts: readonly Verdict[]): string =>
  table(
    ['Goal', 'Measured', ''],
    verdicts.map((verdict) => [verdict.goal, verdict.measured, wordOf(verdict)]),
  );

/** What came of each goal, for the terminal. */
export const goalLines = (verdicts: readonly Verdict[]): string[] =>
  verdicts.map(
    (verdict) => `${wordOf(verdict).replaceAll('*', '').padEnd(12)}  ${verdict.goal}: ${verdict.measured}`,
  );

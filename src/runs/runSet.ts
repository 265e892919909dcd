/** What a step of a run came to: a callback that was called, one that was passed by, and what made a failure. */
export type Outcome = 'ran' | 'skipped' | 'failed';

export interface Step {
  label: string;
  /** The index of its file. */
  file: number;
  /** The first and the last one, counted from 1. */
  lines: readonly [from: number, to: number];
  outcome: Outcome;
  /** Whether a success leaves the step. */
  isSuccess: boolean;
  /** False behind an exception that nobody catches. */
  isReached?: false;
  /** The line that made the failure, where the step has several. */
  failedLine?: number;
  /** Code stands between backticks. */
  note?: string;
}

export interface Case {
  /** Its address is `#set:id`. */
  id: string;
  /** Says what comes back. */
  label: string;
  /** The number of the known issue that it shows. */
  issue?: string;
  /** What happened, in a sentence. */
  note?: string;
  /** What was sent, or set. */
  input: string;
  /** The part of it that is at fault. */
  fault?: string;
  steps: readonly Step[];
  /** What the framework printed. */
  printed: string;
}

/** A file of `docs/_data/runs/`: what `npm run record` saw the framework do. */
export interface RunSet {
  title: string;
  recorded: {framework: string; php: string; date: string};
  files: readonly {path: string; code: string}[];
  cases: readonly Case[];
}

/** The outcome of a step: its callback was called, was skipped, or made a failure. */
export type Outcome = 'ran' | 'skipped' | 'failed';

export interface Step {
  label: string;
  /** The index of its file. */
  file: number;
  /** The first and the last line, counted from 1. */
  lines: readonly [from: number, to: number];
  outcome: Outcome;
  /** Whether a success leaves the step. */
  isSuccess: boolean;
  /** False after an uncaught exception. */
  isReached?: false;
  /** The line that made the failure, if the step has several. */
  failedLine?: number;
  /** With code between backticks. */
  note?: string;
}

export interface Case {
  /** Its fragment is `#set:id`. */
  id: string;
  /** Says what comes back. */
  label: string;
  /** The number of the known issue that it shows. */
  issue?: string;
  /** What happened, in a sentence. */
  note?: string;
  /** What was sent, or set. */
  input: string;
  /** The faulty part of the input. */
  wrong?: string;
  steps: readonly Step[];
  /** What the framework printed. */
  printed: string;
}

/** A file in `docs/_data/runs/`: what the framework did when `npm run record` ran. */
export interface RunSet {
  title: string;
  recorded: {framework: string; php: string; date: string; emitter: string};
  files: readonly {path: string; code: string}[];
  cases: readonly Case[];
}

/** From the only line of a source that holds `from` to the next one, at or below it, that holds `to`; one line without `to`. */
export interface Stretch {
  from: string;
  to?: string;
}

/**
 * How far the run that is shown came: a step passed, was the one that failed, was never reached after it, or ran
 * because of it.
 */
export type Outcome = 'passed' | 'failed' | 'skipped' | 'caught';

/** One step of a use case, and where it shows in the three panels. */
export interface Step {
  /** What happens, in two to four words. */
  label: string;
  outcome: Outcome;
  /** Its lines in the PHP source. */
  source: readonly Stretch[];
  /** Its key among the timings of the response, where the step is measured and was reached. */
  timer?: string;
  /** The text of its message in the sequence diagram. */
  message: string;
}

export interface Example {
  /** In the address, and the name of its files in samples/. */
  id: string;
  /** The name of its tab. */
  label: string;
  /** What the source does, in one sentence. */
  summary: string;
  /** The path that the source would have in an application. */
  file: string;
  /** Of which run the response is, in one sentence. */
  run: string;
  steps: readonly Step[];
}

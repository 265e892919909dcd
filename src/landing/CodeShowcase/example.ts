import type {DiagramSvg} from '@site/src/diagrams/diagramSvgs';

/** From the only line of a source that contains `from` to the next line, at or below it, that contains `to`. */
export interface Stretch {
  from: string;
  /** Without it the stretch is one line. */
  to?: string;
}

/** One step of a use case, and where it shows in the three panels. */
export interface Step {
  /** Two to four words. */
  label: string;
  /**
   * How far the run got that the response is of: the step failed, was skipped after the failure, or ran because of it.
   * Without it the step passed.
   */
  outcome?: 'failed' | 'skipped' | 'caught';
  /** Its lines in the PHP source. */
  source: readonly Stretch[];
  /** Its key among the timings of the response, where it was measured. */
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
  /** The path of the source in an application. */
  file: string;
  /** The run that the response is of, in one sentence. */
  run: string;
  steps: readonly Step[];
}

/** Adjacent lines of one panel that belong to the same step, or to none, as highlighted HTML. */
export interface Run {
  html: string;
  /** The index of the step. */
  step?: number;
}

/** One timer of the stopwatch in a response. */
export interface Timing {
  name: string;
  /** The index of the step. */
  step?: number;
  duration: string;
  memory: string;
  /** Its bar, in percent of the total. */
  start: number;
  length: number;
}

/** What the panels of an example show, as plugin.ts prepares it from the files in samples/. */
export interface LinkedExample {
  source: readonly Run[];
  response: readonly Run[];
  /** The Mermaid source of the sequence diagram. */
  structure: string;
  /** The diagram as it was drawn before the build. */
  diagramSvg: DiagramSvg;
  /** The step of each message of the diagram, in drawing order. */
  messages: readonly (number | null)[];
  /** Empty where nothing was measured. */
  timings: readonly Timing[];
}

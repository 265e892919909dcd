import type {DiagramSvg} from '@site/src/diagrams/diagramSvgs';

/** From the only line of a source that contains `from` to the first line, at or below it, that contains `to`. */
export interface Stretch {
  from: string;
  /** By default the stretch is one line. */
  to?: string;
}

/** One step of a use case, and where it shows in the three panels. */
export interface Step {
  /** Two to four words. */
  label: string;
  /**
   * The outcome in the run that the response shows: the step failed, or ran because of a failure. By default it passed, or was
   * skipped after the failure.
   */
  outcome?: 'failed' | 'caught';
  /** Its lines in the PHP source. The timer that they name leads to its lines in the response. */
  source: readonly Stretch[];
  /** The text of its message in the sequence diagram. */
  message: string;
}

export interface Example {
  /** Used in the address and in the names of its response and diagram in samples/. */
  id: string;
  /** The name of its tab. */
  label: string;
  /** What the source does, in one sentence. */
  summary: string;
  /** The path of the source in an application, which is the title of its block in the page. */
  file: string;
  /** The page of the docs that explains it, below their folder. */
  page: string;
  /** The run that the response shows, in one sentence. */
  run: string;
  steps: readonly Step[];
}

/** Adjacent lines of one panel that belong to the same step, or to none, as highlighted HTML. */
export interface Run {
  html: string;
  /** The index of the step. */
  step?: number;
}

/** What the panels of an example show; plugin.ts prepares it from the files in samples/. */
export interface LinkedExample {
  source: readonly Run[];
  response: readonly Run[];
  /** The Mermaid source of the sequence diagram. */
  structure: string;
  /** The diagram, drawn before the build. */
  diagramSvg: DiagramSvg;
  /** The step of each message of the diagram, in drawing order. */
  messages: readonly (number | null)[];
}

import type {DiagramSvg} from '@site/src/diagrams/diagramSvgs';

/** Lines of one panel that belong to the same step, or to none, as HTML in which words carry their role as a class. */
export interface Run {
  html: string;
  /** The index of the step. */
  step?: number;
}

/** One timer of the stopwatch in a response. */
export interface Timing {
  name: string;
  step?: number;
  durationMs: number;
  duration: string;
  memory: string;
}

/** An example as src/landing/showcase/ prepares it from the files in samples/: everything that its panels show. */
export interface LinkedExample {
  source: readonly Run[];
  response: readonly Run[];
  /** The Mermaid source of the sequence diagram. */
  structure: string;
  /** Where the diagram was drawn before the build. */
  diagramSvg?: DiagramSvg;
  /** The step of each message of the diagram, in the order in which they are drawn. */
  messages: readonly (number | null)[];
  /** The stopwatch of the response; empty where nothing was measured. */
  timings: readonly Timing[];
}

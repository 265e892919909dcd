/** What can be said of a diagram without a picture. */
export interface Reading {
  /** As Mermaid calls it: `sequence`, `flowchart-v2`, `er`. */
  kind: string;
  name?: string;
  description?: string;
  /** The diagram in sentences, in their order; empty for kinds that have no twin. */
  twin: readonly string[];
}

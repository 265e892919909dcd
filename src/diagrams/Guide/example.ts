/** An example of one kind of diagram. */
export interface Example {
  id: string;
  title: string;
  /** When to take this kind. */
  use: string;
  /** By what names Mermaid registers it; the example is of the first. */
  kinds: readonly [string, ...string[]];
  source: string;
}

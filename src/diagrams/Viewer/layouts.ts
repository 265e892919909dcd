/** The layouts that the installed Mermaid brings along. */
const LAYOUTS = ['dagre', 'swimlane', 'cose-bilkent'];

/** Refuses what a diagram asks for as `layout` when there is no such: Mermaid would take another and not tell. */
export function assertLayout(layout: string | undefined): void {
  if (layout !== undefined && !LAYOUTS.includes(layout))
    throw new Error(`Unknown layout algorithm: ${layout}`);
}

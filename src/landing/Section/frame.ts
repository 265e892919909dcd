/** What stands around the proof of a section. */
export interface Frame {
  /** In the address of the section. */
  id: string;
  title: string;
  /** What the section says, in a sentence or two, above its proof. */
  lead: string;
  /** Where a reader goes on. `to` is a page of the docs, without a leading slash. */
  link: {to: string; label: string};
  /** Where the line above the section steps down, as a part of its width: `30%`. */
  faultAt: string;
}

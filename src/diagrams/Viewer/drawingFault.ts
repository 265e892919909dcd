/** Why there is no picture. */
export interface Fault {
  /** The text is too long, is not a diagram, could not be drawn, or the code that draws it did not arrive. */
  kind: 'size' | 'syntax' | 'drawing' | 'loading';
  message: string;
  /** Of the source, counted from 1, where it is known. */
  line?: number;
}

export const TOO_LONG = 'Maximum text size in diagram exceeded';
export const NOT_READ = 'Syntax error in text';
export const NOT_LOADED = 'The code that draws this diagram did not arrive. It may be that you are offline.';

import type {Element} from 'hast';

/** A built page of the docs, without what surrounds its text. */
export interface Article {
  title: string;
  /** Empty if the page has none. */
  description: string;
  /** What else readers call it. */
  keywords: readonly string[];
  /** From the outermost sidebar group to the one that contains the page. */
  trail: readonly string[];
  /** The text below the heading of the page: plain elements, without the components' frames. */
  body: Element;
}

/** Between what stands on lines of its own in a cell of a table. */
export const SEPARATOR = ' · ';

import type {SupportRow} from './docsData';

/** In the front matter of pages about features of the release: a `PageStatusFacts`. */
export const PAGE_STATUS = 'page_status';

/** How far the release supports what a page is about. */
export interface PageStatusFacts {
  /** As `1.0.0`. */
  release: string;
  features: readonly Pick<SupportRow, 'id' | 'feature' | 'state'>[];
}

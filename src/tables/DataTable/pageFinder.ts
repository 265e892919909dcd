import type {Row} from '../docsData';

export interface Page {
  to: string;
  title: string;
}

/** Finds a page, or a section of it, by its path below the folder of the docs. */
export type PageOf = (path: string, anchor?: string | null) => Page;

/** Pages by their paths below the folder of the docs, with addresses below that of their version. */
export type Pages = Readonly<Record<string, Page>>;

type Rows = readonly (Row & {page?: string; pages?: readonly string[]; anchor?: string | null})[];

export const ISSUES = 'reference/known-issues.md';

export const issueHash = (number: string) => `#${number.toLowerCase()}`;

/** The numbers of the known issues that are named in the texts of the rows. */
export const issuesIn = (rows: Rows): string[] => [
  ...new Set(JSON.stringify(rows).match(/\bK-\d+\b/g) ?? []),
];

/** The pages that rows refer to, by their paths. */
export function pagesIn(rows: Rows): string[] {
  const named = rows.flatMap(({page, pages = []}) => (page === undefined ? pages : [page, ...pages]));
  return [...new Set([...named, ...(issuesIn(rows).length > 0 ? [ISSUES] : [])])];
}

/** @param root - the address of the version: `/docs/v1` */
export const pageFinder =
  (pages: Pages, root: string): PageOf =>
  (path, anchor) => {
    const page = pages[path];
    if (!page) throw new Error(`The rows name no page ${path}`);
    return {to: root + page.to + (anchor ? `#${anchor}` : ''), title: page.title};
  };

/** The sections and known issues that rows link to. */
export function targetsIn(rows: Rows, pageOf: PageOf): string[] {
  const sections = rows.flatMap(({page, anchor}) =>
    page !== undefined && typeof anchor === 'string' ? [pageOf(page, anchor).to] : [],
  );
  return [...sections, ...issuesIn(rows).map((issue) => pageOf(ISSUES).to + issueHash(issue))];
}

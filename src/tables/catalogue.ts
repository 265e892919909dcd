import type {ErrorRow} from './docsData';
import {pageFinder, type Page, type Pages} from './DataTable/pages';
import {memoizeAsync} from '@site/src/shared/memoizeAsync';

/** A row of the catalogue with its places in the site. */
export interface CatalogueRow extends Pick<
  ErrorRow,
  'id' | 'message' | 'code' | 'situation' | 'raisedBy' | 'cause' | 'remedy' | 'note' | 'also'
> {
  /** The address of the row in the table. */
  to: string;
  /** The paragraph that explains it, by the title of its page. */
  page: Page;
}

/** More matches than a reader looks through. */
export const MOST_SHOWN = 20;

export const NOT_LOADED = 'The list of messages could not be loaded. Look at your connection and try again.';

/** Thrown where the build has written no file of facts. */
export class NoFacts extends Error {}

/** The page of the table, below a version. */
export const ERRORS = 'reference/errors';

interface Facts {
  documentation: string;
  errors: readonly (Omit<ErrorRow, 'page'> & {page: string})[];
}

/** `/guides/protect-routes` as a reader says it: guides / protect routes. */
export const readable = (path: string) => path.split('/').filter(Boolean).join(' / ').replaceAll('-', ' ');

/** The rows of a table that is in the same page, with links to pages of its version, below `root`. */
export function rowsOfTable(rows: readonly ErrorRow[], pages: Pages, root: string): CatalogueRow[] {
  const pageOf = pageFinder(pages, root);
  return rows.map((row) => ({...row, to: `#${row.id}`, page: pageOf(row.page, row.anchor)}));
}

async function requestCatalogue(root: string): Promise<CatalogueRow[]> {
  const response = await fetch(`${root}/rift.json`);
  // A development server answers every address with a page.
  const isJson = response.headers.get('content-type')?.includes('json');
  if (response.status === 404 || (response.ok && !isJson)) throw new NoFacts();
  if (!response.ok) throw new Error(`${root}/rift.json: ${response.status}`);
  const {documentation, errors} = (await response.json()) as Facts;
  return errors.map((row) => {
    const page = row.page.slice(documentation.length);
    const to = `${root}${page}#${row.anchor}`;
    return {...row, to: `${root}/${ERRORS}#${row.id}`, page: {to, title: readable(page)}};
  });
}

/**
 * Loads the catalogue of a version, by the address of the version.
 *
 * @throws NoFacts where the build has not written it
 */
export const loadCatalogue = memoizeAsync(requestCatalogue);

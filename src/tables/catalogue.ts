import type {ErrorRow} from './docsData';
import {pageFinder, type Page, type Pages} from './DataTable/pages';
import {memoizeAsync} from '@site/src/shared/memoizeAsync';

/** A row of the catalogue with its places in the site. */
export interface CatalogueRow extends Pick<
  ErrorRow,
  'id' | 'message' | 'code' | 'situation' | 'raisedBy' | 'note'
> {
  /** Of the row in the table. */
  to: string;
  /** The page that explains it. */
  page: Page;
}

/** Where there is no file of facts. */
export class NoFacts extends Error {}

/** The page of the table, below a version. */
export const ERRORS = 'reference/errors';

interface Facts {
  documentation: string;
  errors: readonly (Omit<ErrorRow, 'page'> & {page: string})[];
}

/** `/guides/protect-routes` as a reader says it: guides / protect routes. */
export const readable = (path: string) => path.split('/').filter(Boolean).join(' / ').replaceAll('-', ' ');

/** The rows of the facts that the build writes for a version, with links below `path`, its address. */
export function rowsOfFacts({documentation, errors}: Facts, path: string): CatalogueRow[] {
  return errors.map((row) => {
    const below = row.page.slice(documentation.length + 1);
    return {
      ...row,
      to: `${path}/${ERRORS}#${row.id}`,
      page: {to: `${path}/${below}`, title: readable(below)},
    };
  });
}

/** The rows of a table that is in the same page, with links to pages of its version, below `path`. */
export function rowsOfTable(rows: readonly ErrorRow[], pages: Pages, path: string): CatalogueRow[] {
  const pageOf = pageFinder(pages, path);
  return rows.map((row) => ({...row, to: `#${row.id}`, page: pageOf(row.page)}));
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && 'errors' in value && Array.isArray(value.errors);

async function requestCatalogue(path: string): Promise<CatalogueRow[]> {
  const response = await fetch(`${path}/rift.json`);
  // A development server answers every address with a page.
  const isJson = response.headers.get('content-type')?.includes('json');
  if (response.status === 404 || (response.ok && !isJson)) throw new NoFacts();
  if (!response.ok) throw new Error(`${path}/rift.json: ${response.status}`);
  const facts: unknown = await response.json();
  if (!isFacts(facts)) throw new NoFacts();
  return rowsOfFacts(facts, path);
}

/**
 * Reads the catalogue of a version by its address, once. A failure is tried again.
 *
 * @throws NoFacts where the build has not written it
 */
export const loadCatalogue = memoizeAsync(requestCatalogue);

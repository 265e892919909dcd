import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {withoutSlash} from '../../config/address';
import {schemaFile} from './files';

/** Tables of docs/_data that are facts about the framework, by their name in the file: the type of their rows. */
export const factTables = {
  errors: 'ErrorRow',
  codes: 'CodeRow',
  constants: 'ConstantRow',
  interfaces: 'InterfaceRow',
  bindings: 'BindingRow',
  routes: 'RouteRow',
} as const;

export interface FactsSource {
  /** `v1` */
  version: string;
  /** The folder of the version's pages. */
  folder: string;
  /** The address of its pages, with the site's own. */
  address: string;
}

/** `modules/crypto.md` as the address of the page. */
const addressOf = (page: string, address: string) =>
  withoutSlash(`${address}/${page.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')}`);

/** A row, with addresses where it names files of pages. */
function published(row: Record<string, unknown>, address: string): Record<string, unknown> {
  const {page, pages, ...rest} = row;
  return {
    ...rest,
    ...(typeof page === 'string' && {page: addressOf(page, address)}),
    ...(Array.isArray(pages) && {pages: pages.map((one) => addressOf(String(one), address))}),
  };
}

/**
 * The facts of a version as one object: its schema, `version`, `documentation`, and a list of rows for each table.
 *
 * @throws when a table of the version cannot be read
 */
export async function factsOf({version, folder, address}: FactsSource): Promise<Record<string, unknown>> {
  const tables = await Promise.all(
    Object.keys(factTables).map(async (name) => {
      const rows: unknown = JSON.parse(await readFile(path.join(folder, '_data', `${name}.json`), 'utf8'));
      if (!Array.isArray(rows)) throw new Error(`${folder}/_data/${name}.json is not a list`);
      return [name, rows.map((row) => published(row as Record<string, unknown>, address))] as const;
    }),
  );
  return {
    $schema: `${address}/${schemaFile}`,
    version,
    documentation: address,
    ...Object.fromEntries(tables),
  };
}

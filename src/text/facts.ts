import {existsSync} from 'node:fs';
import path from 'node:path';
import {docAddress} from '../../config/docPage';
import {readJson} from '../../config/files';
import {memoize} from '../shared/memoize';

/** Names of files beside the pages of a version. */
export const factsFile = 'rift.json';
export const schemaFile = 'rift.schema.json';

/** The tables of docs/_data with facts about the framework: their names in the file, the types of their rows, and what is in them. */
export const factTables: Readonly<Record<string, [type: string, description: string]>> = {
  errors: ['ErrorRow', 'Messages, with the codes that they come with.'],
  codes: ['CodeRow', 'HTTP codes.'],
  constants: ['ConstantRow', 'Constants and limits.'],
  interfaces: ['InterfaceRow', 'The interfaces that an application may implement.'],
  bindings: ['BindingRow', 'What the container has without the application.'],
  routes: ['RouteRow', 'The routes of the samples.'],
  knownIssues: ['KnownIssueRow', 'Known issues and limitations.'],
  support: ['SupportRow', 'Features, and how far they work.'],
};

interface FactsSource {
  /** `v1` */
  version: string;
  /** The folder of the version's pages. */
  folder: string;
  /** The absolute address of its pages. */
  address: string;
}

/** A row with the addresses of pages in place of their files. */
function published(
  row: Record<string, unknown>,
  addressOf: (page: string) => string,
): Record<string, unknown> {
  const {page, pages, ...rest} = row;
  return {
    ...rest,
    ...(typeof page === 'string' && {page: addressOf(page)}),
    ...(Array.isArray(pages) && {pages: pages.map(String).map(addressOf)}),
  };
}

/**
 * The facts of a version as one object: its schema, `version`, `documentation`, and a list of rows for each table.
 *
 * @throws if the version has no tables, or one of them cannot be read
 */
export async function factsOf({version, folder, address}: FactsSource): Promise<Record<string, unknown>> {
  const data = path.join(folder, '_data');
  if (!existsSync(data)) throw new Error(`the version ${version} has no tables: there is no folder ${data}`);
  // Looking up an address reads the page, and many rows name the same pages.
  const addressOf = memoize((page) => address + docAddress(folder, page));
  const tables: Record<string, unknown> = {};
  for (const name of Object.keys(factTables)) {
    const rows = readJson<Record<string, unknown>[]>(path.join(data, `${name}.json`), 'list');
    tables[name] = rows.map((row) => published(row, addressOf));
  }
  return {$schema: `${address}/${schemaFile}`, version, documentation: address, ...tables};
}

import {createHash} from 'node:crypto';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readJson, readText, UserError} from '../../config/files';
import type {
  CodeRow,
  ConstantRow,
  EnvironmentRow,
  ErrorRow,
  InterfaceRow,
  KnownIssueRow,
  SupportRow,
} from '../../src/tables/docsData';

/** The tables of a version that its text is compared with, by name. */
interface Tables {
  codes: readonly CodeRow[];
  constants: readonly ConstantRow[];
  environment: readonly EnvironmentRow[];
  errors: readonly ErrorRow[];
  interfaces: readonly InterfaceRow[];
  knownIssues: readonly KnownIssueRow[];
  support: readonly SupportRow[];
}

export interface Data extends Tables {
  /** Relative to the project, without the name of a table. */
  folder: string;
  /** The members of each class, interface and trait of the framework, by its full name. */
  names: ReadonlyMap<string, readonly string[]>;
  /** The hash of all tables. */
  hash: string;
  /** The line on which a row begins in the file of its table. */
  lineOf: (table: string, id: string) => number;
}

/** In the folder of tables: a line for each class of the framework with its members, as the run of the samples finds them. */
export const NAMES_FILE = 'names.txt';

/** The name of a class without its namespace. */
export const shortName = (name: string) => name.slice(name.lastIndexOf('\\') + 1);

const namesIn = (source: string): Data['names'] =>
  new Map(
    source
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([name = '', ...members]) => [name, members]),
  );

/** The rows of a table, which all have the same columns. */
function readRows<T extends object>(file: string): T[] {
  const rows = readJson<(T & {id?: string})[]>(file, 'list');
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row ?? {})))];
  for (const row of rows) {
    const missing = columns.find((column) => !Object.hasOwn(row ?? {}, column));
    if (missing !== undefined)
      throw new UserError(
        `${path.relative('', file)}: the row ${row?.id ?? rows.indexOf(row) + 1} has no "${missing}", as the others have: add it, or remove the row`,
      );
  }
  return rows;
}

/** Undefined if a version has no folder of tables. */
export function readData(root: string, folder: string): Data | undefined {
  const tables = path.join(root, folder, '_data');
  if (!existsSync(tables)) return undefined;
  const names = readdirSync(tables).filter((name) => name.endsWith('.json'));
  const sourceOf = (name: string) => readText(path.join(tables, name));
  const rows = names.map((name) => [path.parse(name).name, readRows(path.join(tables, name))]);
  return {
    folder: path.posix.join(folder, '_data'),
    names: namesIn(sourceOf(NAMES_FILE)),
    hash: createHash('sha256')
      .update([...names, NAMES_FILE].map(sourceOf).join(''))
      .digest('hex'),
    ...(Object.fromEntries(rows) as Tables),
    lineOf: (table, id) => sourceOf(`${table}.json`).split('\n').indexOf(`    "id": "${id}",`) + 1,
  };
}

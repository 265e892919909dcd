import {createHash} from 'node:crypto';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readJson, readText, UserError} from '../../config/files';
import type {
  ApiRow,
  CodeRow,
  ConstantPlacesRow,
  ConstantRow,
  EnvironmentRow,
  ErrorRow,
  KnownIssueRow,
  RouteRow,
  SupportRow,
  TimerRow,
} from '../../src/tables/docsData';

/** The tables of a version that its text is compared with, by name. */
interface Tables {
  api: readonly ApiRow[];
  codes: readonly CodeRow[];
  constantPlaces: readonly ConstantPlacesRow[];
  constants: readonly ConstantRow[];
  environment: readonly EnvironmentRow[];
  errors: readonly ErrorRow[];
  knownIssues: readonly KnownIssueRow[];
  routes: readonly RouteRow[];
  support: readonly SupportRow[];
  timers: readonly TimerRow[];
}

export interface Data extends Tables {
  /** Relative to the project, without the name of a table. */
  folder: string;
  /** The hash of all tables. */
  hash: string;
  /** The line on which a row begins in the file of its table. */
  lineOf: (table: string, id: string) => number;
}

/** The rows of a table, which all have the same columns; those of namespaces count as a separate table. */
function readRows<T extends object>(file: string): T[] {
  const rows = readJson<(T & {kind?: string; id?: string})[]>(file, 'list');
  for (const isNamespace of [true, false]) {
    const same = rows.filter((row) => (row?.kind === 'namespace') === isNamespace);
    const columns = [...new Set(same.flatMap((row) => Object.keys(row ?? {})))];
    for (const row of same) {
      const missing = columns.find((column) => !Object.hasOwn(row ?? {}, column));
      if (missing !== undefined)
        throw new UserError(
          `${path.relative('', file)}: the row ${row?.id ?? rows.indexOf(row) + 1} has no "${missing}", as the others have: add it, or remove the row`,
        );
    }
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
    hash: createHash('sha256').update(names.map(sourceOf).join('')).digest('hex'),
    ...(Object.fromEntries(rows) as Tables),
    lineOf: (table, id) => sourceOf(`${table}.json`).split('\n').indexOf(`    "id": "${id}",`) + 1,
  };
}

import {createHash} from 'node:crypto';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readJson, readText} from '../../config/files';
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

/** The tables of a version that its text is compared with. */
export interface Data {
  /** Relative to the project, without the name of a table. */
  folder: string;
  /** The hash of all tables. */
  hash: string;
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
  /** The line on which a row begins in the file of its table. */
  lineOf: (table: string, id: string) => number;
}

/** Undefined if a version has no folder of tables. */
export function readData(root: string, folder: string): Data | undefined {
  const tables = path.join(root, folder, '_data');
  if (!existsSync(tables)) return undefined;
  const sourceOf = (table: string) => readText(path.join(tables, `${table}.json`));
  const read = <T extends object>(table: string) => readJson<T>(path.join(tables, `${table}.json`), 'list');
  return {
    folder: path.posix.join(folder, '_data'),
    hash: readdirSync(tables)
      .filter((name) => name.endsWith('.json'))
      .reduce((all, name) => all.update(readText(path.join(tables, name))), createHash('sha256'))
      .digest('hex'),
    api: read('api'),
    codes: read('codes'),
    constantPlaces: read('constantPlaces'),
    constants: read('constants'),
    environment: read('environment'),
    errors: read('errors'),
    knownIssues: read('knownIssues'),
    routes: read('routes'),
    support: read('support'),
    timers: read('timers'),
    lineOf: (table, id) => sourceOf(table).split('\n').indexOf(`    "id": "${id}",`) + 1,
  };
}

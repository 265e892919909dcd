import type {ReactNode} from 'react';
import {isMessage, unquoted} from '@site/src/shared/message';

/** What a column is sorted by; `null` comes last. */
export type Key = string | number | null;

/** What rows do not know of themselves. */
export interface Context {
  /** The title of a page, by its path below the folder of the docs. */
  titleOf: (page: string) => string;
}

export interface Column<R> {
  label: string;
  /** Its part of the width, beside those of the other columns. */
  share: number;
  /** Without it, nothing is sorted by this column: a list has no one value. */
  key?: (row: R, context: Context) => Key;
  /** The texts that a reader sees in the cell; without it, the key. */
  words?: (row: R, context: Context) => readonly Key[];
  /** What stands in the cell, `null` for an empty one; without it, the key. */
  show?: (row: R) => ReactNode;
}

/** A property with few values, by which rows can be chosen. */
export interface Facet<R> {
  label: string;
  of: (row: R) => string;
}

export interface Table<R> {
  /** What the rows are: "errors". */
  rows: string;
  /** One of them, for the link to it. */
  nameOf: (row: R) => string;
  /** A text that readers come with, as they met it: with something in the place of each {name}. */
  messageOf?: (row: R) => string;
  /** The first holds what a row is called. */
  columns: readonly Column<R>[];
  facets: readonly Facet<R>[];
}

export type Order = 'ascending' | 'descending';

export interface Sorting {
  /** The label of a column. */
  by: string;
  order: Order;
}

export interface Choice {
  query: string;
  /** The chosen value by the label of a facet; every value where it is missing. */
  values: Readonly<Record<string, string>>;
}

export const everything: Choice = {query: '', values: {}};

export const isEverything = ({query, values}: Choice) =>
  query.trim() === '' && Object.values(values).every((value) => value === '');

export interface ViewState {
  choice: Choice;
  sorting?: Sorting | undefined;
}

type Stored = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

function readSorting<R>({sorting}: Stored, {columns}: Pick<Table<R>, 'columns'>): Sorting | undefined {
  if (!isRecord(sorting)) return undefined;
  const {by, order} = sorting;
  const column = columns.find(({label, key}) => label === by && key);
  return column && (order === 'ascending' || order === 'descending') ? {by: column.label, order} : undefined;
}

/**
 * What was chosen, as the session history holds it, which outlives a build: another one may have written it, in a shape of
 * its own. What this one would not have written is left out.
 */
export function readViewState<R>(
  stored: unknown,
  rows: readonly R[],
  table: Pick<Table<R>, 'columns' | 'facets'>,
): ViewState | undefined {
  if (!isRecord(stored) || !isRecord(stored.choice)) return undefined;
  const {query, values} = stored.choice;
  const known = table.facets.flatMap(({label, of}): [string, string][] => {
    const value = isRecord(values) ? values[label] : undefined;
    return typeof value === 'string' && rows.some((row) => of(row) === value) ? [[label, value]] : [];
  });
  const choice = {query: typeof query === 'string' ? query : '', values: Object.fromEntries(known)};
  return {choice, sorting: readSorting(stored, table)};
}

const collator = new Intl.Collator('en-GB', {numeric: true, sensitivity: 'base'});

function compare(a: Key, b: Key, order: Order): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const result = collator.compare(String(a), String(b));
  return order === 'ascending' ? result : -result;
}

/** Ascending, then descending, then as the data stand. */
export function nextSorting(sorting: Sorting | undefined, by: string): Sorting | undefined {
  if (sorting?.by !== by) return {by, order: 'ascending'};
  return sorting.order === 'ascending' ? {by, order: 'descending'} : undefined;
}

/** Rows that are equal in the column stay in the order of the data. */
export function sortRows<R>(
  rows: readonly R[],
  columns: readonly Column<R>[],
  sorting: Sorting | undefined,
  context: Context,
): readonly R[] {
  const key = columns.find(({label}) => label === sorting?.by)?.key;
  if (!sorting || !key) return rows;
  return [...rows].sort((a, b) => compare(key(a, context), key(b, context), sorting.order));
}

const textOf = <R>(row: R, columns: readonly Column<R>[], context: Context) =>
  columns
    .flatMap(({key, words}) => words?.(row, context) ?? key?.(row, context) ?? [])
    .join('\n')
    .toLowerCase();

/** Rows in which every word of the query is seen, or whose message it is, and with the chosen values. */
export function chooseRows<R>(
  rows: readonly R[],
  {columns, facets, messageOf}: Pick<Table<R>, 'columns' | 'facets' | 'messageOf'>,
  {query, values}: Choice,
  context: Context,
): readonly R[] {
  const whole = query.trim();
  const words = query.toLowerCase().split(/\s+/).map(unquoted).filter(Boolean);
  return rows.filter((row) => {
    const text = textOf(row, columns, context);
    return (
      (words.every((word) => text.includes(word)) || (messageOf && isMessage(whole, messageOf(row)))) &&
      facets.every(({label, of}) => !values[label] || values[label] === of(row))
    );
  });
}

/** What was chosen, for paper: "Filter: token; Kind: sample". */
export const textOfChoice = ({query, values}: Choice) =>
  [['Filter', query.trim()], ...Object.entries(values)]
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('; ');

export interface FacetValue {
  value: string;
  count: number;
}

/** The values of a facet, in the order of their first rows. */
export function valuesOf<R>(rows: readonly R[], {of}: Facet<R>): FacetValue[] {
  const counts = new Map<string, number>();
  rows.forEach((row) => counts.set(of(row), (counts.get(of(row)) ?? 0) + 1));
  return [...counts].map(([value, count]) => ({value, count}));
}

/** "97 rows", "5 of 97 rows". */
export const countOf = (shown: number, all: number) =>
  shown === all ? `${all} rows` : `${shown} of ${all} rows`;

/** Names of code have no space. */
export const isCode = (text: string) => !/\s/.test(text);

const SEPARATED = /(?<=[\\/_:(,.+])(?=[^\\/_:(),.+\s])/;
const SEPARATED_OR_JOINED = new RegExp(`${SEPARATED.source}|(?<=[a-z])(?=[A-Z])`);

/** Long names, cut where a line may break: behind their separators and, without a space in the text, between their words. */
export const breakable = (text: string): string[] =>
  text.split(isCode(text) ? SEPARATED_OR_JOINED : SEPARATED);

/** A text, cut around the numbers of known issues in it: "K-07". */
export const aroundIssues = (text: string): string[] => text.split(/\b(K-\d+)\b/);

import type {ReactNode} from 'react';

/** What a column is sorted by; `null` comes last. */
export type Key = string | number | null;

export interface Column<R> {
  label: string;
  /** Its part of the width, beside those of the other columns. */
  share: number;
  key: (row: R) => Key;
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
): readonly R[] {
  const key = columns.find(({label}) => label === sorting?.by)?.key;
  if (!sorting || !key) return rows;
  return [...rows].sort((a, b) => compare(key(a), key(b), sorting.order));
}

/** Anchors and addresses are not shown. */
const UNSEEN = new Set(['id', 'page', 'pages']);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (UNSEEN.has(name) ? [] : textsOf(part)));
}

/** Rows with every word of the query in them, and with the chosen values. */
export function chooseRows<R>(
  rows: readonly R[],
  facets: readonly Facet<R>[],
  {query, values}: Choice,
): readonly R[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = textsOf(row).join('\n').toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      facets.every(({label, of}) => !values[label] || values[label] === of(row))
    );
  });
}

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

/** Long names, cut where a line may break: behind their separators, and between their words. */
export const breakable = (text: string): string[] =>
  text.split(/(?<=[\\/_:(,.+])(?=[^\\/_:(),.+\s])|(?<=[a-z])(?=[A-Z])/);

/** Names of code have no space. */
export const isCode = (text: string) => !/\s/.test(text);

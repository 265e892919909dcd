import type {ReactNode} from 'react';
import {textOf} from '@site/src/shared/Changing';
import {isMessage, messageIn, unquoted} from '@site/src/shared/message';
import type {Row} from '../docsData';

export interface Page {
  to: string;
  title: string;
}

/** Finds a page, or a section of it, by its path below the folder of the docs. */
export type PageOf = (path: string, anchor?: string | null) => Page;

/** Pages by their paths below the folder of the docs, with addresses below that of their version. */
export type Pages = Readonly<Record<string, Page>>;

type LinkingRows = readonly (Row & {page?: string; pages?: readonly string[]; anchor?: string | null})[];

export const ISSUES = 'reference/known-issues.md';

export const issueHash = (number: string) => `#${number.toLowerCase()}`;

/** The numbers of the known issues that are named in the texts of the rows. */
const issuesIn = (rows: LinkingRows): string[] => [
  ...new Set(JSON.stringify(rows).match(/\bK-\d+\b/g) ?? []),
];

/** The pages that rows refer to, by their paths. */
export function pagesIn(rows: LinkingRows): string[] {
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
export function targetsIn(rows: LinkingRows, pageOf: PageOf): string[] {
  const sections = rows.flatMap(({page, anchor}) =>
    page !== undefined && typeof anchor === 'string' ? [pageOf(page, anchor).to] : [],
  );
  return [...sections, ...issuesIn(rows).map((issue) => pageOf(ISSUES).to + issueHash(issue))];
}

/** The value that a column is sorted by; `null` comes last. */
type Key = string | number | null;

export interface Column<R> {
  label: string;
  /** Its share of the width, relative to those of the other columns. */
  share: number;
  /** Without it, the table cannot be sorted by this column: a list has no single value. */
  key?: (row: R, pageOf: PageOf) => Key;
  /** The content of the cell, `null` for an empty one; by default the key. */
  show?: (row: R, pageOf: PageOf) => ReactNode;
}

/** A property with few values, by which rows can also be filtered. */
export interface Facet<R> {
  label: string;
  of: (row: R) => string;
}

export interface Table<R> {
  /** The noun for the rows: "errors". */
  rows: string;
  /** The name of a row, for the link to it; by default the key of its first column. */
  nameOf?: (row: R) => string;
  /** A message that readers paste into the filter, with a value in place of each {name}. */
  messageOf?: (row: R) => string;
  /** The first contains the name of a row. */
  columns: readonly Column<R>[];
  facets: readonly Facet<R>[];
  /** Its rows have the names of pages, which the search finds anyway. */
  isUnsearched?: boolean;
}

export interface Filter {
  query: string;
  /** The selected value by the label of a facet; if it is missing or empty, every value. */
  values: Readonly<Record<string, string>>;
}

export interface Sorting {
  /** The label of a column. */
  by: string;
  order: 'ascending' | 'descending';
}

export interface ViewState {
  filter: Filter;
  sorting?: Sorting | undefined;
}

export const noFilter: Filter = {query: '', values: {}};

export const isEmptyFilter = ({query, values}: Filter) =>
  query.trim() === '' && Object.values(values).every((value) => value === '');

type Named = Pick<Table<never>, 'rows' | 'facets'>;

/** `messages`, `messages.Kind` and `messages.sort`: a page may have several tables. */
const facetKey = (rows: string, label: string) => `${rows}.${label}`;
const sortKey = (rows: string) => `${rows}.sort`;

/** The view of a table that the query of an address asks for. */
export function viewIn(query: string, {rows, facets}: Named): ViewState {
  const params = new URLSearchParams(query);
  const values = facets.map(({label}) => [label, params.get(facetKey(rows, label)) ?? ''] as const);
  const [, sign, by] = /^(-?)(.+)$/.exec(params.get(sortKey(rows)) ?? '') ?? [];
  return {
    filter: {query: params.get(rows) ?? '', values: Object.fromEntries(values)},
    sorting: by === undefined ? undefined : {by, order: sign === '-' ? 'descending' : 'ascending'},
  };
}

/** The query of an address with the view of a table; its other parameters stay. */
export function queryOf(before: string, {rows, facets}: Named, {filter, sorting}: ViewState): string {
  const params = new URLSearchParams(before);
  const set = (key: string, value: string) => (value === '' ? params.delete(key) : params.set(key, value));
  set(rows, filter.query);
  for (const {label} of facets) set(facetKey(rows, label), filter.values[label] ?? '');
  set(sortKey(rows), sorting ? (sorting.order === 'descending' ? '-' : '') + sorting.by : '');
  return params.size > 0 ? `?${params}` : '';
}

const collator = new Intl.Collator('en-GB', {numeric: true, sensitivity: 'base'});

/** Ascending, then descending, then the order of the data. */
export function nextSorting(sorting: Sorting | undefined, by: string): Sorting | undefined {
  if (sorting?.by !== by) return {by, order: 'ascending'};
  return sorting.order === 'ascending' ? {by, order: 'descending'} : undefined;
}

/** Rows with equal values in the column stay in the order of the data. */
export function sortRows<R>(
  rows: readonly R[],
  columns: readonly Column<R>[],
  sorting: Sorting | undefined,
  pageOf: PageOf,
): readonly R[] {
  const key = columns.find(({label}) => label === sorting?.by)?.key;
  if (!sorting || !key) return rows;
  const sign = sorting.order === 'ascending' ? 1 : -1;
  return [...rows].sort((rowA, rowB) => {
    const [a, b] = [key(rowA, pageOf), key(rowB, pageOf)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * collator.compare(String(a), String(b));
  });
}

export const contentOf = <R>({show, key}: Column<R>, row: R, pageOf: PageOf): ReactNode =>
  show ? show(row, pageOf) : key?.(row, pageOf);

/** Rows that show every word of the query, or whose message it is, and that have the selected values. */
export function filterRows<R>(
  rows: readonly R[],
  {columns, facets, messageOf}: Pick<Table<R>, 'columns' | 'facets' | 'messageOf'>,
  {query: typed, values}: Filter,
  pageOf: PageOf,
): readonly R[] {
  const query = messageIn(typed);
  const words = query.toLowerCase().split(/\s+/).map(unquoted).filter(Boolean);
  const hasWords = (row: R) => {
    if (words.length === 0) return true;
    const text = columns.map((column) => textOf(contentOf(column, row, pageOf))).join('\n');
    return words.every((word) => text.toLowerCase().includes(word));
  };
  return rows.filter(
    (row) =>
      facets.every(({label, of}) => !values[label] || values[label] === of(row)) &&
      (hasWords(row) || (messageOf && isMessage(query, messageOf(row)))),
  );
}

/** The filter in words, for paper: "Filter: token; Kind: sample". */
export const textOfFilter = ({query, values}: Filter) =>
  [['Filter', query.trim()], ...Object.entries(values)]
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('; ');

/** The values of a facet with the number of their rows, in order of first appearance. */
export function valuesOf<R>(rows: readonly R[], {of}: Facet<R>): {value: string; count: number}[] {
  const counts = new Map<string, number>();
  rows.forEach((row) => counts.set(of(row), (counts.get(of(row)) ?? 0) + 1));
  return [...counts].map(([value, count]) => ({value, count}));
}

/** "97 rows", "5 of 97 rows". */
export const countOf = (shown: number, all: number) =>
  shown === all ? `${all} rows` : `${shown} of ${all} rows`;

/** Names in code have no spaces. */
export const isCode = (text: string) => !/\s/.test(text);

// Not after the first character of a name: "_meta".
const SEPARATED = /(?<=[\\/:(,.+]|[a-zA-Z\d]_)(?=[^\\/_:(),.+\s])/;
const SEPARATED_OR_JOINED = new RegExp(`${SEPARATED.source}|(?<=[a-z])(?=[A-Z])`);

/** Long names, cut where a line may break: after separators and, if the text has no spaces, between the words of a name. */
export const breakable = (text: string): string[] =>
  text.split(isCode(text) ? SEPARATED_OR_JOINED : SEPARATED);

/** A text, cut around the numbers of known issues such as "K-07". */
export const aroundIssues = (text: string): string[] => text.split(/\b(K-\d+)\b/);

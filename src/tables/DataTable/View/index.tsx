import {useMemo, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Row} from '@site/src/tables/docsData';
import {Breakable} from '../cells';
import Controls from '../Controls';
import {
  contentOf,
  noFilter,
  filterRows,
  nextSorting,
  pageFinder,
  sortRows,
  type Column,
  type PageOf,
  type Pages,
  type Sorting,
  type Table,
} from '../table';
import {tables, type Rows} from '../tables';
import {useHiddenTarget, useTarget, useView} from '../useView';
import styles from '../styles.module.css';

/** In rows: a shorter table can be seen as a whole. */
const LONG = 12;

/** Keeps the sorting icon of a column beside the last word, even if the label has two lines. */
function Label({children, isSortable}: {children: string; isSortable: boolean}): ReactNode {
  const last = children.lastIndexOf(' ') + 1;
  return (
    <span>
      {children.slice(0, last)}
      <span className={styles.last}>
        {children.slice(last)}
        {isSortable && (
          <svg className="icon screenOnly" viewBox="0 0 8 12" aria-hidden="true" focusable="false">
            <path d="M1 4.5 4 1.5 7 4.5" className={styles.up} />
            <path d="M1 7.5 4 10.5 7 7.5" className={styles.down} />
          </svg>
        )}
      </span>
    </span>
  );
}

interface HeadProps {
  columns: readonly Pick<Column<never>, 'label' | 'key'>[];
  sorting: Sorting | undefined;
  sort: (by: string) => void;
}

function Head({columns, sorting, sort}: HeadProps): ReactNode {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {columns.map(({label, key}) => {
          const content = <Label isSortable={key !== undefined}>{label}</Label>;
          return (
            <th
              key={label}
              role="columnheader"
              scope="col"
              className={styles.heading}
              aria-sort={sorting?.by === label ? sorting.order : undefined}>
              {key ? (
                <button type="button" className={styles.sort} onClick={() => sort(label)}>
                  {content}
                </button>
              ) : (
                <span className={styles.sort}>{content}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface LineProps<R> {
  row: R;
  table: Table<R>;
  pageOf: PageOf;
  isTarget: boolean;
}

function Line<R extends Row>({row, table: {columns, nameOf}, pageOf, isTarget}: LineProps<R>): ReactNode {
  return (
    <tr role="row" id={row.id} className={clsx(styles.row, isTarget && 'marked')}>
      {columns.map((column, index) => {
        const {label} = column;
        const found = contentOf(column, row, pageOf);
        const content = typeof found === 'string' ? <Breakable>{found}</Breakable> : found;
        if (index === 0) {
          return (
            <th key={label} role="rowheader" scope="row" className={styles.name}>
              <div className={styles.title}>
                <div>{content}</div>
                <a
                  href={`#${row.id}`}
                  className={clsx('quiet screenOnly', styles.link)}
                  aria-label={`Link to ${nameOf?.(row) ?? column.key?.(row, pageOf)}`}>
                  #
                </a>
              </div>
            </th>
          );
        }
        return (
          <td
            key={label}
            role="cell"
            className={clsx(styles.cell, content === null && styles.isEmpty)}
            data-label={label}>
            <div>{content}</div>
          </td>
        );
      })}
    </tr>
  );
}

interface EmptyProps {
  name: string;
  span: number;
  showAll: () => void;
}

function Empty({name, span, showAll}: EmptyProps): ReactNode {
  return (
    <tr role="row" className={styles.row}>
      <td role="cell" colSpan={span} aria-colspan={span} className={styles.nothing}>
        No {name} match this filter.{' '}
        <button type="button" className={clsx('screenOnly', styles.textButton)} onClick={showAll}>
          Show all
        </button>
      </td>
    </tr>
  );
}

interface Props {
  name: keyof Rows;
  data: readonly Row[];
  pages: Pages;
  /** The address of the version: `/docs/v1`. */
  root: string;
}

/** A table with all rows in the HTML; with script they can be filtered and sorted. */
export default function View({name, data, pages, root}: Props): ReactNode {
  // The name determines the type of the rows.
  const table = tables[name] as unknown as Table<Row>;
  const {rows: noun, columns} = table;
  const pageOf = useMemo(() => pageFinder(pages, root), [pages, root]);
  const [state, setState] = useView(table);
  const {filter, sorting} = state;
  const showEverything = () => setState({filter: noFilter, sorting});
  const sort = (by: string) => setState({filter, sorting: nextSorting(sorting, by)});
  const countRef = useRef<HTMLParagraphElement>(null);
  const showAll = () => {
    showEverything();
    countRef.current?.focus();
  };
  const target = useTarget();
  useHiddenTarget(data, showEverything);
  const matching = useMemo(() => filterRows(data, table, filter, pageOf), [data, table, filter, pageOf]);
  const shown = useMemo(
    () => sortRows(matching, columns, sorting, pageOf),
    [matching, columns, sorting, pageOf],
  );
  return (
    <>
      {data.length >= LONG && (
        <Controls
          table={table}
          rows={data}
          state={state}
          setState={setState}
          count={shown.length}
          showAll={showAll}
          countRef={countRef}
        />
      )}
      <table role="table" aria-colcount={columns.length} className={styles.table}>
        <caption className="visuallyHidden">All {noun}</caption>
        <colgroup>
          {columns.map(({label, share}) => (
            <col key={label} style={{inlineSize: `${share}%`}} />
          ))}
        </colgroup>
        <Head columns={columns} sorting={sorting} sort={sort} />
        <tbody role="rowgroup">
          {shown.map((row) => (
            <Line key={row.id} row={row} table={table} pageOf={pageOf} isTarget={row.id === target} />
          ))}
          {shown.length === 0 && <Empty name={noun} span={columns.length} showAll={showAll} />}
        </tbody>
      </table>
    </>
  );
}

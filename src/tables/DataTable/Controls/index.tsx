import {useId, useMemo, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import fields from '@site/src/css/field.module.css';
import {LONGEST_PASTED} from '@site/src/shared/message';
import Changing from '@site/src/shared/Changing';
import {
  countOf,
  isEmptyFilter,
  textOfFilter,
  valuesOf,
  type Filter,
  type Table,
  type ViewState,
} from '../table';
import styles from '../styles.module.css';

interface Props<R> {
  table: Table<R>;
  rows: readonly R[];
  state: ViewState;
  setState: (state: ViewState) => void;
  /** The number of rows that match. */
  count: number;
  showAll: () => void;
  /** Gets the focus when the button that shows all rows disappears. */
  countRef: RefObject<HTMLParagraphElement | null>;
}

/** A text field, a list for each facet, and the number of matching rows. */
export default function Controls<R>({
  table: {rows: name, columns, facets},
  rows,
  state: {filter, sorting},
  setState,
  count,
  showAll,
  countRef,
}: Props<R>): ReactNode {
  const id = useId();
  const setFilter = (changed: Filter) => setState({filter: changed, sorting});
  const lists = useMemo(
    () => facets.map((facet) => ({label: facet.label, values: valuesOf(rows, facet)})),
    [facets, rows],
  );
  return (
    <div role="group" aria-label={`Choose ${name}`} className={clsx('wrapping', styles.controls)}>
      <div className={styles.query}>
        <label className="quiet" htmlFor={`${id}query`}>
          Filter {name}
        </label>
        <input
          id={`${id}query`}
          type="search"
          className={fields.field}
          value={filter.query}
          maxLength={LONGEST_PASTED}
          autoComplete="off"
          spellCheck={false}
          onChange={({target}) => setFilter({...filter, query: target.value})}
          onKeyDown={({key}) => {
            if (key === 'Escape') setFilter({...filter, query: ''});
          }}
        />
      </div>
      {lists.map(({label, values}, index) => (
        <div key={label}>
          <label className="quiet" htmlFor={`${id}${index}`}>
            {label}
          </label>
          <select
            id={`${id}${index}`}
            className={fields.field}
            value={filter.values[label] ?? ''}
            onChange={({target}) =>
              setFilter({...filter, values: {...filter.values, [label]: target.value}})
            }>
            <option value="">all</option>
            {values.map(({value, count: all}) => (
              <option key={value} value={value}>
                {value} ({all})
              </option>
            ))}
          </select>
        </div>
      ))}
      {/* For cards, which have no column heads to press. */}
      <div className={styles.sorting}>
        <label className="quiet" htmlFor={`${id}sorting`}>
          Sort by
        </label>
        <select
          id={`${id}sorting`}
          className={fields.field}
          value={sorting?.by ?? ''}
          onChange={({target: {value}}) =>
            setState({filter, sorting: value === '' ? undefined : {by: value, order: 'ascending'}})
          }>
          <option value="">as listed</option>
          {columns.map(
            ({label, key}) =>
              key && (
                // An explicit value, because a translator may change the text.
                <option key={label} value={label}>
                  {label}
                </option>
              ),
          )}
        </select>
      </div>
      <p ref={countRef} tabIndex={-1} className={clsx('quiet wholeLine', styles.count)}>
        <span role="status">
          <Changing>{countOf(count, rows.length)}</Changing>
        </span>
        {!isEmptyFilter(filter) && (
          <>
            <button type="button" className={clsx('screenOnly', styles.textButton)} onClick={showAll}>
              Show all
            </button>
            <span className={styles.printed}>
              <Changing>{textOfFilter(filter)}</Changing>
            </span>
          </>
        )}
      </p>
    </div>
  );
}

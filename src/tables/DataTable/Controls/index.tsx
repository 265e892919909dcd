import {useId, useMemo, type ReactNode, type RefObject} from 'react';
import fields from '@site/src/css/field.module.css';
import {countOf, isEverything, textOfChoice, valuesOf, type Choice, type Facet} from '../table';
import actions from '../actions.module.css';
import styles from './styles.module.css';

interface Props<R> {
  /** What the rows are. */
  name: string;
  rows: readonly R[];
  facets: readonly Facet<R>[];
  choice: Choice;
  /** How many rows the choice leaves. */
  count: number;
  choose: (choice: Choice) => void;
  showAll: () => void;
  /** Takes the focus when the button that shows all goes. */
  countRef: RefObject<HTMLParagraphElement | null>;
}

/** By which words and values the rows of a table are chosen, and how many these are. */
export default function Controls<R>({
  name,
  rows,
  facets,
  choice,
  count,
  choose,
  showAll,
  countRef,
}: Props<R>): ReactNode {
  const id = useId();
  const lists = useMemo(
    () => facets.map((facet) => ({label: facet.label, values: valuesOf(rows, facet)})),
    [facets, rows],
  );
  return (
    <div role="group" aria-label={`Choose ${name}`} className={styles.controls}>
      <div className={styles.query}>
        <label htmlFor={`${id}query`}>Filter {name}</label>
        <input
          id={`${id}query`}
          type="search"
          className={fields.field}
          value={choice.query}
          autoComplete="off"
          spellCheck={false}
          onChange={({target}) => choose({...choice, query: target.value})}
          onKeyDown={({key}) => {
            if (key === 'Escape') choose({...choice, query: ''});
          }}
        />
      </div>
      {lists.map(({label, values}, index) => (
        <div key={label}>
          <label htmlFor={`${id}${index}`}>{label}</label>
          <select
            id={`${id}${index}`}
            className={fields.field}
            value={choice.values[label] ?? ''}
            onChange={({target}) => choose({...choice, values: {...choice.values, [label]: target.value}})}>
            <option value="">all</option>
            {values.map(({value, count: all}) => (
              <option key={value} value={value}>
                {value} ({all})
              </option>
            ))}
          </select>
        </div>
      ))}
      <p ref={countRef} tabIndex={-1} className={styles.count}>
        <span role="status">{countOf(count, rows.length)}</span>
        {!isEverything(choice) && (
          <>
            <button type="button" className={actions.text} onClick={showAll}>
              Show all
            </button>
            <span className={styles.printed}>{textOfChoice(choice)}</span>
          </>
        )}
      </p>
    </div>
  );
}

import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {inFigure, inWords} from './arithmetic';
import {caseIds, cases, type Case} from './content';
import type {View} from './state';
import {placeOf, ticks, type Tick} from './scales';
import styles from './styles.module.css';

interface RowProps {
  row: Case;
  view: View;
}

const columns = [
  {of: 'result', name: 'Result type'},
  {of: 'exceptions', name: 'Exceptions'},
] as const;

function Row({row, view}: RowProps): ReactNode {
  const shorter = Math.min(row.result, row.exceptions);
  // The line is as long as the ratio: from nothing, or from the shorter time.
  const start = view === 'ratio' ? 0 : placeOf(view, shorter);
  return (
    <li className={styles.row}>
      <p className={styles.case}>{row.name}</p>
      <dl className={styles.bars}>
        {columns.map(({of, name}) => (
          <div
            key={of}
            className={clsx(styles.bar, styles[of])}
            style={
              {
                '--start': start,
                '--end': placeOf(view, view === 'ratio' ? row[of] / shorter : row[of]),
              } as CSSProperties
            }>
            <dt>{name}</dt>
            <dd>{inFigure(row[of])} ms</dd>
          </div>
        ))}
      </dl>
      <p className={styles.words}>{inWords(row)}</p>
    </li>
  );
}

const Axis = ({all}: {all: readonly Tick[]}) => (
  <div className={styles.axis} aria-hidden="true">
    {all.map(({label, place}) => (
      <span key={label} data-label={label} style={{'--at': place} as CSSProperties} />
    ))}
  </div>
);

/** The table as a chart: bars of the ratio within each case, or the times on a logarithmic scale. */
export default function Chart({view}: {view: View}): ReactNode {
  return (
    <div className={clsx(styles.chart, styles[view])}>
      <Axis all={ticks[view]} />
      {/* A list without marks is none to some readers, unless it says so. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" aria-label="The four cases">
        {caseIds.map((id) => (
          <Row key={id} row={cases[id]} view={view} />
        ))}
      </ul>
    </div>
  );
}

import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {inFigure, inRatio, inWords} from './arithmetic';
import {caseIds, cases, MOST} from './content';
import type {View} from './state';
import styles from './styles.module.css';

const COLUMNS = [
  {of: 'result', name: 'Result type'},
  {of: 'exceptions', name: 'Exceptions'},
] as const;

const CAPTIONS: Readonly<Record<View, string>> = {
  ratio: `In each case the faster one is 1. All bars are on one scale, from 0 to ${MOST.ratio} times.`,
  time: `All bars are on one scale, from 0 to ${MOST.time} ms.`,
};

/** The table as bars: the times, or how many times as long as the faster one of the case. */
export default function Chart({view}: {view: View}): ReactNode {
  return (
    <>
      <dl className={styles.chart}>
        {caseIds.map((id) => {
          const row = cases[id];
          const one = view === 'ratio' ? Math.min(row.result, row.exceptions) : 1;
          return (
            <div key={id}>
              <dt>
                <b>{row.name}</b> {inWords(row)}
              </dt>
              {COLUMNS.map(({of, name}) => (
                <dd
                  key={of}
                  className={clsx(styles.bar, styles[of])}
                  style={{'--length': row[of] / one / MOST[view]} as CSSProperties}>
                  <span>{name}</span>{' '}
                  <span>{view === 'ratio' ? `${inRatio(row[of] / one)} ×` : `${inFigure(row[of])} ms`}</span>
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
      <p className={styles.caption}>{CAPTIONS[view]}</p>
    </>
  );
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {KnownIssueRow, SupportRow} from '../docsData';
import Sign from '../Sign';
import {byGroup, byState, capitalised, countIssues, isGrave, STATES, WORDS} from '../support';
import styles from './styles.module.css';

interface Props {
  data: readonly SupportRow[];
}

/** All features in the groups of the documentation, by state, without links: the table of known issues has a row for each that links to its pages. */
export default function WhatWorks({data}: Props): ReactNode {
  return (
    <div>
      <p className={clsx('quiet wrapping', styles.key)} aria-hidden="true">
        {STATES.map((state) => (
          <Sign key={state} state={state}>
            {capitalised(state)}
          </Sign>
        ))}
      </p>
      <ul className={styles.groups}>
        {byGroup(data).map(([label, rows]) => (
          <li key={label}>
            <strong>{`${label}:`}</strong>{' '}
            <span>
              {byState(rows).map(([state, found], index, all) => (
                <span key={state} className={styles.state}>
                  <Sign state={state}>
                    <span className="visuallyHidden">{`${state}: `}</span>
                    {found.map(({feature}) => feature).join(', ')}
                    {index < all.length - 1 && <span className="visuallyHidden">;</span>}
                  </Sign>{' '}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many known issues a release has, by what they do. */
export function IssueCounts({data}: {data: readonly KnownIssueRow[]}): ReactNode {
  return (
    <ul className={styles.counts}>
      {countIssues(data).map(([severity, count]) => (
        <li key={severity}>
          <strong className={styles.count}>{count}</strong>{' '}
          <span>
            <strong className={isGrave(severity) ? 'red' : undefined}>{severity}</strong>: {WORDS[severity]}
          </span>
        </li>
      ))}
    </ul>
  );
}

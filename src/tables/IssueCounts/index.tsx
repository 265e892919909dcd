import type {ReactNode} from 'react';
import type {KnownIssueRow} from '../docsData';
import {countIssues, isGrave, WORDS} from '../support';
import styles from '../WhatWorks/styles.module.css';

/** How many known issues a release has, by what they do. */
export default function IssueCounts({data}: {data: readonly KnownIssueRow[]}): ReactNode {
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

import type {ReactNode} from 'react';
import type {SupportRow} from '../docsData';
import Sign from '../Sign';
import {byState, capitalised} from '../support';
import styles from '../Sign/styles.module.css';

interface Props {
  data: readonly SupportRow[];
}

/** All features by their state. The table of known issues, which has a row for each, leads on to their pages. */
export default function WhatWorks({data}: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {byState(data).map(([state, rows]) => (
        <li key={state}>
          <Sign state={state}>
            <strong>{`${capitalised(state)}:`}</strong>
          </Sign>{' '}
          {rows.map(({feature}) => feature).join(', ')}
        </li>
      ))}
    </ul>
  );
}

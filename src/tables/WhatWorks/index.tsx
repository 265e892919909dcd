import type {ReactNode} from 'react';
import type {SupportRow} from '../docsData';
import Sign from '../Sign';
import {byState, capitalised} from '../support';
import styles from '../Sign/styles.module.css';

interface Props {
  data: readonly SupportRow[];
}

/** All features by state, without links: the table of known issues has a row for each that links to its pages. */
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

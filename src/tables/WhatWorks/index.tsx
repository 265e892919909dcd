import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {addressOf} from '@site/config/address';
import {useReadVersion} from '@site/src/shared/useReadVersion';
import type {SupportRow} from '../docsData';
import Sign from '../Sign';
import {byState, capitalised} from '../support';
import styles from '../Sign/styles.module.css';

/** All features by their state, each with a link to its page. */
export default function WhatWorks({data}: {data: readonly SupportRow[]}): ReactNode {
  const {path} = useReadVersion();
  return (
    <ul className={styles.list}>
      {byState(data).map(([state, rows]) => (
        <li key={state}>
          <Sign state={state}>
            <strong>{capitalised(state)}:</strong>
          </Sign>{' '}
          {rows.map(({id, feature, page}, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={addressOf(page, path)}>{feature}</Link>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

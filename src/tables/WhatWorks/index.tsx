import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {addressOf} from '@site/config/address';
import {useReadVersion} from '@site/src/shared/useReadVersion';
import type {SupportRow} from '../docsData';
import Sign from '../Sign';
import {byState, capitalised} from '../support';
import styles from '../Sign/styles.module.css';

interface Props {
  data: readonly SupportRow[];
  /** Each feature leads to its page. */
  isLinked?: boolean;
}

/** All features by their state. */
export default function WhatWorks({data, isLinked = true}: Props): ReactNode {
  const {path} = useReadVersion();
  return (
    <ul className={styles.list}>
      {byState(data).map(([state, rows]) => (
        <li key={state}>
          <Sign state={state}>
            <strong>{`${capitalised(state)}:`}</strong>
          </Sign>{' '}
          {isLinked
            ? rows.map(({id, feature, page}, index) => (
                <Fragment key={id}>
                  {index > 0 && ', '}
                  <Link to={addressOf(page, path)}>{feature}</Link>
                </Fragment>
              ))
            : rows.map(({feature}) => feature).join(', ')}
        </li>
      ))}
    </ul>
  );
}

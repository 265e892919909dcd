import type {ReactNode} from 'react';
import clsx from 'clsx';
import Changing from '@site/src/shared/Changing';
import {isForeign} from '../../keyboardLayout';
import {resultsIn, type ResultList} from '../../resultList';
import type {IndexStatus} from '../../useSearch';
import styles from '../styles.module.css';

interface Props {
  query: string;
  /** The label of the version that is searched. */
  version: string;
  /** `broken`: the results could not be shown. */
  status: IndexStatus | 'broken';
  list: ResultList | undefined;
  retry: () => void;
}

/** In characters: how much of the query is repeated in a message. */
const LONGEST_ECHO = 60;

function echoOf(query: string): ReactNode {
  const text = [...query.trim()];
  return (
    <bdi>
      {text.slice(0, LONGEST_ECHO).join('')}
      {text.length > LONGEST_ECHO && '…'}
    </bdi>
  );
}

function messageOf({query, version, status, list}: Omit<Props, 'retry'>): ReactNode {
  if (status === 'notBuilt')
    return (
      <>
        The build makes the search index, so there is nothing to search in development. To try it, use{' '}
        <code>npm run build</code> and <code>npm run serve</code>.
      </>
    );
  if (status === 'broken') return 'The results could not be shown.';
  if (status === 'failed') return `The index of ${version} could not be loaded.`;
  if (status === 'loading' || !list) return `Loading the index of ${version} …`;
  if (query.trim() === '') return 'A response or an error text can be pasted as it is.';
  const {isMatch, corrections = []} = list;
  const count = resultsIn(list).length;
  const counted = count === 1 ? '1 result' : `${count} results`;
  if (isMatch && corrections.length === 0) return `${counted} in ${version}`;
  return (
    <>
      Nothing in {version} fits “{echoOf(query)}”.
      {isMatch && ` ${counted} for “${corrections.join(' ')}”.`}
      {!isMatch && isForeign(query) && ' The documentation is in English.'}
      {!isMatch && ' These are its guides.'}
    </>
  );
}

/** What was found, or why nothing was, and what can be done about it. */
export default function Status({retry, ...props}: Props): ReactNode {
  const {status} = props;
  return (
    <div className={clsx('quiet', styles.status)}>
      <p role="status" className={styles.message}>
        <Changing>
          {messageOf(props)}
          {status === 'namesOnly' && ' Only names are searched: the texts could not be loaded.'}
        </Changing>
      </p>
      {/^(?:broken|failed|namesOnly)$/.test(status) && (
        <button type="button" className="outlined" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

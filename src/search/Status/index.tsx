import type {ReactNode} from 'react';
import clsx from 'clsx';
import {optionsOf, type View} from '../resultList';
import type {Loading} from '../useIndex';
import styles from './styles.module.css';

interface Props {
  question: string;
  /** The label of the version that is searched. */
  version: string;
  state: Loading['state'];
  view: View | undefined;
  ask: (question: string) => void;
  loadAgain: () => void;
}

/** A pasted novel is not said again. */
const LONGEST_ECHO = 60;

const shortened = (text: string) =>
  text.length <= LONGEST_ECHO ? text : `${[...text].slice(0, LONGEST_ECHO).join('')}…`;

const countOf = (view: View) => {
  const count = optionsOf(view).length;
  return count === 1 ? '1 place' : `${count} places`;
};

function Message({question, version, state, view}: Omit<Props, 'ask' | 'loadAgain'>): ReactNode {
  if (state === 'unbuilt')
    return (
      <>
        The index of the search is made by the build, so there is nothing to search in development. See it
        with <code>npm run build</code> and <code>npm run serve</code>.
      </>
    );
  if (state === 'failed') return `The index of ${version} could not be loaded.`;
  if (state === 'waiting') return `Loading the index of ${version} …`;
  if (!view) return 'Reading what was pasted …';
  if (question.trim() === '') return 'A response, a log line or an error text can be pasted as it is.';
  if (view.says !== undefined) return view.says;
  const {isAnswer, meant = []} = view;
  if (isAnswer && meant.length === 0) return `${countOf(view)} in ${version}`;
  return (
    <>
      Nothing in {version} fits “<bdi>{shortened(question.trim())}</bdi>”.
      {isAnswer && ` ${countOf(view)} for “${meant.join(' ')}”.`}
      {!isAnswer && view.spellings.length === 0 && ' These are its pages.'}
    </>
  );
}

/** How far the search is, or what else can be asked. */
export default function Status({ask, loadAgain, ...said}: Props): ReactNode {
  const spellings = said.view?.spellings ?? [];
  return (
    <div className={styles.status}>
      <p role="status" className={styles.message}>
        <Message {...said} />
        {said.view?.note !== undefined && ` · ${said.view.note}`}
        {said.state === 'namesOnly' && ' Only names are searched: the texts could not be loaded.'}
      </p>
      {(said.state === 'failed' || said.state === 'namesOnly') && (
        <button type="button" className={clsx('outlined', styles.button)} onClick={loadAgain}>
          Try again
        </button>
      )}
      {spellings.length > 0 && (
        <div role="group" aria-label="Close spellings" className={styles.spellings}>
          Close to it:
          {spellings.map((spelling) => (
            <button
              key={spelling}
              type="button"
              className={clsx('outlined', styles.button)}
              onClick={() => ask(spelling)}>
              {spelling}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {JsonProblem} from '../model/json';
import Labelled from '../Labelled';
import controls from '../controls.module.css';
import styles from './styles.module.css';

interface Props {
  text: string;
  problem?: JsonProblem;
  onType: (text: string) => void;
}

/** Where a line and a column are in a text. */
const offsetOf = (text: string, {line, column}: JsonProblem) =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, before) => sum + before.length + 1, column - 1);

/** The same text under the one that is typed, with a line under the sign that the JSON breaks at. */
function Marked({text, at}: {text: string; at?: number}): ReactNode {
  const sign = at === undefined ? '' : (text[at] ?? '');
  return (
    <div aria-hidden="true" className={styles.under}>
      {text.slice(0, at)}
      {at !== undefined && <mark>{sign.trim() === '' ? `\u00a0${sign}` : sign}</mark>}
      {at !== undefined && text.slice(at + 1)}
      {/* The last line of a block is not as high as an empty one that is typed. */}
      {'\n '}
    </div>
  );
}

export default function PayloadEditor({text, problem, onType}: Props): ReactNode {
  const ref = useRef<HTMLTextAreaElement>(null);
  const at = problem && offsetOf(text, problem);
  return (
    <Labelled label="Input, as JSON" className={styles.editor}>
      {(id) => (
        <>
          <div className={clsx(styles.sheet, problem && styles.isBroken)}>
            <Marked text={text} at={at} />
            <textarea
              ref={ref}
              id={id}
              className={styles.typed}
              value={text}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              aria-invalid={problem !== undefined}
              aria-describedby={problem && `${id}-problem`}
              onChange={({target}) => onType(target.value)}
            />
          </div>
          {problem && at !== undefined && (
            <div className={styles.problem}>
              <p id={`${id}-problem`}>
                <strong>
                  Not JSON at line {problem.line}, column {problem.column}.
                </strong>{' '}
                {problem.message}. The answer is still that to the last input that was.
              </p>
              <button
                type="button"
                className={clsx('outlined', controls.button)}
                onClick={() => {
                  ref.current?.focus();
                  ref.current?.setSelectionRange(at, at + 1);
                }}>
                Go to the place
              </button>
            </div>
          )}
        </>
      )}
    </Labelled>
  );
}

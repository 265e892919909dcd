import type {ReactNode} from 'react';
import clsx from 'clsx';
import field from '@site/src/css/field.module.css';
import Labelled from '@site/src/labs/Labelled';
import controls from '@site/src/labs/controls.module.css';
import {oneLine} from '../walkState';
import styles from '../field.module.css';

interface Props {
  label: string;
  value: string;
  placeholder?: string;
  length: number;
  hint?: ReactNode;
  onWrite: (text: string) => void;
}

/** A text in code, in one line. */
export default function TextField({label, value, placeholder, length, hint, onWrite}: Props): ReactNode {
  return (
    <Labelled label={label} className={styles.field}>
      {(id) => (
        <>
          <input
            id={id}
            type="text"
            className={field.field}
            value={value}
            placeholder={placeholder}
            maxLength={length}
            spellCheck={false}
            aria-describedby={hint ? `${id}-hint` : undefined}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            onChange={({target}) => onWrite(oneLine(target.value))}
          />
          {hint && (
            <p id={`${id}-hint`} className={clsx(controls.quiet, styles.hint)}>
              {hint}
            </p>
          )}
        </>
      )}
    </Labelled>
  );
}

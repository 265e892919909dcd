import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  fieldRef: RefObject<HTMLInputElement | null>;
  question: string;
  /** The label of the version that is searched. */
  version: string;
  /** The id of the list below, where there is one. */
  listId: string | undefined;
  /** The id of the option that Enter goes to. */
  activeId: string | undefined;
  ask: (question: string) => void;
  press: (event: KeyboardEvent) => void;
  close: () => void;
}

/** Where the question is typed, and the keys that choose among the answers are heard. */
export default function Field({
  fieldRef,
  question,
  version,
  listId,
  activeId,
  ask,
  press,
  close,
}: Props): ReactNode {
  return (
    <>
      <div className={styles.bar}>
        <input
          ref={fieldRef}
          type="text"
          role="combobox"
          className={styles.field}
          aria-label={`Search ${version}`}
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder="Message, method, code or word"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={question}
          onChange={({target}) => ask(target.value)}
          onKeyDown={press}
        />
        <span className={styles.version}>{version}</span>
        <button type="button" className={styles.close} onClick={close}>
          Close
        </button>
      </div>
      <div className={clsx('fault', styles.line)} />
    </>
  );
}

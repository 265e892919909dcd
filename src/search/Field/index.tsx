import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import {LONGEST_PASTED} from '@site/src/shared/message';
import styles from './styles.module.css';

interface Props {
  fieldRef: RefObject<HTMLInputElement | null>;
  query: string;
  /** The label of the version that is searched. */
  version: string;
  listId: string | undefined;
  activeId: string | undefined;
  search: (query: string) => void;
  onKey: (event: KeyboardEvent) => void;
  close: () => void;
}

export default function Field({
  fieldRef,
  query,
  version,
  listId,
  activeId,
  search,
  onKey,
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
          maxLength={LONGEST_PASTED}
          value={query}
          onChange={({target}) => search(target.value)}
          onKeyDown={onKey}
        />
        <span className="badge">{version}</span>
        <button type="button" className={clsx('quiet inset', styles.close)} onClick={close}>
          Close
        </button>
      </div>
      <div className={clsx('fault', styles.line)} />
    </>
  );
}

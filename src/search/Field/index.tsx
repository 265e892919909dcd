import type {ClipboardEvent, KeyboardEvent, ReactNode, RefObject} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {isOneLine, toLine} from '../pastedResponse';
import styles from './styles.module.css';

interface Props {
  fieldRef: RefObject<HTMLInputElement | null>;
  value: string;
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
  value,
  version,
  listId,
  activeId,
  search,
  onKey,
  close,
}: Props): ReactNode {
  /** A field would drop line breaks, and get slow with long texts: it shows one line of what is searched. */
  const pasteLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (isOneLine(text)) return;
    event.preventDefault();
    const {selectionStart, selectionEnd} = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length) + text;
    flushSync(() => search(before + value.slice(selectionEnd ?? value.length)));
    const caret = toLine(before).length;
    fieldRef.current?.setSelectionRange(caret, caret);
  };

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
          value={value}
          onChange={({target}) => search(target.value)}
          onKeyDown={onKey}
          onPaste={pasteLines}
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

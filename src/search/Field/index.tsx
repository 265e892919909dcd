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
  /** `shown` is what the field shows of a query that is more than a line. */
  search: (query: string, shown?: string) => void;
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
  // A field drops line breaks, and long texts make it slow.
  const pasteLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (isOneLine(text)) return;
    event.preventDefault();
    const {selectionStart, selectionEnd} = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length) + text;
    const pasted = before + value.slice(selectionEnd ?? value.length);
    flushSync(() => search(pasted, toLine(pasted)));
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

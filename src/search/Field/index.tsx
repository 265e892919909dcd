import type {ClipboardEvent, KeyboardEvent, ReactNode, RefObject} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {isOneLine, lineOf} from '../pastedResponse';
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
  /** Takes the question with a pasted text that is more than a field has room for. */
  paste: (text: string) => void;
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
  paste,
  press,
  close,
}: Props): ReactNode {
  const takeLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (isOneLine(text)) return;
    event.preventDefault();
    const {value, selectionStart, selectionEnd} = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length) + text;
    const caret = lineOf(before).length;
    flushSync(() => paste(before + value.slice(selectionEnd ?? value.length)));
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
          value={question}
          onChange={({target}) => ask(target.value)}
          onKeyDown={press}
          onPaste={takeLines}
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

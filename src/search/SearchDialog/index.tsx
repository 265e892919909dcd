import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {useModal} from '@site/src/shared/useModal';
import Field from '../Field';
import Results, {listId, optionId} from '../Results';
import Status from '../Status';
import {useView} from '../useSearch';
import {isOneLine, lineOf} from '../pastedResponse';
import {optionsOf} from '../resultList';
import {useChoice} from './useActiveResult';
import styles from './styles.module.css';

interface Props {
  /** What it opens with. */
  question: string;
  onClose: () => void;
}

interface Asked {
  question: string;
  /** The whole of a pasted text, where the question is what a field shows of it. */
  pasted: string | undefined;
}

const askedOf = (text: string): Asked =>
  isOneLine(text) ? {question: text, pasted: undefined} : {question: lineOf(text), pasted: text};

/** Does for a link what Enter with the same keys would do on it. */
function follow({metaKey, ctrlKey, shiftKey}: KeyboardEvent, link: HTMLElement | null): void {
  // Not by a click with the same keys: browsers go by those of a reader's own click only.
  if ((metaKey || ctrlKey || shiftKey) && link instanceof HTMLAnchorElement)
    window.open(link.href, '_blank', 'noopener');
  else link?.click();
}

/** A field with what is found for it, over the page. */
export default function SearchDialog({question: first, onClose}: Props): ReactNode {
  const id = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [{question, pasted}, setAsked] = useState(() => askedOf(first));
  const {chosen, isHeld, point, release, choose} = useChoice(id, listRef);
  const {version, state, view, loadAgain} = useView(pasted ?? question, isHeld);
  const options = view ? optionsOf(view) : [];
  // The best answer is chosen until the reader chooses.
  const active = isHeld ? Math.min(chosen, options.length - 1) : view?.isAnswer ? 0 : -1;
  useModal(dialogRef);

  const take = (asked: Asked) => {
    setAsked(asked);
    release();
    fieldRef.current?.focus();
  };
  const ask = (text: string) => take({question: text, pasted: undefined});
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing)
      follow(event, document.getElementById(optionId(id, active)));
    else choose(event, active, options.length);
  };

  return (
    <dialog
      ref={dialogRef}
      className={clsx('modal', styles.dialog)}
      aria-label="Search the documentation"
      onClose={onClose}>
      <div className={styles.frame}>
        <Field
          {...{fieldRef, question, ask, press}}
          paste={(text) => take(askedOf(text))}
          version={version.label}
          listId={options.length > 0 ? listId(id) : undefined}
          activeId={active >= 0 ? optionId(id, active) : undefined}
          close={() => dialogRef.current?.close()}
        />
        <Status {...{question, version: version.label, state, view, ask, loadAgain}} />
        {view !== undefined && options.length > 0 && (
          <Results
            id={id}
            label={view.isAnswer ? 'Places' : 'Pages'}
            groups={view.groups}
            active={active}
            keepFocus={() => fieldRef.current?.focus()}
            {...{listRef, point}}
          />
        )}
      </div>
    </dialog>
  );
}

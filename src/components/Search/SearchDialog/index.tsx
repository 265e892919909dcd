import {useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import Field from '../Field';
import Results, {listId, optionId} from '../Results';
import Status from '../Status';
import {useView} from '../useView';
import {lineOf} from '../response';
import {optionsOf} from '../view';
import {useChoice} from './useChoice';
import {useModal} from './useModal';
import styles from './styles.module.css';

export interface Props {
  /** What was asked before there was a field for it. */
  question: string;
  onClose: () => void;
}

const isPlain = ({metaKey, ctrlKey, shiftKey}: MouseEvent) => !(metaKey || ctrlKey || shiftKey);

/** A field with what is found for it, over the page. */
export default function SearchDialog({question: asked, onClose}: Props): ReactNode {
  const id = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const [question, setQuestion] = useState(asked);
  const [pasted, setPasted] = useState<string>();
  const {chosen, isHeld, point, release, choose} = useChoice(id, listRef);
  const {version, state, view, loadAgain} = useView(pasted ?? question, isHeld);
  const options = view ? optionsOf(view) : [];
  // The best answer is chosen until the reader chooses.
  const active = isHeld ? Math.min(chosen, options.length - 1) : view?.isAnswer ? 0 : -1;
  useModal(dialogRef);

  const ask = (text: string, whole?: string) => {
    setQuestion(text);
    setPasted(whole);
    release();
    fieldRef.current?.focus();
  };
  const follow = (event: MouseEvent, to: string) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    // First, so that the focus goes to the page and not from there back to where it was.
    dialogRef.current?.close();
    history.push(to);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing)
      document.getElementById(optionId(id, active))?.click();
    else choose(event, active, options.length);
  };

  return (
    <dialog ref={dialogRef} className={styles.dialog} aria-label="Search the documentation" onClose={onClose}>
      <div className={styles.frame}>
        <Field
          {...{fieldRef, question, ask, press}}
          paste={(text) => ask(lineOf(text), text)}
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
            {...{listRef, point, follow}}
          />
        )}
      </div>
    </dialog>
  );
}

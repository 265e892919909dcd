import {useEffect, useId, useState, type ReactNode} from 'react';
import DiagramViewer from '../Viewer';
import styles from './styles.module.css';

const starter = `flowchart LR
    accTitle: A use case answers
    accDescr: A request reaches the use case, which answers with a success or a failure.
    request([Request]) --> useCase[Use case]
    useCase --> success([Success]):::success
    useCase -.-> failure([Failure]):::failure
`;

/** From the last key until the diagram is drawn. */
const PAUSE_MS = 300;

/** The text as it was when typing last stopped. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** A box to type a diagram, which is shown as it is typed, or its error. */
export default function DiagramDraft(): ReactNode {
  const [text, setText] = useState(starter);
  const settled = useSettled(text);
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        Your diagram
      </label>
      <textarea
        id={id}
        className={styles.source}
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={9}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
      />
      <section aria-label="Preview">
        {settled.trim() === '' ? (
          <p className={styles.empty}>No diagram yet</p>
        ) : (
          <DiagramViewer value={settled} />
        )}
      </section>
    </>
  );
}

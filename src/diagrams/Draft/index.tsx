import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {starter} from '../Guide/content';
import DiagramViewer from '../Viewer';
import {useDrawnHeight} from './height';
import styles from './styles.module.css';

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
  const frame = useRef<HTMLDivElement>(null);
  const height = useDrawnHeight(frame);
  const id = useId();
  return (
    <div className={styles.draft}>
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
      <section ref={frame} aria-label="Preview">
        {settled.trim() === '' ? (
          <p className={styles.empty}>No diagram yet</p>
        ) : (
          <DiagramViewer value={settled} />
        )}
      </section>
      <p className={styles.height}>
        Height of the diagram: {height === undefined ? 'none' : <code>{`%% height: ${height}`}</code>}
      </p>
    </div>
  );
}

import type {ReactNode} from 'react';
import type {Reading} from '../reading';
import styles from './styles.module.css';

interface Props {
  reading: Reading | undefined;
  /** Whether a reading may still come: its place is kept. */
  isAwaited: boolean;
}

/** A diagram in words, for everyone: its description, and what it shows, one thing after the other. */
export default function Twin({reading, isAwaited}: Props): ReactNode {
  const {description, twin = []} = reading ?? {};
  if (!description && twin.length === 0) return isAwaited ? <div className={styles.place} /> : null;
  return (
    <details className={styles.twin}>
      <summary className={styles.place}>In words</summary>
      <div className={styles.words}>
        {description && <p>{description}</p>}
        {twin.length > 0 && (
          <ol>
            {twin.map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
          </ol>
        )}
      </div>
    </details>
  );
}

import type {ReactNode} from 'react';
import {chips} from './content';
import styles from './styles.module.css';

/** What Rift is, in eight chips of two parts. */
export default function TagChips(): ReactNode {
  return (
    <section aria-label="Rift in short" className={styles.section}>
      <ul className={styles.chips}>
        {chips.map(({subject, answer}) => (
          <li key={subject} className={styles.chip}>
            <span className={styles.subject}>{subject}</span> <span className={styles.answer}>{answer}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

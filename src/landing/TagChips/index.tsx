import type {ReactNode} from 'react';
import clsx from 'clsx';
import {chips} from './content';
import shared from '../shared.module.css';
import styles from './styles.module.css';

/** What Rift is, in eight chips of two parts. */
export default function TagChips(): ReactNode {
  return (
    <section aria-label="Rift in short" className={clsx(shared.content, styles.section)}>
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

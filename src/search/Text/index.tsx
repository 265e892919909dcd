import type {ReactNode} from 'react';
import type {Piece} from '../highlight';
import styles from './styles.module.css';

/** A text in which the words that fitted a question are marked. */
export default function Text({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isMarked}, index) =>
    isMarked ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

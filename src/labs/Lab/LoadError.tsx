import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  children: string;
  retry: () => void;
}

/** Something of a lab is not there, and can be asked for again. */
export default function LoadError({children, retry}: Props): ReactNode {
  return (
    <p role="alert" className={styles.error}>
      {children}{' '}
      <button type="button" className="outlined" onClick={retry}>
        Try again
      </button>
    </p>
  );
}

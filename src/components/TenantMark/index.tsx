import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What a reader can make their own, marked without changing its colour or place. */
export default function TenantMark({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.mark}>{children}</span>;
}

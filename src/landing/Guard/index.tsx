import type {ReactNode} from 'react';
import Boundary from '@site/src/shared/Boundary';
import styles from './styles.module.css';

const fallback = (): ReactNode => (
  <p role="alert" className={styles.fallback}>
    This part of the page could not be shown. The rest works, and the documentation says the same in words.
  </p>
);

/** Shows a message in place of children that throw; the rest of the page stays. */
export default function Guard({children}: {children: ReactNode}): ReactNode {
  return <Boundary fallback={fallback}>{children}</Boundary>;
}

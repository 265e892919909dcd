import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import styles from './styles.module.css';

function Fallback(): ReactNode {
  return (
    <p role="alert" className={styles.fallback}>
      This part of the page could not be shown. The rest works, and the documentation says the same in words.
    </p>
  );
}

/** An error inside it stays inside it. */
export default function Guard({children}: {children: ReactNode}): ReactNode {
  return <ErrorBoundary fallback={Fallback}>{children}</ErrorBoundary>;
}

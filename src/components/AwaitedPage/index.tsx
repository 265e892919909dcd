import {useSyncExternalStore, type ReactNode} from 'react';
import {askAgain, subscribeAwaited} from '@site/src/utils/awaitedPage';
import styles from './styles.module.css';

/** Says why a page that was asked for does not come, over the one that is still there. */
export default function AwaitedPage(): ReactNode {
  const again = useSyncExternalStore(subscribeAwaited, askAgain, () => undefined);
  if (!again) return null;
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.text}>
        There is no connection. The page that you asked for opens as soon as there is one; until then this one
        stays.
      </p>
      <button type="button" className="outlined" onClick={again}>
        Try again
      </button>
    </div>
  );
}

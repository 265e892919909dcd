// Change: no theme container around the page, because src/theme/DocItem/Layout sets its measures.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout/Main';
import styles from '@site/src/frame/columns.module.css';

export default function DocRootLayoutMain({children}: Props): ReactNode {
  return <main className={styles.main}>{children}</main>;
}

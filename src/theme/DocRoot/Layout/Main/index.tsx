// Change: no container of the theme's around the page, whose measures are those of src/theme/DocItem/Layout.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout/Main';
import styles from './styles.module.css';

export default function DocRootLayoutMain({children}: Props): ReactNode {
  return <main className={styles.main}>{children}</main>;
}

// Change: the name is drawn inline, so that it takes the colour of the text, and the version label stands beside it.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Wordmark from '@site/src/frame/Wordmark';
import {site} from '@site/config/site';
import styles from './styles.module.css';

export default function NavbarLogo(): ReactNode {
  return (
    <div className={styles.brand}>
      <Link to="/" className={styles.name} aria-label={site.name}>
        <span className={styles.mark} />
        <Wordmark className={styles.wordmark} />
      </Link>
      <Link to="/" className={styles.label}>
        {site.versionLabel}
      </Link>
    </div>
  );
}

// Change: the name is drawn inline, so that it has the text colour, and the version label is beside it, with an explanation.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Wordmark from '@site/src/frame/Wordmark';
import {WHICH_VERSION, site} from '@site/config/site';
import DocsLink from '@site/src/shared/DocsLink';
import styles from './styles.module.css';

export default function NavbarLogo(): ReactNode {
  return (
    <div className={styles.brand}>
      <Link to="/" className={styles.name} aria-label={site.name}>
        <span className={styles.mark} />
        <Wordmark className={styles.wordmark} />
      </Link>
      <div className={styles.version} data-tip="">
        <Link to="/" className={clsx('badge', styles.label)}>
          {site.versionLabel}
        </Link>
        <p className={clsx('sheet quiet', styles.tip)}>
          A label of this site, not a release: <DocsLink to={WHICH_VERSION}>which version is which</DocsLink>
        </p>
      </div>
    </div>
  );
}

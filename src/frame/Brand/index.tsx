import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {WHICH_VERSION, site} from '@site/config/site';
import DocsLink from '@site/src/shared/DocsLink';
import Wordmark from '../Wordmark';
import styles from './styles.module.css';

/** The name, drawn inline so that it has the text colour, and beside it the version label with an explanation. */
export default function Brand(): ReactNode {
  return (
    <div className={clsx('centred', styles.brand)}>
      <Link to="/" className={clsx('centred', styles.name)} aria-label={site.name}>
        <span className={styles.mark} />
        <Wordmark className={styles.wordmark} />
      </Link>
      <div className={styles.version} data-tip="">
        <Link to="/" className={clsx('badge muted', styles.label)}>
          {site.versionLabel}
        </Link>
        <p className={clsx('sheet quiet', styles.tip)}>
          A label of this site, not a release: <DocsLink to={WHICH_VERSION}>which version is which</DocsLink>
        </p>
      </div>
    </div>
  );
}

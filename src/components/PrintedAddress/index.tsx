import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

/** Where a printed page comes from. */
export default function PrintedAddress(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  // The 404 page is made without knowing where it will be shown: in the browser it is written anew.
  const isBrowser = useIsBrowser();
  return (
    <p key={String(isBrowser)} className={styles.address} suppressHydrationWarning>
      {siteConfig.url + pathname}
    </p>
  );
}

import type {ReactNode} from 'react';
import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withoutSlash} from '@site/config/address';
import Island from '@site/src/shared/Island';
import Help from './Help';
import styles from './styles.module.css';

export default function NotFoundHelp(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {path: latest} = useLatestVersion(undefined);
  const versions = useVersions(undefined).map(({label, path, docs}) => ({
    label,
    path,
    pages: docs.filter(({unlisted}) => !unlisted).map((doc) => withoutSlash(doc.path).slice(path.length)),
  }));
  const unserved = customFields?.unserved as readonly string[];
  return (
    <div className={styles.help}>
      <svg className={styles.figure} viewBox="0 0 640 150" aria-hidden="true" focusable="false">
        <path d="M0 40h262l26 58" />
        <path className={styles.drop} d="M288 98h352" />
        <path className={styles.lost} d="M300 40h340" />
      </svg>
      <h1>The line breaks here</h1>
      <Island name="NotFoundHelp" component={Help} props={{versions, latest, unserved}} wake="load" />
    </div>
  );
}

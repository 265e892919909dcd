import type {ReactNode} from 'react';
import clsx from 'clsx';
import LastUpdated from '@theme/LastUpdated';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ProblemLink, {useDocProblem} from '../ProblemLink';
import {SOURCES, type Sources} from '../sources';
import {editAddress} from '@site/config/repository';
import styles from './styles.module.css';

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);

/** Links to the file of the page, to its tables, which are separate files, and to the same page of the next version. */
function Edit({page, data, next}: Sources): ReactNode {
  return (
    <ul className={clsx('wrapping', styles.files)} aria-label="Files of this page">
      <li>
        <a href={editAddress(page)}>Edit this page</a>
      </li>
      {next !== undefined && (
        <li>
          <a href={editAddress(next)}>Fix it for the next version too</a>
        </li>
      )}
      {data.map((file) => (
        <li key={file}>
          <a href={editAddress(file)}>Edit the table {nameOf(file)}</a>
        </li>
      ))}
    </ul>
  );
}

export default function PageFoot(): ReactNode {
  const {metadata} = useDoc();
  const problem = useDocProblem();
  const {frontMatter, lastUpdatedAt, lastUpdatedBy} = metadata;
  return (
    <div className={styles.foot}>
      {frontMatter.custom_edit_url === undefined ? (
        <Edit {...(frontMatter[SOURCES] as Sources)} />
      ) : (
        frontMatter.custom_edit_url !== null && <a href={frontMatter.custom_edit_url}>Edit this page</a>
      )}
      <div className={clsx('wrapping', styles.end)}>
        <ProblemLink problem={problem} isAtFoot />
        {lastUpdatedAt && <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />}
      </div>
    </div>
  );
}

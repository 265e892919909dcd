import {useId, type ReactNode} from 'react';
import LastUpdated from '@theme/LastUpdated';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ProblemLink, {useDocProblem} from '../ProblemLink';
import {SAMPLES_RUN, SOURCES, type SamplesRunFacts, type Sources, type VersionSources} from '../frontMatter';
import {editAddress} from '@site/config/repository';
import {comparison, fixIn, ranOn} from './words';
import styles from './styles.module.css';

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);

/** Links to the tables of a page, which are separate files. Their names are the same in every version. */
function Tables({version, data}: Pick<VersionSources, 'data' | 'version'>): ReactNode {
  if (data.length === 0) return null;
  return (
    <span>
      {data.length === 1 ? 'Edit the table: ' : 'Edit the tables: '}
      {data.map((file, index) => (
        <span key={file}>
          {index > 0 && ', '}
          <a href={editAddress(file)}>
            {nameOf(file)}
            <span className="visuallyHidden"> of {version}</span>
          </a>
        </span>
      ))}
    </span>
  );
}

/** Links to the files of the page, here and in other versions. */
function Edit({page, version, data, counterparts}: Sources): ReactNode {
  const id = useId();
  if (counterparts.length === 0) {
    return (
      <div>
        <p className="heading">
          <a href={editAddress(page)}>Edit this page</a>
        </p>
        <Tables version={version} data={data} />
      </div>
    );
  }
  return (
    <div role="group" aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className="heading">
        Edit this page
      </p>
      <ul className={styles.files}>
        <li>
          <a href={editAddress(page)} id={`${id}-here`} aria-labelledby={`${id}-title ${id}-here`}>
            Fix it here
          </a>
          <Tables version={version} data={data} />
        </li>
        {counterparts.map((counterpart) => (
          <li key={counterpart.version}>
            <a href={editAddress(counterpart.page)}>{fixIn(counterpart.version)}</a>
            <Tables {...counterpart} />
          </li>
        ))}
      </ul>
      <p className={styles.comparison}>{comparison(version, counterparts)}</p>
    </div>
  );
}

export default function PageFoot(): ReactNode {
  const {metadata} = useDoc();
  const problem = useDocProblem();
  const {frontMatter, lastUpdatedAt, lastUpdatedBy} = metadata;
  // What the samples of the page last ran on; undefined if they have changed since.
  const run = frontMatter[SAMPLES_RUN] as SamplesRunFacts | undefined;
  return (
    <div className={styles.foot}>
      {frontMatter.custom_edit_url === undefined ? (
        <Edit {...(frontMatter[SOURCES] as Sources)} />
      ) : (
        <p className="heading">
          {frontMatter.custom_edit_url !== null && <a href={frontMatter.custom_edit_url}>Edit this page</a>}
        </p>
      )}
      <div className={styles.end}>
        <ProblemLink problem={problem} isAtFoot />
        {run && <span>{ranOn(run)}</span>}
        {lastUpdatedAt && <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />}
      </div>
    </div>
  );
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ProblemLink from '../ProblemLink';
import styles from './styles.module.css';

/** Hosts answer all unknown addresses with one file: the script of notFoundAddress.ts fills in what depends on the address. */
export default function NotFoundHelp(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {path: latest} = useLatestVersion(undefined);
  const unserved = customFields?.unserved as readonly string[];
  return (
    <div className={styles.help}>
      <svg className={styles.figure} viewBox="0 0 640 150" aria-hidden="true" focusable="false">
        <path d="M0 40h262l26 58" />
        <path className={styles.drop} d="M288 98h352" />
        <path className={styles.lost} d="M300 40h340" />
      </svg>
      <h1>The line breaks here</h1>
      <p>
        There is no page at <code id="Rift-asked">this address</code>
      </p>
      <p id="Rift-nearest" hidden>
        The nearest page: <a href="/">the start</a>
      </p>
      {unserved.length > 0 && (
        <p>
          This development server leaves {unserved.join(', ')} out: <code>npm start -- --versions all</code>{' '}
          serves every version.
        </p>
      )}
      <button type="button" className={clsx('jsOnly outlined', styles.search)} data-search="">
        Search the documentation
      </button>
      <p>
        Looking for an error of Rift? <a href={`${latest}/reference/errors`}>Error messages</a> finds the text
        of a response.
      </p>
      <p className={clsx('wrapping', styles.ways)}>
        <a href="/" className="filled">
          Back to the start
        </a>
        <a href={`${latest}/introduction`}>Read the introduction</a>
        <ProblemLink problem={{title: 'Page not found'}} />
      </p>
    </div>
  );
}

import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useActiveVersion, useDoc} from '@docusaurus/plugin-content-docs/client';
import Sign from '../Sign';
import {byState, capitalised, PAGE_STATUS, type PageStatusFacts} from '../support';
import styles from '../Sign/styles.module.css';

/** How far the release supports what the page is about: an icon and a word, and each feature with a link to its row. */
export default function PageStatus(): ReactNode {
  const version = useActiveVersion(undefined);
  const facts = useDoc().metadata.frontMatter[PAGE_STATUS] as PageStatusFacts | undefined;
  if (facts === undefined) return null;
  return (
    // Not searched, because the features that it names have pages of their own.
    <p className={clsx('quiet', styles.status)} data-page-status="" data-unsearched="">
      {byState(facts.features).map(([state, features], index) => (
        <Fragment key={state}>
          {index > 0 && ' '}
          <Sign
            state={state}>{`${capitalised(state)}${index === 0 ? ` in ${facts.release}` : ''}:`}</Sign>{' '}
          {features.map(({id, feature}, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <Link to={`${version?.path ?? ''}/reference/known-issues#${id}`}>{feature}</Link>
            </Fragment>
          ))}
          .
        </Fragment>
      ))}
    </p>
  );
}

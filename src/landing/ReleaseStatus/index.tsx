import type {ReactNode} from 'react';
import knownIssues from '@site/docs/_data/knownIssues.json';
import support from '@site/docs/_data/support.json';
import DocsLink from '@site/src/shared/DocsLink';
import type {KnownIssueRow, SupportRow} from '@site/src/tables/docsData';
import WhatWorks, {IssueCounts} from '@site/src/tables/WhatWorks';
import Section from '../Section';
import {facts, intro} from './content';
import shared from '../shared.module.css';

/** The state of the release, for readers who are about to invest a day. */
export default function ReleaseStatus(): ReactNode {
  return (
    <Section {...intro} isSplit>
      <div className={shared.grid}>
        <dl className={shared.terms}>
          {facts.map(({term, text, link}) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {text}{' '}
                {link && (
                  <DocsLink to={link.to} className={shared.underlined}>
                    {link.label}
                  </DocsLink>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <WhatWorks data={support as SupportRow[]} />
        <IssueCounts data={knownIssues as KnownIssueRow[]} />
      </div>
    </Section>
  );
}

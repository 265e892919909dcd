import type {ReactNode} from 'react';
import knownIssues from '@site/docs/_data/knownIssues.json';
import type {KnownIssueRow} from '@site/src/tables/docsData';
import IssueCounts from '@site/src/tables/IssueCounts';
import Section from '../Section';
import {facts, frame} from './content';
import styles from './styles.module.css';

/** How far the release is, before anybody invests a day. */
export default function Status(): ReactNode {
  return (
    <Section {...frame} isSplit>
      <dl className={styles.facts}>
        {facts.map(({term, text}) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <IssueCounts data={knownIssues as KnownIssueRow[]} />
    </Section>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import DocsLink from '@site/src/components/DocsLink';
import Wordmark from '@site/src/components/Wordmark';
import {installCommand, site} from '@site/config/site';
import {promise, tracks} from './content';
import styles from './styles.module.css';

function Tracks(): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 720 210" role="img" aria-label={tracks.description}>
        <path className={styles.success} d="M0 62H700l-10-7m10 7-10 7" />
        <path
          className={styles.failure}
          d="M228 62l26 78m-26-78m174 0 26 78m-26-78m174 0 26 78M254 140H700l-10-7m10 7-10 7"
        />
        {tracks.steps.map((step, index) => (
          <g key={step} transform={`translate(${228 + index * 174} 62)`}>
            <circle className={styles.step} r="7" />
            <text className={styles.label} y="-22" textAnchor="middle">
              {step}
            </text>
          </g>
        ))}
        <text className={styles.label} x="0" y="40">
          request
        </text>
        <text className={styles.successLabel} x="720" y="98" textAnchor="end">
          {tracks.success}
        </text>
        <text className={styles.failureLabel} x="720" y="176" textAnchor="end">
          {tracks.failure}
        </text>
      </svg>
    </figure>
  );
}

export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <h1 className={styles.name}>
        <Wordmark className={styles.wordmark} />
        <span className={styles.spoken}>{site.name}</span>
      </h1>
      <p className={styles.promise}>{promise}</p>
      <div className={styles.ways}>
        <DocsLink to="introduction" className={styles.primary}>
          Documentation
        </DocsLink>
        <Link href={site.frameworkRepository} className={styles.secondary}>
          Sources
        </Link>
      </div>
      <CodeBlock language="bash" className={styles.install}>
        {installCommand}
      </CodeBlock>
      <Tracks />
    </header>
  );
}

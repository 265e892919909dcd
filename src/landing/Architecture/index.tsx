import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import DocsLink from '@site/src/shared/DocsLink';
import Section from '../Section';
import {frame, labels, layers, type Layer} from './content';
import tracks from '@site/src/shared/tracks.module.css';
import shared from '../shared.module.css';
import styles from './styles.module.css';

/** How far beside its station, in px, a request that fails reaches the other track. That ends beside the first one's. */
const BRANCH = 12;
const END = 18;

/** Both tracks above the cells: on the one a request comes, on the other one a failure goes back. */
function Tracks(): ReactNode {
  return (
    <svg className={styles.tracks} aria-hidden="true">
      <text className={tracks.label} x="0" y="14">
        {labels.start}
      </text>
      <text className={tracks.successLabel} x="100%" y="14" textAnchor="end">
        {labels.success}
      </text>
      <line className={tracks.success} x1="0" x2="100%" y1="42" y2="42" />
      <svg className={styles.place} x="100%">
        <path className={tracks.success} d="M-10 35 0 42l-10 7" />
      </svg>
      {layers.map(({title}, index) => (
        <svg key={title} className={styles.place} x={`${(100 / layers.length) * index}%`}>
          <path className={tracks.failure} d={`M9 50-${BRANCH} 106`} />
          <circle className={tracks.station} cx="9" cy="42" r="7.5" />
        </svg>
      ))}
      <svg className={styles.place} x={-BRANCH}>
        <line
          className={tracks.failure}
          x1={`${100 - 100 / layers.length}%`}
          x2={BRANCH - END}
          y1="106"
          y2="106"
        />
      </svg>
      <path className={tracks.failureHead} d={`M${10 - END} 99-${END} 106l10 7`} />
      <text className={tracks.failureLabel} x="0" y="132">
        {labels.failure}
      </text>
    </svg>
  );
}

interface CellProps extends Layer {
  index: number;
}

function Cell({index, title, body, proof, to}: CellProps): ReactNode {
  return (
    <li className={styles.cell}>
      <span className={styles.number}>{index + 1}</span>
      <Heading as="h3" className={clsx(shared.heading, styles.heading)}>
        <DocsLink to={to} className={shared.underlined}>
          {title}
        </DocsLink>
      </Heading>
      <p>{body}</p>
      <code className={clsx(shared.code, styles.proof)}>{proof}</code>
    </li>
  );
}

export default function Architecture(): ReactNode {
  return (
    <Section {...frame}>
      <div className={shared.wide}>
        <div className={styles.figure}>
          <Tracks />
          <ol className={styles.cells}>
            {layers.map((layer, index) => (
              <Cell key={layer.title} index={index} {...layer} />
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

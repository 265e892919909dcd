import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import DocsLink from '@site/src/shared/DocsLink';
import Section from '../Section';
import {frame, labels, layers, type Layer} from './content';
import tracks from '@site/src/shared/tracks.module.css';
import shared from '../shared.module.css';
import styles from './styles.module.css';

/** Both tracks above the cells. Their lines begin beyond the left edge of the page, where nothing can be scrolled to. */
function Tracks(): ReactNode {
  const last = layers.length - 1;
  return (
    <svg className={styles.tracks} aria-hidden="true">
      <text className={tracks.label} x="0" y="14">
        {labels.start}
      </text>
      <text className={tracks.successLabel} x="100%" y="14" textAnchor="end">
        {labels.success}
      </text>
      <line className={tracks.success} x1="-3000" x2="100%" y1="42" y2="42" />
      <svg className={styles.place} x="100%">
        <path className={tracks.success} d="M-10 35 0 42l-10 7" />
      </svg>
      {layers.map(({title}, index) => (
        <svg key={title} className={styles.place} x={`${(100 / layers.length) * index}%`}>
          <path className={tracks.failure} d={index === last ? 'M9 50-12 106H-3000' : 'M9 50-12 106'} />
          <circle className={tracks.station} cx="9" cy="42" r="7.5" />
        </svg>
      ))}
      <svg className={styles.place} x="12.5%">
        <path className={tracks.failureHead} d="M10 99 0 106l10 7" />
      </svg>
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

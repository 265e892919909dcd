import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import DocsLink from '@site/src/shared/DocsLink';
import Section from '../Section';
import {frame, labels, layers, type Layer} from './content';
import code from '@site/src/shared/code.module.css';
import tracks from '@site/src/runs/tracks.module.css';
import shared from '../shared.module.css';
import styles from './styles.module.css';

/** In px from the start of its cell: where a request that fails reaches the other track. */
const BRANCH = 21;

/** Both tracks above the cells: a request arrives on one, a failure goes back on the other. */
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
          <path className={tracks.failure} d={`M9 50 ${BRANCH} 106`} />
          <circle className={tracks.station} cx="9" cy="42" r="7.5" />
        </svg>
      ))}
      <svg className={styles.place} x={BRANCH}>
        <line
          className={tracks.failure}
          x1={`${100 - 100 / layers.length}%`}
          x2={-BRANCH}
          y1="106"
          y2="106"
        />
      </svg>
      <path className={tracks.failureHead} d="M10 99 0 106l10 7" />
      <text className={tracks.failureLabel} x="0" y="132">
        {labels.failure}
        {labels.meaning}
      </text>
    </svg>
  );
}

/** In px: the x of the tracks beside the cells, the y of a station, and the y at which a failure has changed tracks. */
const RAILS = {success: 14, failure: 44} as const;
const STATION = 12;
const BEHIND = 36;

/** Both tracks beside a cell, for when the cells are below each other. */
function Beside({isFirst}: {isFirst: boolean}): ReactNode {
  const {success, failure} = RAILS;
  return (
    <svg className={styles.beside} aria-hidden="true">
      <line className={tracks.success} x1={success} x2={success} y1={isFirst ? STATION : 0} y2="101%" />
      <line className={tracks.failure} x1={failure} x2={failure} y1={isFirst ? BEHIND : 0} y2="101%" />
      <line className={tracks.failure} x1={success} y1={STATION} x2={failure} y2={BEHIND} />
      <circle className={tracks.station} cx={success} cy={STATION} r="7" />
    </svg>
  );
}

/** Where the tracks beside the cells lead. */
function Ends(): ReactNode {
  return (
    <svg className={styles.ends} aria-hidden="true">
      {(['success', 'failure'] as const).map((side, row) => {
        const [x, y] = [RAILS[side], 15 + 26 * row];
        return (
          <g key={side}>
            <line className={tracks[side]} x1={x} x2={x} y1="0" y2={y} />
            <path
              className={side === 'success' ? tracks.success : tracks.failureHead}
              d={`M${x - 7} ${y - 10}l7 10 7-10`}
            />
            <text className={tracks[`${side}Label`]} x="64" y={y}>
              {labels[side]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface CellProps extends Layer {
  index: number;
}

function Cell({index, title, body, proof, to}: CellProps): ReactNode {
  return (
    <li className={styles.cell}>
      <Beside isFirst={index === 0} />
      <span className={styles.number}>{index + 1}</span>
      <Heading as="h3" className={clsx(shared.heading, styles.heading)}>
        <DocsLink to={to} className={shared.underlined}>
          {title}
        </DocsLink>
      </Heading>
      <p>{body}</p>
      <code className={clsx(code.code, styles.proof)}>{proof}</code>
    </li>
  );
}

export default function Architecture(): ReactNode {
  return (
    <Section {...frame}>
      <Tracks />
      <ol className={styles.cells}>
        {layers.map((layer, index) => (
          <Cell key={layer.title} index={index} {...layer} />
        ))}
      </ol>
      <Ends />
    </Section>
  );
}

import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Sample from '../Sample';
import Section from '../Section';
import {chain, elsewhere, exceptions, frame, note, steps, type Way} from './content';
import chainSource from './samples/chain.php?raw';
import exceptionsSource from './samples/exceptions.php?raw';
import tracks from '@site/src/shared/tracks.module.css';
import shared from '../shared.module.css';
import styles from './styles.module.css';

/** The x of each step on its line. */
const STATIONS = [112, 256];

interface Props {
  way: Way;
  source: string;
  /** The dashed lines of the failures, and their arrowheads. */
  failures: string;
  heads: string;
  /** The bar at which everything ends that the caller gets. */
  end: string;
  /** What else is drawn. */
  children?: ReactNode;
}

function WayOut({way, source, failures, heads, end, children}: Props): ReactNode {
  return (
    <div className={styles.way}>
      <Heading as="h3" className={shared.heading}>
        {way.title}
      </Heading>
      <svg className={styles.drawing} viewBox="0 0 560 132" role="img" aria-label={way.drawing}>
        <path className={tracks.success} d="M0 48H540l-9-6.5m9 6.5-9 6.5" />
        <path className={tracks.failure} d={failures} />
        <path className={tracks.failureHead} d={heads} />
        {steps.map((step, index) => (
          <g key={step} transform={`translate(${STATIONS[index]} 48)`}>
            <circle className={tracks.station} r="6.5" />
            <text className={tracks.label} y="-20" textAnchor="middle">
              {step}
            </text>
          </g>
        ))}
        <path className={styles.end} d={end} />
        <text className={tracks.label} x="560" y="28" textAnchor="end">
          {way.type}
        </text>
        {children}
      </svg>
      <Sample title={way.file} language="php">
        {source}
      </Sample>
      <p className={styles.caller}>
        The caller sees <code>{way.type}</code>
        {way.caller}
      </p>
    </div>
  );
}

export default function Contract(): ReactNode {
  return (
    <Section {...frame}>
      <div className={styles.ways}>
        <WayOut
          way={exceptions}
          source={exceptionsSource}
          failures="M112 55l24 66M256 55l24 66"
          heads="m126 112 10 9 4-13m130 4 10 9 4-13"
          end="M552 36v24">
          <text className={tracks.failureLabel} x="304" y="122">
            {elsewhere}
          </text>
        </WayOut>
        <WayOut
          way={chain}
          source={chainSource}
          failures="M112 55l20 57H540M256 55l20 57"
          heads="m531 105.5 9 6.5-9 6.5"
          end="M552 36v88"
        />
      </div>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}

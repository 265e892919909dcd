import type {ReactNode} from 'react';
import Player from '@site/src/runs/Player';
import DocsLink from '@site/src/shared/DocsLink';
import Section from '../Section';
import {frame, runs} from './content';
import shared from '../shared.module.css';
import styles from './styles.module.css';

/** Two recorded runs. */
export default function Runs(): ReactNode {
  return (
    <Section {...frame}>
      <div className={styles.runs}>
        {runs.map(({id, run, to, label}) => (
          <Player key={id} id={id} run={run}>
            <DocsLink to={to} className={shared.underlined}>
              {label}
            </DocsLink>
          </Player>
        ))}
      </div>
    </Section>
  );
}

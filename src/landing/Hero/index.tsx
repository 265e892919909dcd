import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CopyCommand from '@site/src/shared/CopyCommand';
import DocsLink from '@site/src/shared/DocsLink';
import Wordmark from '@site/src/frame/Wordmark';
import Player from '@site/src/runs/Player';
import type {RunSet} from '@site/src/runs/runSet';
import run from '@site/docs/_data/runs/hero.json';
import {installCommand, site} from '@site/config/site';
import {doors, fullWalk, legend, promise} from './content';
import shared from '../shared.module.css';
import styles from './styles.module.css';

export default function Hero(): ReactNode {
  const {quickStart, fit} = doors;
  return (
    <header className={clsx(shared.content, styles.hero)}>
      <div>
        <h1 className={styles.name}>
          <Wordmark className={styles.wordmark} />
          <span className="visuallyHidden">{site.name}</span>
        </h1>
        <p className={styles.promise}>{promise}</p>
        <div className={styles.ways}>
          <DocsLink to="introduction" className={clsx('filled', shared.action)}>
            Documentation
          </DocsLink>
          <Link href={site.frameworkRepository} className={clsx('outlined', shared.action)}>
            Sources<span className="visuallyHidden"> (leaves this site, opens in a new tab)</span>
          </Link>
        </div>
        <CopyCommand command={installCommand} className={styles.install} />
        <ul className={styles.doors}>
          <li>
            <DocsLink to={quickStart.to} className={styles.door}>
              {quickStart.label}
            </DocsLink>
            <span>{quickStart.note}</span>
          </li>
          <li>
            <a href={fit.href} className={styles.door}>
              {fit.label}
            </a>
            <span>{fit.note}</span>
          </li>
        </ul>
      </div>
      <Player id="walk" run={run as unknown as RunSet} legend={legend} isPlayed>
        <DocsLink to={fullWalk.to} className={shared.underlined}>
          {fullWalk.label}
        </DocsLink>
      </Player>
    </header>
  );
}

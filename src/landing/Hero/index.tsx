import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {CopyCommand} from '@site/src/shared/CopyButton';
import DocsLink from '@site/src/shared/DocsLink';
import Wordmark from '@site/src/frame/Wordmark';
import Player from '@site/src/runs/Player';
import type {RunSet} from '@site/src/runs/runSet';
import run from '@site/docs/_data/runs/hero.json';
import {installCommand, site} from '@site/config/site';
import {chips, entries, fullWalk, legend, promise} from './content';
import shared from '../shared.module.css';
import styles from './styles.module.css';

/** What Rift is, in chips of two parts. */
const Chips = (): ReactNode => (
  <section aria-label="Rift in short" className={clsx(shared.content, styles.short)}>
    <ul className={clsx('wrapping', styles.chips)}>
      {chips.map(({subject, answer}) => (
        <li key={subject}>
          <span>{subject}</span> <b>{answer}</b>
        </li>
      ))}
    </ul>
  </section>
);

export default function Hero(): ReactNode {
  const {quickStart, fit} = entries;
  return (
    <>
      <header className={clsx(shared.content, shared.grid, styles.hero)}>
        <div>
          <h1 className="flush">
            <Wordmark className={styles.wordmark} />
            <span className="visuallyHidden">{site.name}</span>
          </h1>
          <p className={styles.promise}>{promise}</p>
          <div className={clsx('wrapping', shared.actions)}>
            <DocsLink to="introduction" className="screenOnly filled">
              Documentation
            </DocsLink>
            <Link href={site.frameworkRepository} className="screenOnly outlined">
              Sources<span className="visuallyHidden"> (leaves this site, opens in a new tab)</span>
            </Link>
            <CopyCommand command={installCommand} className={clsx('wholeLine', styles.install)} />
          </div>
          <ul className={clsx(shared.rows, styles.entries)}>
            <li>
              <DocsLink to={quickStart.to} className={shared.door}>
                {quickStart.label}
              </DocsLink>
              <span className="quiet">{quickStart.note}</span>
            </li>
            <li>
              <a href={fit.href} className={shared.door}>
                {fit.label}
              </a>
              <span className="quiet">{fit.note}</span>
            </li>
          </ul>
        </div>
        <Player id="walk" run={run as unknown as RunSet} legend={legend}>
          <DocsLink to={fullWalk.to} className={shared.underlined}>
            {fullWalk.label}
          </DocsLink>
        </Player>
      </header>
      <Chips />
    </>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import DocsLink from '@site/src/shared/DocsLink';
import {changelog} from '../changelog';
import type {Entry, Point} from '../entries';
import styles from './styles.module.css';

interface Props {
  entries: readonly Entry[];
}

const formatDay = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

function PointItem({lead, text, to}: Point): ReactNode {
  return (
    <li>
      <strong>{to === undefined ? lead : <DocsLink to={to}>{lead}</DocsLink>}</strong>
      <span className={styles.text}>{text}</span>
    </li>
  );
}

function EntryItem({id, date, title, summary, points}: Entry): ReactNode {
  return (
    <article className={styles.entry} aria-labelledby={id}>
      <time className={styles.date} dateTime={date}>
        {formatDay(date)}
      </time>
      <div className="markdown">
        <Heading as="h2" id={id} className={styles.title}>
          {title}
        </Heading>
        <p>{summary}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <PointItem key={point.lead} {...point} />
          ))}
        </ul>
      </div>
    </article>
  );
}

export default function Changelog({entries}: Props): ReactNode {
  return (
    <main className={styles.page}>
      <header className="markdown">
        <Heading as="h1">{changelog.title}</Heading>
        <p>
          What changed in this documentation, the newest first. Follow it with a reader of feeds:{' '}
          {changelog.feeds.map(({title, path}, index) => (
            <span key={path}>
              {index > 0 && ' or '}
              <Link to={`pathname://${path}`} target="_self">
                {title}
              </Link>
            </span>
          ))}
          .
        </p>
      </header>
      {entries.map((entry) => (
        <EntryItem key={entry.id} {...entry} />
      ))}
    </main>
  );
}

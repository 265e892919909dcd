import {Fragment, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import {CopyCommand} from '@site/src/shared/CopyButton';
import DocsLink from '@site/src/shared/DocsLink';
import {installCommand} from '@site/config/site';
import {concepts, intro, lines, quickStart} from './content';
import shared from '../shared.module.css';
import styles from './styles.module.css';

/** The call to action at the end of the page. */
export default function Closing(): ReactNode {
  return (
    <section aria-label={intro.title}>
      <div className="fault" style={{'--fault-at': intro.faultAt} as CSSProperties} />
      <div className={clsx(shared.content, shared.grid, shared.halves, styles.call)}>
        <Heading as="h2" id={intro.id}>
          {lines.map((line, at) => (
            <Fragment key={line}>
              {at > 0 && <br />}
              {line}{' '}
            </Fragment>
          ))}
        </Heading>
        <div className={clsx('wrapping', shared.actions)}>
          <DocsLink to={quickStart.to} className="screenOnly filled">
            {quickStart.label}
          </DocsLink>
          <DocsLink to={concepts.to} className="screenOnly outlined">
            {concepts.label}
          </DocsLink>
          <CopyCommand command={installCommand} className="wholeLine" />
        </div>
      </div>
    </section>
  );
}

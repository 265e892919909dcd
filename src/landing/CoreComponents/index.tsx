import type {ReactNode} from 'react';
import clsx from 'clsx';
import DocsLink from '@site/src/shared/DocsLink';
import Section from '../Section';
import {columns, intro, stages, type Component} from './content';
import shared from '../shared.module.css';
import styles from './styles.module.css';

function Row({name, group, body, to, when}: Component): ReactNode {
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className="heading">
        <DocsLink to={to} className={shared.underlined}>
          {name}
        </DocsLink>
      </th>
      <td role="cell" className={clsx('muted', styles.group)}>
        {group}
      </td>
      <td role="cell" className={clsx('wholeLine', styles.body)}>
        {body} {when && <span className="muted">Only {when}.</span>}
      </td>
    </tr>
  );
}

/**
 * The components as a map: a column for each stage of a request, along its track. The roles are explicit, because browsers drop
 * those of rows that are not laid out as a table.
 */
export default function CoreComponents(): ReactNode {
  return (
    <Section {...intro} ground="raised">
      <table role="table" className={clsx(shared.quarters, styles.map)}>
        <caption className="visuallyHidden">Core components of Rift</caption>
        <thead role="rowgroup" className="visuallyHidden">
          <tr role="row">
            {Object.values(columns).map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {stages.map(({name, components}, index) => (
          <tbody
            key={name}
            role="rowgroup"
            aria-label={name}
            className={clsx(
              shared.stop,
              styles.stage,
              index === stages.length - 1 && clsx(shared.quarters, styles.before),
            )}>
            <tr role="presentation" className={clsx('quiet', styles.title)}>
              <td role="presentation">{name}</td>
            </tr>
            {components.map((component) => (
              <Row key={component.name} {...component} />
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}

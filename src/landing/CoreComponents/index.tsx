import type {ReactNode} from 'react';
import clsx from 'clsx';
import DocsLink from '@site/src/shared/DocsLink';
import Section from '../Section';
import {columns, components, frame, type Component} from './content';
import shared from '../shared.module.css';
import styles from './styles.module.css';

interface RowProps extends Component {
  /** Whether the row above is of the same group. */
  hasSameGroup: boolean;
}

function Row({name, group, body, to, hasSameGroup}: RowProps): ReactNode {
  return (
    <tr role="row" className={clsx(styles.row, hasSameGroup && styles.same)}>
      <th role="rowheader" scope="row" className={styles.name}>
        <DocsLink to={to} className={shared.underlined}>
          {name}
        </DocsLink>
      </th>
      <td role="cell" className={styles.group}>
        <span>{group}</span>
      </td>
      <td role="cell" className={styles.body}>
        {body}
      </td>
    </tr>
  );
}

/** The roles are explicit because rows that are not laid out as a table lose them. */
export default function CoreComponents(): ReactNode {
  return (
    <Section {...frame}>
      <table role="table" className={styles.table}>
        <caption className="spoken">Core components of Rift</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {Object.values(columns).map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {components.map((component, index) => (
            <Row
              key={component.name}
              hasSameGroup={components[index - 1]?.group === component.group}
              {...component}
            />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {asking, figure, inSchemaName, models, schemaOf, tenants, versions} from '../content';
import code from '@site/src/shared/code.module.css';
import shared from '../../shared.module.css';
import styles from './styles.module.css';

/** The schema of a tenant, all of it the label of a radio button. */
function Schema({uid, index}: {uid: string; index: number}): ReactNode {
  const id = useId();
  const tables = useId();
  return (
    <label className={styles.row}>
      <span className={styles.head}>
        <input
          type="radio"
          name="tenant"
          value={index}
          defaultChecked={index === 0}
          aria-labelledby={id}
          aria-describedby={tables}
        />
        <span id={id} className={styles.schema}>
          tenant_
          <wbr />
          {inSchemaName(uid)}
        </span>
      </span>
      <span id={tables} className={styles.tables}>
        {models.map((model) => (
          <span key={model} className={clsx(styles.table, model === asking.model && styles.asked)}>
            {model}{' '}
          </span>
        ))}
        <span className={styles.aside}>{versions}</span>
      </span>
    </label>
  );
}

function Asking(): ReactNode {
  return (
    <div className={styles.asking}>
      <h3 className={shared.heading}>{asking.title}</h3>
      <dl className={clsx(shared.terms, styles.lines)}>
        <div>
          <dt>{asking.connection}</dt>
          <dd>
            <code className={code.code} translate="no">
              createSchemaConnection(
              <wbr />
              {tenants.map((uid, index) => (
                <mark key={uid} data-tenant={index}>
                  &apos;{schemaOf(uid)}&apos;
                </mark>
              ))}
              )
            </code>
          </dd>
        </div>
        <div>
          <dt>{asking.query}</dt>
          <dd>
            <code className={code.code}>{asking.sql}</code>
          </dd>
        </div>
        <div>
          <dt>{asking.sharing}</dt>
          <dd>
            <code className={code.code}>
              <del>{asking.condition}</del>
            </code>{' '}
            <span className={styles.verdict}>{asking.verdict}</span>
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The schemas of three tenants, and what the repository of the chosen one gets. The style sheet shows which is chosen. */
export default function Tenants(): ReactNode {
  const {system} = figure;
  return (
    <div className={styles.figure}>
      <div>
        <fieldset className={styles.choice}>
          <legend>{figure.legend}</legend>
          {tenants.map((uid, index) => (
            <Schema key={uid} uid={uid} index={index} />
          ))}
        </fieldset>
        <p className={clsx(styles.row, styles.system)}>
          <span className={clsx(styles.head, styles.schema)}>{system.name}</span>
          <span className={styles.tables}>
            <span className={styles.table}>
              {system.table} <span className={styles.aside}>{tenants.length} rows</span>
            </span>
            <span className={styles.body}>{system.body}</span>
            <span className={styles.aside}>{versions}</span>
          </span>
        </p>
      </div>
      <Asking />
    </div>
  );
}

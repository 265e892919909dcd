import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Guard from '@site/src/landing/Guard';
import Changing from '@site/src/shared/Changing';
import {asking, figure, models, versions} from '../content';
import {inSchemaName, isFull, schemaOf, start, uidOf, withTenant} from './tenants';
import code from '@site/src/shared/code.module.css';
import shared from '../../shared.module.css';
import styles from './styles.module.css';

interface SchemaProps {
  uid: string;
  isChosen: boolean;
  choose: () => void;
}

/** The schema of a tenant, all of it the label of a radio button. */
function Schema({uid, isChosen, choose}: SchemaProps): ReactNode {
  const id = useId();
  const tables = useId();
  return (
    <label className={clsx(styles.row, !start.uids.includes(uid) && styles.isNew)}>
      <span className={styles.head}>
        <input
          type="radio"
          className="jsOnly"
          name="tenant"
          checked={isChosen}
          onChange={choose}
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

function Asking({schema}: {schema: string}): ReactNode {
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
              <mark>&apos;{schema}&apos;</mark>)
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

function Schemas(): ReactNode {
  const [tenants, setTenants] = useState(start);
  const reason = useId();
  const {uids, chosen, message} = tenants;
  const {system} = figure;
  const add = () => setTenants(withTenant(tenants, uidOf(crypto.getRandomValues(new Uint16Array(3)))));
  const startOver = () => setTenants({...start, message: `Back to ${start.uids.length} tenants.`});
  return (
    <div className={styles.figure}>
      <div>
        <div className={clsx('jsOnly', styles.controls)}>
          {/* Not `disabled`, which would take the focus away from the press that fills the figure. */}
          <button
            type="button"
            className={styles.add}
            aria-disabled={isFull(tenants)}
            aria-describedby={reason}
            onClick={add}>
            {figure.add}
          </button>
          <button type="button" className={clsx(shared.underlined, styles.startOver)} onClick={startOver}>
            {figure.startOver}
          </button>
          <p role="status" className={styles.message}>
            <Changing>{message}</Changing>
          </p>
          <p id={reason} className={styles.reason}>
            {isFull(tenants) && <Changing>{figure.full}</Changing>}
          </p>
        </div>
        <fieldset className={styles.choice}>
          <legend>{figure.legend}</legend>
          {uids.map((uid) => (
            <Schema
              key={uid}
              uid={uid}
              isChosen={uid === chosen}
              choose={() => setTenants({...tenants, chosen: uid})}
            />
          ))}
        </fieldset>
        <p className={clsx(styles.row, styles.system)}>
          <span className={clsx(styles.head, styles.schema)}>{system.name}</span>
          <span className={styles.tables}>
            <span className={styles.table}>
              {system.table}{' '}
              <span className={styles.aside}>
                <Changing>{`${uids.length} rows`}</Changing>
              </span>
            </span>
            <span className={styles.body}>{system.body}</span>
            <span className={styles.aside}>{versions}</span>
          </span>
        </p>
      </div>
      <Asking schema={schemaOf(chosen)} />
    </div>
  );
}

/** The schemas of tenants, to which a reader can add, and what the repository of the chosen one gets. */
export default function Tenants(): ReactNode {
  return (
    <Guard>
      <Schemas />
    </Guard>
  );
}

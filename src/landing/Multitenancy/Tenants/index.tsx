import {useId, useState, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import Guard from '@site/src/landing/Guard';
import {inSchemaName, schemaOf} from '@site/src/shared/tenant';
import {asking, figure, models, room, versions} from '../content';
import {isFull, PLACES, start, uidOf, withTenant} from './tenants';
import shared from '../../shared.module.css';
import styles from './styles.module.css';

interface BoxProps {
  uid: string;
  isChosen: boolean;
  choose: () => void;
}

/** The schema of a tenant, all of it the label of a radio button. */
function TenantBox({uid, isChosen, choose}: BoxProps): ReactNode {
  const id = useId();
  const tables = useId();
  const isNew = !start.uids.includes(uid);
  return (
    <label className={clsx(styles.box, isNew && styles.isNew)}>
      <span className={styles.head}>
        <input
          type="radio"
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
        {models.map((model, index) => (
          <span key={model} className={styles.table} style={{'--index': index} as CSSProperties}>
            {model}{' '}
          </span>
        ))}
        <span className={styles.aside}>{versions}</span>
      </span>
    </label>
  );
}

/** Keeps the room of a schema, so that adding a tenant moves nothing. */
function FreePlace(): ReactNode {
  return (
    <div className={styles.free} aria-hidden="true">
      <span className={styles.head} />
      <span className={styles.tables}>
        {[...models, versions].map((table) => (
          <span key={table} className={styles.table}>
            &nbsp;
          </span>
        ))}
      </span>
    </div>
  );
}

function SystemBox({rows}: {rows: number}): ReactNode {
  const {name, table, body} = figure.system;
  return (
    <div className={styles.system}>
      <p className={styles.head}>
        <span className={styles.schema}>{name}</span>
      </p>
      <ul className={styles.tables}>
        <li className={styles.table}>
          {table} <span className={styles.rows}>{rows} rows</span>
        </li>
        <li className={styles.aside}>{versions}</li>
      </ul>
      <p className={styles.body}>{body}</p>
    </div>
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
            <code className={shared.code}>
              createSchemaConnection(
              <wbr />
              <mark>&apos;{schema}&apos;</mark>)
            </code>
          </dd>
        </div>
        <div>
          <dt>{asking.query}</dt>
          <dd>
            <code className={shared.code}>{asking.sql}</code>
          </dd>
        </div>
        <div>
          <dt>{asking.sharing}</dt>
          <dd>
            <del>
              <code className={shared.code}>{asking.condition}</code>
            </del>{' '}
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
  const free = PLACES - uids.length;
  const add = () => setTenants(withTenant(tenants, uidOf(crypto.getRandomValues(new Uint16Array(3)))));
  const startOver = () => setTenants({...start, message: `Back to ${start.uids.length} tenants.`});
  return (
    <div className={styles.schemas}>
      <SystemBox rows={uids.length} />
      <fieldset className={styles.choice}>
        <legend>{figure.legend}</legend>
        <div className={styles.boxes}>
          {uids.map((uid) => (
            <TenantBox
              key={uid}
              uid={uid}
              isChosen={uid === chosen}
              choose={() => setTenants({...tenants, chosen: uid})}
            />
          ))}
          {Array.from({length: free}, (_, index) => (
            <FreePlace key={index} />
          ))}
        </div>
      </fieldset>
      <div className={styles.controls}>
        {/* Not `disabled`, which would take the focus away from the press that fills the figure. */}
        <button
          type="button"
          className={clsx(shared.button, styles.add)}
          aria-disabled={isFull(tenants)}
          aria-describedby={reason}
          onClick={add}>
          {figure.add}
        </button>
        <button
          type="button"
          className={clsx(shared.button, shared.underlined, styles.startOver)}
          onClick={startOver}>
          {figure.startOver}
        </button>
        <p id={reason} className={styles.reason}>
          {isFull(tenants) ? figure.full : room(free)}
        </p>
        <p role="status" className={styles.message}>
          {message}
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

import {useId, useReducer, type ReactNode} from 'react';
import clsx from 'clsx';
import Guard from '@site/src/landing/Guard';
import {inSchemaName, schemaOf} from '@site/src/shared/tenant';
import {asking, figure, models, room, versions} from '../content';
import {isFirst, isFull, move, PLACES, start, UID_BYTES, uidOf} from './tenants';
import styles from './styles.module.css';

interface BoxProps {
  uid: string;
  isChosen: boolean;
  choose: () => void;
}

/** The schema of a tenant. The whole of it is the label of its radio button. */
function TenantBox({uid, isChosen, choose}: BoxProps): ReactNode {
  const id = useId();
  const tables = useId();
  return (
    <label className={clsx(styles.box, !isFirst(uid) && styles.isNew)}>
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
        {models.map((model) => (
          <span key={model} className={styles.table}>
            {model}{' '}
          </span>
        ))}
        <span className={styles.aside}>{versions}</span>
      </span>
    </label>
  );
}

/** What a schema will fill in: adding a tenant moves nothing. */
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
      <h3>{asking.title}</h3>
      <dl className={styles.lines}>
        <div>
          <dt>{asking.connection}</dt>
          <dd>
            <code>
              createSchemaConnection(
              <wbr />
              <mark>&apos;{schema}&apos;</mark>)
            </code>
          </dd>
        </div>
        <div>
          <dt>{asking.query}</dt>
          <dd>
            <code>{asking.sql}</code>
          </dd>
        </div>
        <div>
          <dt>{asking.sharing}</dt>
          <dd>
            <del>
              <code>{asking.condition}</code>
            </del>{' '}
            <span className={styles.verdict}>{asking.verdict}</span>
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Schemas(): ReactNode {
  const [tenants, take] = useReducer(move, start);
  const reason = useId();
  const hasNoPlace = isFull(tenants);
  const free = PLACES - tenants.uids.length;
  const add = () => take({type: 'add', uid: uidOf(crypto.getRandomValues(new Uint8Array(UID_BYTES)))});
  return (
    <div className={styles.schemas}>
      <SystemBox rows={tenants.uids.length} />
      <fieldset className={styles.choice}>
        <legend>{figure.legend}</legend>
        <div className={styles.boxes}>
          {tenants.uids.map((uid) => (
            <TenantBox
              key={uid}
              uid={uid}
              isChosen={uid === tenants.chosen}
              choose={() => take({type: 'choose', uid})}
            />
          ))}
          {Array.from({length: free}, (_, index) => (
            <FreePlace key={tenants.uids.length + index} />
          ))}
        </div>
      </fieldset>
      <div className={styles.controls}>
        {/* Not `disabled`: the press that takes the last place must not take the focus away. */}
        <button
          type="button"
          className={styles.add}
          aria-disabled={hasNoPlace}
          aria-describedby={reason}
          onClick={add}>
          {figure.add}
        </button>
        <button type="button" className={styles.startOver} onClick={() => take({type: 'startOver'})}>
          {figure.startOver}
        </button>
        <p id={reason} className={styles.reason}>
          {hasNoPlace ? figure.full : room(free)}
        </p>
        <p role="status" className={styles.message}>
          {tenants.message}
        </p>
      </div>
      <Asking schema={schemaOf(tenants.chosen)} />
    </div>
  );
}

/** The schemas of tenants, to which a reader adds, and what the repository of the chosen one gets. */
export default function Tenants(): ReactNode {
  return (
    <Guard>
      <Schemas />
    </Guard>
  );
}

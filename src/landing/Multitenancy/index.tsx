import {Fragment, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import DocsLink from '@site/src/shared/DocsLink';
import Sample from '../Sample';
import Section from '../Section';
import {asking, figure, intro, inSchemaName, models, run, schemaOf, tenants, versions} from './content';
import addTenant from './samples/add-tenant.php?raw';
import shared from '../shared.module.css';
import styles from './styles.module.css';

/** The schema of a tenant, all of it the label of a radio button. */
function Schema({uid, index}: {uid: string; index: number}): ReactNode {
  const id = useId();
  const tables = useId();
  return (
    <label className={clsx('wrapping', styles.row)}>
      <span className={styles.schema}>
        <input
          type="radio"
          name="tenant"
          value={index}
          defaultChecked={index === 0}
          aria-labelledby={id}
          aria-describedby={tables}
        />
        <b id={id}>
          tenant_
          <wbr />
          {inSchemaName(uid)}
        </b>
      </span>
      <span id={tables} className={styles.tables}>
        {models.map((model) => (
          <span key={model} className={model === asking.model ? styles.asked : undefined}>
            {model}{' '}
          </span>
        ))}
        <i>{versions}</i>
      </span>
    </label>
  );
}

/** What the repository of the chosen tenant gets. */
const Asking = (): ReactNode => (
  <dl className={shared.terms}>
    <div>
      <dt>{asking.connection}</dt>
      <dd>
        <code className="bare" translate="no">
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
        <code className="bare">{asking.sql}</code>
      </dd>
    </div>
    <div>
      <dt>{asking.sharing}</dt>
      <dd>
        <code className="bare">
          <del>{asking.condition}</del>
        </code>{' '}
        <span className="green">{asking.verdict}</span>
      </dd>
    </div>
  </dl>
);

/** The schemas of three tenants, of which the style sheet shows the chosen one. */
function Tenants(): ReactNode {
  const {system} = figure;
  return (
    <div className={styles.figure}>
      <fieldset className={styles.choice}>
        <legend className="quiet">{figure.legend}</legend>
        {tenants.map((uid, index) => (
          <Schema key={uid} uid={uid} index={index} />
        ))}
      </fieldset>
      <p className={clsx('wrapping', styles.row, styles.system)}>
        <b className={styles.schema}>{system.name}</b>
        <span className={styles.tables}>
          <span>
            {system.table} <i>{tenants.length} rows</i>
          </span>
          <i>{system.body}</i>
          <i>{versions}</i>
        </span>
      </p>
      <Heading as="h3" className={shared.heading}>
        {asking.title}
      </Heading>
      <Asking />
    </div>
  );
}

export default function Multitenancy(): ReactNode {
  return (
    <Section {...intro} isSplit ground="deep">
      <Tenants />
      <div>
        <Heading as="h3" className={shared.heading}>
          {run.title}
        </Heading>
        <p className={shared.text}>{run.body}</p>
        <p className={shared.text}>{run.databases}</p>
        <p className="quiet flush">
          {run.defects.map(({body, link}) => (
            <Fragment key={link.to}>
              {body} <DocsLink to={link.to}>{link.label}</DocsLink>.{' '}
            </Fragment>
          ))}
        </p>
      </div>
      <Sample title={run.file} language="php">
        {addTenant.slice(addTenant.indexOf('Configurator::'))}
      </Sample>
    </Section>
  );
}

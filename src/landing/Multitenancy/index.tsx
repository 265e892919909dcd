import {Fragment, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import DocsLink from '@site/src/shared/DocsLink';
import Sample from '../Sample';
import Section from '../Section';
import {frame, run} from './content';
import addTenant from './samples/add-tenant.php?raw';
import Tenants from './Tenants';
import shared from '../shared.module.css';
import styles from './styles.module.css';

export default function Multitenancy(): ReactNode {
  return (
    <Section {...frame} layout="split" ground="deep">
      <Tenants />
      <div className={styles.run}>
        <div>
          <Heading as="h3" className={shared.heading}>
            {run.title}
          </Heading>
          <p>{run.body}</p>
          <p>{run.databases}</p>
          <p className={styles.note}>
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
      </div>
    </Section>
  );
}

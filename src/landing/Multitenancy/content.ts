import type {Intro} from '../Section';

export const intro: Intro = {
  id: 'tenants',
  title: 'Your next customer is a schema',
  lead: 'Tenants have the same tables but never share one. A connection is bound to one schema, so there is no tenant condition to write, no global scope to configure and no filter to forget.',
  link: {to: 'architecture/databases', label: 'The database layout'},
  faultAt: '16%',
};

/** The models that have a table in the schema of every tenant. */
export const models = ['Clients', 'Services', 'Invoices', 'Orders'] as const;

/** The table that the configurator adds to each schema, besides those of the models. */
export const versions = 'versions';

/** Uids of the figure. */
export const tenants = ['ab12-cd34-ef56', '9f0c-77aa-01be', '41e7-b08d-5c2a'] as const;

export const inSchemaName = (uid: string) => uid.replaceAll('-', '_');

export const schemaOf = (uid: string) => `tenant_${inSchemaName(uid)}`;

export const figure = {
  legend: 'Whose repository runs the query?',
  system: {name: 'system', table: 'tenants', body: 'the list of tenants, shared'},
} as const;

export const asking = {
  title: 'What the repository gets',
  connection: 'Connection',
  query: 'Query',
  sql: 'SELECT count(*) FROM invoices',
  /** The model whose table the query reads. */
  model: 'Invoices',
  sharing: 'With shared tables',
  condition: '… WHERE tenant_id = ?',
  verdict: 'not needed',
} as const;

export const run = {
  title: 'Adding one at run time',
  file: 'add-tenant.php',
  body: 'Register the models, choose the tenant and call configure(). It creates the schema, then the tables in that order, and records the versions of the models.',
  databases: 'PostgreSQL keeps all schemas in one database; on MySQL, each tenant has its own database.',
  defects: [
    {
      body: 'In 1.0.0, two class names need an alias before the first call:',
      link: {to: 'architecture/databases/configurators', label: 'configurators'},
    },
    {
      body: 'A second tenant gets no indexes and no foreign keys:',
      link: {to: 'architecture/databases/models/keys', label: 'keys'},
    },
  ],
} as const;

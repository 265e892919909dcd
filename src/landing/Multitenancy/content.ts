import type {Frame} from '../Section';

export const frame: Frame = {
  id: 'tenants',
  title: 'Your next customer is a schema',
  lead: 'Tenants share the structure of their tables and never a table. A connection is bound to one schema, so there is no tenant condition to write, no global scope to configure and no filter to forget.',
  link: {to: 'architecture/databases', label: 'The database layout'},
  faultAt: '16%',
};

/** The models whose tables every schema of a tenant has. */
export const models = ['Clients', 'Services', 'Invoices', 'Orders'] as const;

/** Written by the configurator into each schema, beside the tables of the models. */
export const versions = 'versions';

export const figure = {
  legend: 'Whose repository asks?',
  system: {name: 'system', table: 'tenants', body: 'The list of tenants is shared.'},
  add: 'Add a tenant',
  startOver: 'Start over',
  full: 'The figure is full. Start over to add others.',
} as const;

export const room = (places: number) => `Room for ${places} more in this figure.`;

export const asking = {
  title: 'What the repository gets',
  connection: 'Connection',
  query: 'Query',
  sql: 'SELECT count(*) FROM invoices',
  sharing: 'With shared tables',
  condition: '… WHERE tenant_id = ?',
  verdict: 'not needed',
} as const;

export const run = {
  title: 'What adds a tenant at run time',
  file: 'add-tenant.php',
  body: 'Three steps: name the models of a tenant, name the tenant, configure. The schema is created, its tables follow in that order, and the versions of their models are written down beside them.',
  databases:
    'On PostgreSQL all schemas stand in one database. On MySQL every tenant has a database of its own.',
  defects: [
    {
      body: 'In version 1.0.0 two class names need an alias before the first call; which, says',
      link: {to: 'architecture/databases/configurators', label: 'the page on configurators'},
    },
    {
      body: 'A second tenant gets its tables without indexes and foreign keys there; the way around is on',
      link: {to: 'architecture/databases/models/keys', label: 'the page on keys'},
    },
  ],
} as const;

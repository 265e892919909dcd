import {site} from '@site/config/site';

export const promise =
  'A PHP micro-framework for multi-tenant REST back ends: one database schema per tenant, raw SQL, and one result object between all layers.';

/** Where to continue, for two kinds of readers. */
export const entries = {
  quickStart: {
    to: 'first-endpoint',
    label: 'Your first endpoint in ten minutes',
    note: 'From an empty directory to one tenant’s data',
  },
  fit: {href: '#status', label: 'Is it for me?', note: 'What works, what does not, what is missing'},
} as const;

/** The question in the figure. */
export const legend = 'Break it at';

export const fullWalk = {to: 'architecture/routing#request', label: 'More requests'} as const;

interface Chip {
  subject: string;
  /** What Rift has for it. */
  answer: string;
}

export const chips: readonly Chip[] = [
  {subject: 'PHP', answer: site.phpVersion},
  {subject: 'API gateway', answer: 'data only'},
  {subject: 'Multi-tenancy', answer: 'first'},
  {subject: 'No ORM', answer: 'raw SQL'},
  {subject: 'Scaling', answer: 'schema by schema'},
  {subject: 'PSR', answer: '3, 4, 7 and 11'},
  {subject: 'Metrics and debug', answer: 'in the result'},
  {subject: 'Repositories', answer: 'SQL in one place'},
];

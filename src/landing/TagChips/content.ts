import {site} from '@site/config/site';

export interface Chip {
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

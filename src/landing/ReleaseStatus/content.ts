import type {Frame} from '../Section';

export const frame: Frame = {
  id: 'status',
  title: 'What 1.0.0 is ready for',
  lead: 'Rift is young. Its core works: the contract except map and merge, the router, the container, the validator. Some of the rest needs a workaround, and each is documented.',
  link: {to: 'reference/known-issues', label: 'All known issues, each with a workaround'},
  faultAt: '62%',
};

interface Fact {
  term: string;
  text: string;
  link?: {to: string; label: string};
}

/** What somebody asks who is about to invest a day. */
export const facts: readonly Fact[] = [
  {term: 'Licence', text: 'MIT, free of charge'},
  {
    term: 'Fit for',
    text: 'REST back ends for many tenants on PHP 8.2 and PostgreSQL, written by people who read their SQL',
  },
  {term: 'Not fit for', text: 'a quick MVP, pages rendered by the server, and migrations on MySQL'},
  {
    term: 'Not there',
    text: 'CORS, an ORM, sessions, queues and more:',
    link: {to: 'reference/what-rift-does-not-have', label: 'what Rift does not have'},
  },
  {
    term: 'Does not work yet',
    text: 'map and merge, HTTP status lines, the Accept header, the dispatcher, the init commands',
  },
];

import type {Intro} from '../Section';

export const intro: Intro = {
  id: 'status',
  title: 'What 1.0.0 is ready for',
  lead: 'Rift is young. Much of it works, some of it with a workaround, and what does not work is listed.',
  link: {to: 'reference/known-issues', label: 'Known issues, and the state of each feature'},
  faultAt: '62%',
};

interface Fact {
  term: string;
  text: string;
  link?: {to: string; label: string};
}

/** What a reader wants to know before investing a day. */
export const facts: readonly Fact[] = [
  {term: 'Licence', text: 'MIT, free of charge'},
  {
    term: 'Fit for',
    text: 'multi-tenant REST back ends on PHP 8.2 and PostgreSQL, in teams that write their own SQL',
  },
  {term: 'Not fit for', text: 'a quick MVP, pages rendered by the server, and migrations on MySQL'},
  {
    term: 'Not there',
    text: 'CORS, an ORM, sessions, queues and more:',
    link: {to: 'reference/what-rift-does-not-have', label: 'what Rift does not have'},
  },
];

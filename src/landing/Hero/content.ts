export const promise =
  'A PHP micro-framework for multi-tenant REST back ends: one database schema per tenant, raw SQL, and one result object between all layers.';

/** Where two kinds of readers go on. */
export const doors = {
  quickStart: {
    to: 'first-endpoint',
    label: 'Your first endpoint in ten minutes',
    note: 'From an empty directory to one tenant’s data',
  },
  fit: {href: '#status', label: 'Is it for me?', note: 'What works, what does not, what is missing'},
} as const;

/** What the figure asks. */
export const legend = 'Break it at';

export const fullWalk = {to: 'architecture/routing#request', label: 'More requests'} as const;

export const promise =
  'A PHP micro-framework for multi-tenant REST back ends: one database schema per tenant, raw SQL, and one result object between all layers.';

export const tracks = {
  steps: ['validate', 'repository', 'token'],
  success: 'ok: true',
  failure: 'ok: false',
  description:
    'A request runs through validate, repository and token. While each succeeds it stays on one line; the first failure drops to a second line that runs to the end.',
} as const;

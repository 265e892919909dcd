export const promise =
  'A PHP micro-framework for multi-tenant REST back ends: one database schema per tenant, raw SQL, and one result object between all layers.';

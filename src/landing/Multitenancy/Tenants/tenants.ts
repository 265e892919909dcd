import {models} from '../content';

export const inSchemaName = (uid: string) => uid.replaceAll('-', '_');

export const schemaOf = (uid: string) => `tenant_${inSchemaName(uid)}`;

/** How many tenants the figure has room for. The framework has no such limit. */
export const PLACES = 6;

export interface Tenants {
  uids: readonly string[];
  /** The one whose repository asks. */
  chosen: string;
  /** What happened last, in words. */
  message: string;
}

/** Fixed uids, so that every build has the same HTML. */
export const start: Tenants = {
  uids: ['ab12-cd34-ef56', '9f0c-77aa-01be'],
  chosen: 'ab12-cd34-ef56',
  message: 'Two tenants, and the same tables for both.',
};

const conjunction = new Intl.ListFormat('en-GB');

/** A uid as UidManager makes it: three groups of four hexadecimal digits. */
export const uidOf = (groups: Uint16Array): string =>
  Array.from(groups, (group) => group.toString(16).padStart(4, '0')).join('-');

export const isFull = ({uids}: Tenants) => uids.length >= PLACES;

export function withTenant(tenants: Tenants, uid: string): Tenants {
  if (isFull(tenants)) return tenants;
  return {
    ...tenants,
    uids: [...tenants.uids, uid],
    message: `Schema ${schemaOf(uid)} created with ${conjunction.format(models)}.`,
  };
}

import {DEFAULT_UID, schemaOf} from '@site/src/shared/tenant';
import {models} from '../content';

/** As many as the figure has places for. The framework knows no such limit. */
export const PLACES = 6;

/** Bytes that a uid takes. */
export const UID_BYTES = 6;

/** Fixed, so that the HTML is the same at every build. */
const FIRST = [DEFAULT_UID, '9f0c-77aa-01be'] as const;

export interface Tenants {
  uids: readonly string[];
  /** The one whose repository is looked at. */
  chosen: string;
  /** What happened last, in words. */
  message: string;
}

export type Move = {type: 'add'; uid: string} | {type: 'choose'; uid: string} | {type: 'startOver'};

export const start: Tenants = {
  uids: FIRST,
  chosen: FIRST[0],
  message: 'Two tenants, and the same tables for both.',
};

const conjunction = new Intl.ListFormat('en-GB');

/** A uid as UidManager makes it: three groups of four hexadecimal digits. */
export function uidOf(bytes: Uint8Array): string {
  const digits = [...bytes.slice(0, UID_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return (digits.match(/.{4}/g) ?? []).join('-');
}

export const isFull = ({uids}: Tenants) => uids.length >= PLACES;

/** Stood there from the start: nothing about it appears. */
export const isFirst = (uid: string) => start.uids.includes(uid);

export function move(tenants: Tenants, step: Move): Tenants {
  if (step.type === 'startOver') return {...start, message: `Back to ${start.uids.length} tenants.`};
  const isThere = tenants.uids.includes(step.uid);
  if (step.type === 'choose') return isThere ? {...tenants, chosen: step.uid} : tenants;
  if (isThere || isFull(tenants)) return tenants;
  return {
    ...tenants,
    uids: [...tenants.uids, step.uid],
    message: `Schema ${schemaOf(step.uid)} created with ${conjunction.format(models)}.`,
  };
}

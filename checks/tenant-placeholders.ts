import {DEFAULT_UID, inSchemaName, schemaOf} from '../src/shared/tenant';
import {each} from './lib/rule';

/** By what a page writes in place of it; the longer first. */
const WRITTEN: readonly [text: string, instead: string][] = [
  [schemaOf(DEFAULT_UID), '{{tenant.schema}} in code, <TenantSchema /> in prose'],
  [inSchemaName(DEFAULT_UID), '{{tenant.schema}} in code, <TenantSchema /> in prose'],
  [DEFAULT_UID, '{{tenant.uid}} in code, <TenantUid /> in prose'],
];

/** A tenant written by hand stays the same when a reader names another. Nothing is filled into a diagram. */
export const tenantPlaceholders = each(({source, code}) => {
  const diagrams = code
    .filter(({language}) => language === 'mermaid')
    .map(({line, value}) => ({from: line, to: line + value.split('\n').length}));
  return source.split('\n').flatMap((text, index) => {
    const line = index + 1;
    const found = WRITTEN.find(([written]) => text.includes(written));
    if (found === undefined || diagrams.some(({from, to}) => line >= from && line <= to)) return [];
    const [written, instead] = found;
    return [{line, message: `${written} is the tenant of the samples: write ${instead}`}];
  });
});

import {DEFAULT_UID, inSchemaName, schemaOf} from '../src/shared/tenant';
import {blockAt, linesIn} from './lib/page';
import {each} from './lib/rule';

/** By what a page writes in place of it; the longer first. */
const WRITTEN: readonly [text: string, instead: string][] = [
  [schemaOf(DEFAULT_UID), '{{tenant.schema}} in code, <TenantSchema /> in prose'],
  [inSchemaName(DEFAULT_UID), '{{tenant.schema}} in code, <TenantSchema /> in prose'],
  [DEFAULT_UID, '{{tenant.uid}} in code, <TenantUid /> in prose'],
];

/** A tenant written by hand stays the same when a reader names another. Nothing is filled into a diagram. */
export const tenantPlaceholders = each((page) =>
  linesIn(page.source).flatMap(({line, value}) => {
    const found = WRITTEN.find(([written]) => value.includes(written));
    if (found === undefined || blockAt(page, line)?.language === 'mermaid') return [];
    const [written, instead] = found;
    return [{line, message: `${written} is the tenant of the samples: write ${instead}`}];
  }),
);

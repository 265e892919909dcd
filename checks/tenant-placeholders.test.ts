import {expect, test} from '@playwright/test';
import {DEFAULT_UID, schemaOf} from '../src/shared/tenant';
import {block, said} from './lib/fixtures';
import {tenantPlaceholders} from './tenant-placeholders';

const schema = schemaOf(DEFAULT_UID);

test('a tenant that a reader can replace has no problem, nor one in a diagram', async () => {
  const good = [
    'The tenant <TenantUid /> has <TenantSchema />, another one `9f0c-77aa-01be`.',
    block('text', ['{{tenant.schema}}', 'tenant_9f0c_77aa_01be']),
    block('mermaid', ['flowchart LR', `  A --> ${schema}`]),
  ];
  for (const text of good) expect(await said(tenantPlaceholders, text), text).toEqual([]);
});

test('the tenant of the samples, written by hand, is found', async () => {
  const inSchema = '{{tenant.schema}} in code, <TenantSchema /> in prose';
  const inUid = '{{tenant.uid}} in code, <TenantUid /> in prose';
  const cases: [string, string][] = [
    [`A\nThe schema \`${schema}\`.`, `7: ${schema} is the tenant of the samples: write ${inSchema}`],
    [block('text', ['a', schema]), `8: ${schema} is the tenant of the samples: write ${inSchema}`],
    [
      block('php', [`$uid = '${DEFAULT_UID}';`]),
      `7: ${DEFAULT_UID} is the tenant of the samples: write ${inUid}`,
    ],
    [
      `${block('mermaid', ['flowchart LR', `  A --> ${schema}`])}\nThe id ${DEFAULT_UID}.`,
      `11: ${DEFAULT_UID} is the tenant of the samples: write ${inUid}`,
    ],
  ];
  for (const [text, message] of cases) expect(await said(tenantPlaceholders, text), text).toEqual([message]);
});

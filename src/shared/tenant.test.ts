import {expect, test} from '@playwright/test';
import {
  cut,
  DEFAULT_UID,
  faultOf,
  fill,
  hasPlaceholder,
  schemaOf,
  showsTenant,
  UID_LENGTH,
  withTenant,
} from './tenant';

test('the name of a schema has underscores only', () => {
  expect(schemaOf('ab12-cd34-ef56')).toBe('tenant_ab12_cd34_ef56');
});

test('an id of 1 to 32 letters, digits and hyphens has no fault', () => {
  for (const uid of [DEFAULT_UID, 'a', '7', '-', 'z'.repeat(UID_LENGTH)])
    expect(faultOf(uid), uid).toBeUndefined();
});

test('a fault names what is wrong', () => {
  const use = 'Use a to z, 0 to 9 and hyphens.';
  const faults: Record<string, string> = {
    '': 'Enter an id.',
    ['a'.repeat(UID_LENGTH + 1)]: 'The id has 33 characters; 32 is the most.',
    ['a'.repeat(10_000)]: 'The id has 10000 characters; 32 is the most.',
    acme_co: `“_” is not allowed. ${use}`,
    'acme co': `A space is not allowed. ${use}`,
    Acme: '“A” is not allowed. Use lower-case letters.',
    zoë: `“ë” is not allowed. ${use}`,
    'a😀': `“😀” is not allowed. ${use}`,
    'a\u200b': `The invisible character U+200B is not allowed. ${use}`,
    '\u0000': `The invisible character U+0000 is not allowed. ${use}`,
    а: `“а” is not allowed. ${use}`,
    '<img onerror>': `“<” is not allowed. ${use}`,
  };
  for (const [uid, fault] of Object.entries(faults)) expect(faultOf(uid), uid).toBe(fault);
});

test('placeholders are filled in, and their places known', () => {
  const source = "{\n  'a' => '{{tenant.uid}}', '{{tenant.schema}}{{tenant.uid}}'\n}";
  const {text, places} = fill(source, 'x-1');
  const line = "  'a' => 'x-1', 'tenant_x_1x-1'";
  expect(text).toBe(`{\n${line}\n}`);
  expect([...places.keys()]).toEqual([line]);
  expect(places.get(line)?.map(([start, end]) => line.slice(start, end))).toEqual([
    'x-1',
    'tenant_x_1',
    'x-1',
  ]);
});

test('a text that was filled in for the tenant of the samples is made one for another', () => {
  const text = `${DEFAULT_UID} has ${schemaOf(DEFAULT_UID)}; 9f0c-77aa-01be has its own`;
  expect(withTenant(text, 'x-1')).toBe('x-1 has tenant_x_1; 9f0c-77aa-01be has its own');
  expect(withTenant(text, DEFAULT_UID)).toBe(text);
});

test('a text without a placeholder stays as it is, one with an unknown placeholder is refused', () => {
  expect(hasPlaceholder('{{uid}} {tenant.uid}')).toBe(false);
  expect(fill('{{uid}} {tenant.uid}', 'x')).toEqual({text: '{{uid}} {tenant.uid}', places: new Map()});
  expect(() => fill('{{tenant.name}}', 'x')).toThrow('{{tenant.name}} is not a placeholder');
  expect(() => fill('{{tenant.toString}}', 'x')).toThrow('is not a placeholder');
});

test('a part of a line is cut where what was filled in begins and ends', () => {
  // The line is: aaXXXbbYY.
  const ranges = [
    [2, 5, 'uid'],
    [7, 9, 'schema'],
  ] as const;
  const cutOf = (part: string, offset: number) =>
    cut(part, offset, ranges).map(({text, filled}) => (filled ? `${filled}[${text}]` : text));
  expect(cutOf('aaXXXbbYY', 0)).toEqual(['aa', 'uid[XXX]', 'bb', 'schema[YY]']);
  expect(cutOf('aa', 0)).toEqual(['aa']);
  expect(cutOf('aX', 1)).toEqual(['a', 'uid[X]']);
  expect(cutOf('XX', 3)).toEqual(['rest[XX]']);
  expect(cutOf('XbbY', 4)).toEqual(['rest[X]', 'bb', 'schema[Y]']);
  expect(cutOf('', 3)).toEqual([]);
});

test('a page shows a tenant in its code or in its text', () => {
  expect(showsTenant('```php\n$uid = "{{tenant.uid}}";\n```')).toBe(true);
  expect(showsTenant('For <TenantUid /> it is so.')).toBe(true);
  expect(showsTenant('In <TenantSchema/>.')).toBe(true);
  expect(showsTenant('$tenants->getTenantUidByEmail($email), <TenantUidOther />')).toBe(false);
});

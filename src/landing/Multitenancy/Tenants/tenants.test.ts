import {expect, test} from '@playwright/test';
import {isFull, PLACES, start, uidOf, withTenant} from './tenants';

test('a uid is three groups of four lower-case hexadecimal digits', () => {
  expect(uidOf(Uint16Array.of(1, 0xabcd, 0xff10))).toBe('0001-abcd-ff10');
});

test('tenants are added until the figure is full', () => {
  let tenants = start;
  for (let count = start.uids.length; count < PLACES; count++)
    tenants = withTenant(tenants, `0000-0000-000${count}`);
  expect(tenants.uids).toHaveLength(PLACES);
  expect(isFull(tenants)).toBe(true);
  expect(withTenant(tenants, 'ffff-ffff-ffff')).toBe(tenants);
});

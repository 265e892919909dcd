import {expect, test} from '@playwright/test';
import {isFirst, isFull, move, PLACES, start, uidOf, type Tenants} from './tenants';

/** The start with `count` more. */
function withMore(count: number): Tenants {
  return Array.from({length: count}, (_, index) => `0000-0000-000${index}`).reduce(
    (tenants, uid) => move(tenants, {type: 'add', uid}),
    start,
  );
}

test('a uid is three groups of four lower-case hexadecimal digits', () => {
  expect(uidOf(Uint8Array.of(0, 1, 0xab, 0xcd, 0xff, 0x10))).toBe('0001-abcd-ff10');
  expect(uidOf(new Uint8Array(8))).toBe('0000-0000-0000');
});

test('a tenant that is added comes last, is told of and leaves the choice alone', () => {
  const tenants = move(start, {type: 'add', uid: '0000-0000-0000'});
  expect(tenants.uids).toEqual([...start.uids, '0000-0000-0000']);
  expect(tenants.chosen).toBe(start.chosen);
  expect(tenants.message).toBe(
    'Schema tenant_0000_0000_0000 created with Clients, Services, Invoices and Orders.',
  );
  expect(isFirst('0000-0000-0000')).toBe(false);
});

test('nobody is added twice, or to a figure that is full', () => {
  const [first = ''] = start.uids;
  expect(move(start, {type: 'add', uid: first})).toBe(start);
  const full = withMore(PLACES - start.uids.length);
  expect(isFull(full)).toBe(true);
  expect(move(full, {type: 'add', uid: 'ffff-ffff-ffff'})).toBe(full);
});

test('only one who is there can be chosen', () => {
  const [, second = ''] = start.uids;
  expect(move(start, {type: 'choose', uid: second}).chosen).toBe(second);
  expect(move(start, {type: 'choose', uid: 'ffff-ffff-ffff'})).toBe(start);
});

test('starting over keeps the first two and the first choice', () => {
  const tenants = move(withMore(1), {type: 'choose', uid: '0000-0000-0000'});
  const {uids, chosen} = move(tenants, {type: 'startOver'});
  expect({uids, chosen}).toEqual({uids: start.uids, chosen: start.chosen});
  expect(uids.every(isFirst)).toBe(true);
});

import {expect, test} from '@playwright/test';
import {nextIndex, type Key} from './roving';

const press = (key: string, more: Partial<Key> = {}): Key => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

test('arrow keys along the row wrap around, Home and End go to its ends', () => {
  expect(nextIndex(press('ArrowRight'), 'horizontal', 3, 4)).toBe(0);
  expect(nextIndex(press('ArrowLeft'), 'horizontal', 0, 4)).toBe(3);
  expect(nextIndex(press('ArrowDown'), 'vertical', 1, 4)).toBe(2);
  expect(nextIndex(press('ArrowUp'), 'vertical', 2, 4)).toBe(1);
  expect(nextIndex(press('Home'), 'vertical', 2, 4)).toBe(0);
  expect(nextIndex(press('End'), 'horizontal', 2, 4)).toBe(3);
});

test('other keys lead nowhere: across the row, of the browser, in an empty row', () => {
  expect(nextIndex(press('ArrowDown'), 'horizontal', 1, 4)).toBeUndefined();
  expect(nextIndex(press('ArrowRight'), 'vertical', 1, 4)).toBeUndefined();
  expect(nextIndex(press('Enter'), 'horizontal', 1, 4)).toBeUndefined();
  expect(nextIndex(press('ArrowLeft', {altKey: true}), 'horizontal', 1, 4)).toBeUndefined();
  expect(nextIndex(press('ArrowLeft', {metaKey: true}), 'horizontal', 1, 4)).toBeUndefined();
  expect(nextIndex(press('End', {ctrlKey: true}), 'horizontal', 1, 4)).toBeUndefined();
  expect(nextIndex(press('End'), 'horizontal', 0, 0)).toBeUndefined();
});

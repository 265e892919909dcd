import {expect, test} from '@playwright/test';
import {isPrintKey, type PrintKey} from './printing';

const key = (held: Partial<PrintKey>): PrintKey => ({
  key: 'p',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test('Ctrl-P prints, and Cmd-P where there is a Cmd', () => {
  expect(isPrintKey(key({ctrlKey: true}), false)).toBe(true);
  expect(isPrintKey(key({ctrlKey: true, key: 'P'}), false)).toBe(true);
  expect(isPrintKey(key({metaKey: true}), true)).toBe(true);
});

test('nothing else does', () => {
  expect(isPrintKey(key({}), false)).toBe(false);
  expect(isPrintKey(key({metaKey: true}), false)).toBe(false);
  expect(isPrintKey(key({ctrlKey: true}), true)).toBe(false);
  for (const more of [{shiftKey: true}, {altKey: true}, {metaKey: true}, {key: 'o'}])
    expect(isPrintKey(key({ctrlKey: true, ...more}), false), JSON.stringify(more)).toBe(false);
});
